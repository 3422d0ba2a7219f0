import { formatPlainDate } from '#domain/calendar.ts';
import { asksOfPast } from '#domain/caretaker/answering/asks-of-past.ts';
import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

type Contract = AssociationFacts['contracts'][number];

const ofContracts = /契約|保険/;
const asksEnd =
  /^(?!.*(?:いつから|始ま|うち|わたし|どこ|どう|いくら|たら)).*(?:いつ(?:まで|ごろ|に)?.*|期限|満期|満了)/;
const end =
  /契約(?:期間)?|期間|期限|満期(?:日)?|満了(?:日)?|切れ|終わ|終了|何年何月|何年|何月|何日|年月日/;
const beside = /保守|点検|今|現在|当マンション|マンション|管理組合|組合|次|日|教え|知/;

/** What a contract is called beside its name. */
const otherNames: readonly (readonly [name: RegExp, words: RegExp])[] = [
  [/管理委託/, /管理会社|委託/],
  [/保険/, /(?:マンション)?(?:総合|火災|損害|地震)?保険/],
];

/** 管理会社との契約はいつ切れますか: the day that the register of contracts has, where one of them alone is meant. */
export function contractEndAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !ofContracts.test(text) || !asksEnd.test(text)) return undefined;
  if (asksOfPast(text)) return undefined;
  const [meant, ...others] = known.facts.contracts.filter((contract) => isNamed(text, contract));
  if (!meant || others.length > 0) return undefined;
  const passage = known.passages.find(
    ({ id, heading }) => id.startsWith('record-contract-') && heading === meant.name,
  );
  const day = formatPlainDate(meant.endsOn);
  const words = `「${meant.name}」の契約の期限は、${day}です。`;
  if (!passage?.text.includes(words)) return undefined;
  return {
    outcome: 'answered',
    lines: [
      { markdown: escapeMarkdown(words).replace(day, `**${day}**`), quotes: [{ passage, words }] },
      own('[管理設定の「契約」で見る](/demo/management#contracts)'),
    ],
  };
}

function isNamed(text: string, { name, counterparty }: Contract): boolean {
  const full = plainQuestion(name);
  const matter = full.replace(/(?:に関する)?契約$/, '');
  const thing = matter.replace(/(?:設備|保守|点検|清掃|管理)+$/, '');
  const company = plainQuestion(counterparty).replace(/株式会社|有限会社/, '');
  const names = [full, matter, thing, company].filter((words) => words.length > 1);
  const others = otherNames.flatMap(([of, words]) => (of.test(name) ? [words] : []));
  const rest = [...names, ...others].reduce<string>((left, words) => left.replace(words, ''), text);
  return rest !== text && isUnderstood(rest, [end, beside]);
}
