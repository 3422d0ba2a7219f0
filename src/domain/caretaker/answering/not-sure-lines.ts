import type { Asked, Evidence } from '#domain/caretaker/evidence/evidence.ts';
import { placeOf } from './quoting/place-of.ts';
import { heading, type Line, own } from './quoting/quoted-line.ts';
import { introduced, saidPassage, saidShortly } from './quoting/said-passage.ts';
import { undecidedLines } from './undecided-lines.ts';

const mostNear = 3;
/** From here on about half of the answers are right: to say that nothing was found would turn readers away. */
const perhapsFrom = 0.4;
/** Below it, a passage has nothing to do with the question. */
const leastNear = 0.03;

/** 近い記載: the nearest passage in full, two others shortly, and where else to ask. */
export function relatedLines(evidence: Evidence, asked: Asked): readonly Line[] {
  const [first, ...others] = evidence.items;
  if (first === undefined) return unknownLines(asked);
  const passage = saidPassage(first, evidence, false);
  const besides = others
    .filter(({ chance }) => chance >= leastNear)
    .slice(0, mostNear - 1)
    .flatMap((item) => saidShortly(item, evidence, `- ${placeOf(item.passage)}：`));
  return [
    own(openingOf(evidence)),
    ...undecidedLines(evidence, passage),
    ...introduced(passage),
    ...(besides.length > 0 ? [heading('ほかの近い記載'), ...besides] : []),
    own(
      'お尋ねの内容と違うときは、言い換えてお尋ねいただくか、「理事会に質問する」をお使いください。',
    ),
  ];
}

function openingOf({ chance }: Evidence): string {
  return chance >= perhapsFrom
    ? 'お尋ねの答えに当たるかどうか確かではありませんが、次の記載があります。'
    : 'お尋ねにそのまま当たる記載は見つかりませんでした。近い記載をご案内します。';
}

/** 分からないとき: one sentence; the button to the board stands below it. */
export function unknownLines({ useDocuments }: Pick<Asked, 'useDocuments'>): readonly Line[] {
  return [
    own(
      useDocuments
        ? '申し訳ありません。お尋ねの内容は、管理組合の書類や記録、法律の説明からは見つかりませんでしたので、「理事会に質問する」をお使いください。'
        : '申し訳ありません。お尋ねの内容は、法律の説明からは見つかりませんでした。書類も調べるときは、設定の「文書を使う」を入れてください。',
    ),
  ];
}
