/** The common look of everything one types or chooses in. */
export const inputClass =
  'w-full min-h-12 rounded-lg border-2 border-line-strong bg-page px-3 py-2 text-text placeholder:text-muted placeholder:opacity-100 hover:border-primary aria-invalid:border-danger disabled:opacity-60';
