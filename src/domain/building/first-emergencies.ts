type Contact = { readonly phone: string };

/** 110, 119, #7119: the same in every house, and known by heart. */
const isNational = ({ phone }: Contact) => /^#?\d{3,4}$/.test(phone);

/** 119 first, then the numbers of this house, which one has to look up; within each in the house's own order. */
export function firstEmergencies<Of extends Contact>(contacts: readonly Of[]): Of[] {
  const isFire = ({ phone }: Of) => phone === '119';
  const ofHouse = contacts.filter((it) => !isNational(it));
  const others = contacts.filter((it) => isNational(it) && !isFire(it));
  return [...contacts.filter(isFire), ...ofHouse, ...others];
}
