/** 無記名投票 of one item: yes or no, or the names among whom is chosen. */
export type SecretTerms = {
  /** 候補者, in the order of the ballot paper; nobody where the item is approved or not. */
  readonly candidates: readonly string[];
  /** 定数: how many are elected, and how many one ballot may name. */
  readonly seats: number;
};

export const mostCandidates = 40;

/** What may be marked on a ballot. */
export type Mark = { readonly mark: string; readonly label: string };

const yesOrNo: readonly Mark[] = [
  { mark: 'yes', label: '賛成' },
  { mark: 'no', label: '反対' },
];

export function marksOf({ candidates }: SecretTerms): readonly Mark[] {
  return candidates.length === 0
    ? yesOrNo
    : candidates.map((label, place) => ({ mark: `c${place + 1}`, label }));
}

/** How many marks one ballot takes; none is 白票. */
export const mostMarks = ({ candidates, seats }: SecretTerms): number =>
  candidates.length === 0 ? 1 : seats;

/** Whether a ballot can be counted as it is. */
export function isBallot(terms: SecretTerms, marks: readonly string[]): boolean {
  const known = new Set(marksOf(terms).map(({ mark }) => mark));
  return (
    marks.length <= mostMarks(terms) &&
    new Set(marks).size === marks.length &&
    marks.every((mark) => known.has(mark))
  );
}

/** What is still missing before such an item can be sent; `null` where nothing is. */
export function secretFault({ candidates, seats }: SecretTerms): string | null {
  if (candidates.length === 0) return null;
  const names = candidates.map((it) => it.trim());
  if (names.includes('')) return '候補者の名前に、空のところがあります。';
  if (new Set(names).size < names.length) return '候補者の中に、同じ名前が2つあります。';
  if (seats < 1) return '選ぶ人数を、1人以上にしてください。';
  return seats < names.length
    ? null
    : '候補者が、選ぶ人数より多くありません。候補者を書かずに、賛成か反対かを聞いてください。';
}
