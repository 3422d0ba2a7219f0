const beforeAsking =
  /([\u4e00-\u9fff々ァ-ヴー]{2,8})[はがをの]?(?:何と|何|なに|どこ|誰|だれ|どなた|いつ|いくら|どの|どれ|どう|[?。]|$)/;

/** The word that is asked about: 会場 in 「総会の会場はどこですか」. Empty where there is none. */
export function askedWord(question: string): string {
  return beforeAsking.exec(question)?.[1] ?? '';
}
