import { formatYen } from '#domain/format-yen.ts';
import { type Compared, figure, sameOr } from '#domain/minutes/checks/check.ts';
import type { Yen } from '#domain/money.ts';
import type { AfterFacts, ContractFacts, DecidedItem } from './after-facts.ts';

/** X57: what was decided to pay to whom is what the quote said, and what the contract says. */
export function contractAsDecided({ decided, contracts }: AfterFacts): readonly Compared[] {
  return decided.flatMap((item) => [...quoted(item, contracts), ...contracted(item, contracts)]);
}

/** The 見積書 of whom the item names; several of the same company are told apart by nothing but their sums. */
function quoted({ label, gist }: DecidedItem, { quotes }: ContractFacts): Compared[] {
  const words = gist.normalize('NFKC');
  const amount = amountsIn(words)[0];
  const payee = quotes.find(({ payee: name }) => names(words, name))?.payee;
  if (amount === undefined || payee === undefined) return [];
  const own = quotes.filter((it) => it.payee === payee).map(({ amountYen }) => amountYen);
  const shown = own.includes(amount) ? [amount] : own;
  return [
    sameOr(
      'warning',
      '決議の額と、見積書の税込の合計がちがいます。どちらが正しいか、確かめてください。',
      {
        subject: `${label}の額と、${payee}の見積書`,
        one: figure('決議', formatYen(amount)),
        other: figure('見積書', shown.map(formatYen).join('、')),
      },
    ),
  ];
}

function contracted({ label, title, gist }: DecidedItem, { contracts }: ContractFacts): Compared[] {
  const words = gist.normalize('NFKC');
  const yearly = yearlyIn(words);
  const contract = contracts.find(({ name }) => title.includes(name));
  if (yearly === undefined || !contract) return [];
  const { name, counterparty, yearlyYen } = contract;
  return [
    sameOr('warning', '契約の一覧を、結んだ契約書のとおりに直してください。', {
      subject: `${label}の額と、${name}（${counterparty}）`,
      one: figure('決議', `年額${formatYen(yearly)}`),
      other: figure('契約の一覧', `年額${formatYen(yearlyYen)}`),
    }),
  ];
}

/** 「年額1,200,000円（今は年額1,100,000円）」: what stands in brackets is another figure. */
const outsideBrackets = (words: string) => words.replace(/\([^()]*\)/g, '');

function amountsIn(words: string): readonly Yen[] {
  return [...outsideBrackets(words).matchAll(/([\d,]+)円/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
}

function yearlyIn(words: string): Yen | undefined {
  const [, digits] = /年額\s*([\d,]+)円/.exec(outsideBrackets(words)) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

const corporate = /株式会社|有限会社|合同会社|\(株\)|\(有\)|\s/g;

/** 「株式会社」 is left out of short names: 「さくら建設」 is named by 「株式会社さくら建設」. */
function names(words: string, payee: string): boolean {
  const core = payee.normalize('NFKC').replace(corporate, '');
  return core.length >= 2 && words.replace(corporate, '').includes(core);
}
