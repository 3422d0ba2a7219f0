import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import {
  type PaperBlock,
  type PrintedPaper,
  partRow,
  tableBlock,
  textBlock,
} from '#domain/statements/pack/printed-paper.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import type { DisclosureFacts, DisclosureOrder } from './disclosure-facts.ts';
import {
  type DisclosureKey,
  type DisclosurePart,
  disclosureQuestions,
  notKnown,
} from './disclosure-questions.ts';
import { knownLines, type Line } from './known-lines.ts';

export type DisclosureAnswers = Readonly<Partial<Record<DisclosureKey, string>>>;

type Disclosure = {
  readonly facts: DisclosureFacts;
  /** `null` while it is only looked at. */
  readonly issue: { readonly number: number; readonly order: DisclosureOrder } | null;
  readonly answers: DisclosureAnswers;
};

/** In the order of the paper; what the dwelling pays stands before the second group, the settlement after it. */
const houseParts: readonly DisclosurePart[] = ['物件', '管理体制', '共用部分'];
const moneyParts: readonly DisclosurePart[] = ['組合のお金'];
const otherParts: readonly DisclosurePart[] = [
  '専有部分の決まり',
  '大規模修繕',
  '調査と診断',
  '管理の形',
  'そのほか',
];
const allParts = [...houseParts, ...moneyParts, ...otherParts];

type Part = { readonly title: string; readonly lines: readonly Line[] };

/** 管理に係る重要事項調査報告書 of one dwelling, in finished words: what is issued stays as it is. */
export function disclosurePaper({ facts, issue, answers }: Disclosure): PrintedPaper {
  const known = knownLines(facts);
  const partOf = (part: DisclosurePart): Part => {
    const asked = disclosureQuestions
      .filter((it) => it.part === part)
      .map(({ key, title }): Line => ({ name: title, words: (answers[key] ?? '').trim() }));
    const title = `${allParts.indexOf(part) + 1}　${part}`;
    return { title, lines: [...known[part], ...asked] };
  };
  const first = issue
    ? [{ title: 'この報告書について', lines: orderLines(facts, issue) }, ...houseParts.map(partOf)]
    : houseParts.map(partOf);
  return {
    title: '管理に係る重要事項調査報告書',
    fundName: '',
    period: `${formatPlainDate(facts.today)}現在`,
    startsPage: true,
    blocks: [
      linesTable('依頼、物件、管理体制、共用部分', first),
      ...duesBlocks(facts),
      linesTable('組合のお金', moneyParts.map(partOf)),
      ...moneyBlocks(facts),
      linesTable('決まり、修繕、調査、管理', otherParts.map(partOf)),
      textBlock(
        `「${notKnown}」は、管理組合の記録で確かめられなかったことを表します。ないという意味ではありません。`,
      ),
      textBlock(
        'この報告書の内容は、作成した日のものです。滞納の額は、入金があると変わります。売買のときに、あらためてご確認ください。',
      ),
    ],
  };
}

function orderLines(
  facts: DisclosureFacts,
  { number, order }: NonNullable<Disclosure['issue']>,
): readonly Line[] {
  const isAgent = order.asker === 'agent';
  return [
    { name: '番号', words: `第${number}号` },
    { name: '作成した日', words: formatPlainDate(facts.today) },
    { name: '作成した人', words: facts.associationName },
    { name: isAgent ? '依頼した宅建業者' : '依頼した区分所有者', words: order.askerName },
    ...(isAgent ? [{ name: '免許番号', words: order.license }] : []),
    { name: '依頼の日', words: formatPlainDate(order.askedOn) },
    { name: '依頼の理由', words: order.reason },
    { name: '手数料', words: order.feeYen === 0 ? 'なし' : formatYen(order.feeYen) },
  ];
}

function linesTable(caption: string, parts: readonly Part[]): PaperBlock {
  const rows = parts.flatMap(({ title, lines }) => [
    partRow(title),
    ...lines.map(({ name, words }) => ({
      look: 'line' as const,
      cells: [name, words === '' ? notKnown : words],
    })),
  ]);
  return tableBlock(
    caption,
    [
      ['項目', 'text'],
      ['内容', 'text'],
    ],
    rows,
  );
}

/** Of this dwelling alone: no other one is named, nor can it be counted out. */
function duesBlocks(facts: DisclosureFacts): readonly PaperBlock[] {
  const { dues, month, dwelling, formerDebt, awaited } = facts;
  const [year, number] = month.split('-').map(Number);
  const sums = ['monthlyYen', 'lateYen'] as const;
  const caption = `${dwelling.number}号室の毎月の負担（${year}年${number}月分）と滞納`;
  const rows = [
    ...dues.map(({ item, fund, monthlyYen, lateYen }) => ({
      look: 'line' as const,
      cells: [item, fund, paperYen(monthlyYen), paperYen(lateYen)],
    })),
    {
      look: 'total' as const,
      cells: ['合計', '', ...sums.map((key) => paperYen(sumYen(dues.map((it) => it[key]))))],
    },
  ];
  return [
    { kind: 'heading', text: caption },
    tableBlock(
      caption,
      [
        ['費目', 'text'],
        ['会計', 'text'],
        ['月額', 'yen'],
        ['滞納額', 'yen'],
      ],
      rows,
    ),
    ...(formerDebt === '' ? [] : [textBlock(`滞納額の${formerDebt}`)]),
    ...(awaited.length === 0 ? [] : [textBlock(`${awaited.join('')}滞納額には入れていません。`)]),
  ];
}

function moneyBlocks({ settlement }: DisclosureFacts): readonly PaperBlock[] {
  if (!settlement) return [];
  const caption = `${settlement.fiscalYear}年度の決算（総会で承認）`;
  const rows = settlement.funds.map((it) => ({
    look: 'line' as const,
    cells: [
      it.fund,
      paperYen(it.incomeYen),
      paperYen(it.expenseYen),
      paperYen(it.carriedYen),
      paperYen(it.assetsYen),
      paperYen(it.liabilitiesYen),
    ],
  }));
  return [
    { kind: 'heading', text: caption },
    tableBlock(
      caption,
      [
        ['会計', 'text'],
        ['収入', 'yen'],
        ['支出', 'yen'],
        ['次期繰越', 'yen'],
        ['資産', 'yen'],
        ['負債', 'yen'],
      ],
      rows,
    ),
  ];
}
