/** A hundredth of a millimetre, so that every machine writes the same bytes. */
export const neat = (it) => Math.round(it * 1e5) / 1e5 + 0;
