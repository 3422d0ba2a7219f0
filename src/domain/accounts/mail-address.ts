const shape = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/;
const longest = 200;

/** An address as people type it, full-width letters and spaces included; nothing where it is none. */
export function readMailAddress(typed: string): string | undefined {
  const address = typed.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  return address.length <= longest && shape.test(address) ? address : undefined;
}
