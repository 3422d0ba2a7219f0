/** Beside a heading a link stands alone, so it gets the height of a button. */
export const actionClass = '[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center';
