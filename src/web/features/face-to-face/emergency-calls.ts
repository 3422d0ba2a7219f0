export type EmergencyCall = { readonly name: string; readonly phone: string };

const shown = 3;

/** The numbers of an emergency's answer, in its order: 「消防・救急：電話 **119**」. */
export function emergencyCallsIn(answer: string): readonly EmergencyCall[] {
  const lines = answer.matchAll(/^[\s>*+-]*(.+?)[：:]\s*電話\s*\*\*([\d-]{3,})\*\*/gm);
  return Array.from(lines, ([, name = '', phone = '']) => ({
    name: name.replaceAll('*', '').trim(),
    phone,
  })).slice(0, shown);
}
