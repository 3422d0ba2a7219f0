/** Writes to the books: the figures of every screen are made of them. */
export { useChange as useBooksAction } from '#web/lib/use-change.ts';
