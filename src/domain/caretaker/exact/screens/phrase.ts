/** A word of a phrase; of a verb the part that stays the same however it is said. */
export type Piece = { readonly stem: string; readonly isDeed: boolean };

const particles = /(?<=[^ぁ-ん])(?:などの|など|の|が|に|は|と|や|へ|で)(?=[^、])|[を、・。（）]/;
const inflected = /^(.*[^ぁ-ん])[ぁ-ん]+$/;
const inKana = /^[ぁ-ん]{2,}[うくぐすつぬぶむる]$/;

/** 銀行の明細を取り込む: 銀行, 明細, and 取り込 as it stands in 取り込みます and 取り込める, too. */
export function piecesOf(phrase: string): readonly Piece[] {
  return phrase
    .normalize('NFKC')
    .toLowerCase()
    .split(particles)
    .filter((word) => word !== '')
    .map((word) => {
      const [, stem] = inflected.exec(word) ?? [];
      if (stem !== undefined) return { stem, isDeed: true };
      return inKana.test(word)
        ? { stem: word.slice(0, -1), isDeed: true }
        : { stem: word, isDeed: false };
    });
}
