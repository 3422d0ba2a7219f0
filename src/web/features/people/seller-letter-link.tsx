import { printSellerLetter } from '#contract/owner-change.ts';
import { type SellerLetterFacts, whyNoSellerLetter } from '#domain/people/seller-letter.ts';
import { PdfButton } from '#web/ui/pdf-button.tsx';

type Props = {
  readonly change: Pick<SellerLetterFacts, 'kind'> & {
    readonly id: string;
    readonly dwelling: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  };
};

/** 前の区分所有者への手紙, where somebody went who can be written to. */
export function SellerLetterLink({ change: { id, dwelling, kind, before, after } }: Props) {
  const leaving = before.filter((name) => !after.includes(name));
  if (whyNoSellerLetter({ kind, leaving }) !== null) return null;
  return (
    <PdfButton
      endpoint={printSellerLetter}
      input={{ changeId: id }}
      label={`前の区分所有者への手紙（${dwelling}号室）`}
    />
  );
}

export const namesOf = (names: readonly string[]) =>
  names.length === 0 ? '登録なし' : names.join('、');
