import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { ruleFor } from '#domain/resolutions/rule-for.ts';
import { from2026April } from '#domain/resolutions/rules.ts';
import { passWords, quorumWords } from './demand-words.ts';
import { lawQuote, resting } from './law-quote.ts';
import { baseLines, majorityLines } from './majority-lines.ts';
import { ordinaryLines } from './ordinary-lines.ts';
import { ownClauseOn } from './own-clause.ts';
import { clauseLine, ownLines } from './own-lines.ts';

/** 特別決議 as such: that of a change of the bylaws, and what takes more or less. */
export function specialLines(known: Known): readonly Line[] {
  const own = ownClauseOn(known, 'special');
  const applied = ruleFor('bylaw', 'from-2026-04', own?.clause);
  if (applied === undefined) return [];
  const { rule, refused } = applied;
  return [
    ...resting(`特別決議には、**${passWords(rule, '区分所有者')}**の賛成が必要です。`, [
      lawQuote(known, 'kubun-majorities', /出席者の4分の3以上で決める/),
    ]),
    ...baseLines(known, rule),
    ...resting(
      `- 決議をするには、${quorumWords(rule.quorum, '区分所有者')}の出席も必要です（定足数）。`,
      [lawQuote(known, 'kubun-39-quorum', /過半数を持つ人たちの出席/)],
    ),
    ...resting(
      '- 規約の変更、共用部分の重大な変更、法人化、部屋の使用禁止や競売の裁判などが、特別決議です。',
      [lawQuote(known, 'kubun-majorities', /出席者の4分の3以上で決める/)],
    ),
    ...rebuildingLine(known),
    ...ownLines(own ? [clauseLine(own, refused, rule.article)] : []),
  ];
}

function rebuildingLine(known: Known): readonly Line[] {
  const words = passWords(from2026April.rebuilding, '区分所有者');
  return resting(`- 建替えはこれと別で、${words}の賛成が必要です。`, [
    lawQuote(known, 'kubun-majorities', /全員の5分の4以上/),
  ]);
}

/** 大規模修繕: either kind, by how much it changes. */
export function repairWorksLines(known: Known): readonly Line[] {
  const [first, ...rest] = majorityLines(known, 'major-change', 'from-2026-04');
  return [
    ...resting(
      '大規模修繕は、建物の形や働きを大きく変えない工事なら**普通決議**、大きく変える工事なら特別決議です。',
      [
        lawQuote(known, 'kubun-18', /大規模修繕/),
        lawQuote(known, 'kubun-17', /普通決議で足ります/),
      ],
    ),
    ...ordinaryLines(known, null).slice(0, 1).map(asItem),
    ...(first ? [asItem(first)] : []),
    ...rest.filter(({ markdown }) => /定足数|下がります/.test(markdown)),
  ];
}

const asItem = ({ markdown, quotes }: Line): Line => ({ markdown: `- ${markdown}`, quotes });
