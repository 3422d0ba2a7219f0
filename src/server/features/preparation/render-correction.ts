import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { CorrectionPaper } from '#domain/meetings/convocation/correction.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './correction.typ?raw';
import type { StoredCopy } from './correction-store.ts';

const typesetter = new Typesetter({ template, timeoutMs: 30_000 });

type Addressed = { readonly sentOn: IsoDate; readonly copies: readonly StoredCopy[] };

/** 訂正通知 for each owner, with the address; boxes of the house first. */
export function renderCorrection(
  paper: CorrectionPaper,
  { sentOn, copies }: Addressed,
): Promise<Uint8Array<ArrayBuffer>> {
  const inOrder = [
    ...copies.filter(({ livesHere }) => livesHere),
    ...copies.filter(({ livesHere }) => !livesHere),
  ];
  const letters = inOrder.map(({ dwellings, recipient, livesHere }) => [
    `${dwellings.replaceAll('、', '号室、')}号室`,
    `${recipient} 様`,
    ...(livesHere ? [] : ['（郵便でお送りする分）']),
  ]);
  return typesetter.typeset({ ...paper, date: formatEraDate(sentOn), letters });
}
