/** Programs that tests run in a process of their own, for `buildProgram`. */
export const crashSource = new URL('./crash-program.ts', import.meta.url);
export const lockSource = new URL('./lock-program.ts', import.meta.url);
export const booksSource = new URL('../../testing/books/books-program.ts', import.meta.url);
export const leavingSource = new URL('../../testing/leaving/leaving-program.ts', import.meta.url);
export const actsSource = new URL('../../testing/acts/acts-program.ts', import.meta.url);
