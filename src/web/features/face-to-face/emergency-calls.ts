export type EmergencyCall = { readonly name: string; readonly phone: string };

const shown = 3;

/** 「消防・救急：電話 **119**」, 「水漏れ、断水：緊急センター　電話 **0120-…**」: a number and what stands before it. */
const callLine = /^[\s>*+-]*(.+?)(?:\s*[：:]\s*|[\s　]+)電話\s*\*\*(#?[\d-]{3,})\*\*/gm;

/** The numbers of an emergency's answer, in its order. Of a line that says what for and who, who is called is told. */
export function emergencyCallsIn(answer: string): readonly EmergencyCall[] {
  return Array.from(answer.matchAll(callLine), ([, name = '', phone = '']) => ({
    name: name.replaceAll('*', '').split('：').at(-1)?.trim() ?? '',
    phone,
  })).slice(0, shown);
}
