import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import {
  depositsByBank,
  isProtectedKind,
  protectionWords,
} from '#domain/statements/close/insured-deposits.ts';
import { type BankPlace, banksNamedIn, placesOf, recordLineOf } from './bank-places.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const insurance =
  /ペイオフ|預金保険(?:制度)?|(?:守|まも)(?:られ|って)|保護|保証|補償|破綻|破たん|(?:つぶ|潰)[れさ]|倒産/;
const money = /預貯?金|貯金|お金|銀行|金庫|積立金|資金/;
/** What may stand beside it without changing what is asked. */
const beside =
  /決済用|普通|定期|口座|信用|管理組合|組合|マンション|修繕|管理費|会計|いくら|幾ら|何円|どれ|今|現在|全額|全部|合計|額|円|対象|対象外|上限|限度|限|超え?|越え|1,?000万|1千万|千万|一千万|残|預け|入|教え|知|大丈夫|安全|心配|分|元本|とき|時|場合|もし|万一|仮|外|内|中|戻|返/;

/** ペイオフで守られない預金はいくら: of the accounts of today, by the function of 点検 and 注記. */
export function insuredAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  const { funds, fundsHiddenFrom } = known.facts;
  if (!asked.useDocuments || fundsHiddenFrom !== null || !insurance.test(text)) return undefined;
  const meant = placesMeant(text, placesOf(funds));
  if (meant.length === 0) return undefined;
  const lines = bankLines(meant, known);
  return {
    outcome: 'answered',
    lines: [
      { markdown: firstLine(meant), quotes: lines.flatMap(({ quotes }) => quotes) },
      ...lines,
      own(
        '銀行が破綻したとき、決済用預金は全額が、そのほかの預金は1つの銀行につき元本1,000万円とその利息までが守られます。',
      ),
    ],
  };
}

/** The accounts of the bank that is named, else all; none where the question asks more than what is safe. */
function placesMeant(text: string, places: readonly BankPlace[]): readonly BankPlace[] {
  const { named, rest } = banksNamedIn(text, places);
  if (named.length === 0 && !money.test(rest)) return [];
  if (!isUnderstood(rest, [insurance, money, beside])) return [];
  return named.length === 0 ? places : named;
}

const insuredOf = (places: readonly BankPlace[]) =>
  depositsByBank(
    places.map(({ account: { bank, kind, balanceYen } }) => ({
      bank,
      isProtected: isProtectedKind(kind),
      yen: balanceYen,
    })),
  );

function firstLine(places: readonly BankPlace[]): string {
  const day = formatPlainDate(
    places
      .map(({ account }) => account.asOf)
      .toSorted()
      .at(-1) ?? '',
  );
  const yen = sumYen(insuredOf(places).map(({ overYen }) => overYen));
  const above = `預金保険（ペイオフ）で守られる上限を超える預金は、${day}の帳簿では`;
  return yen === 0 ? `${above}**ありません**。` : `${above}、合わせて**${formatYen(yen)}**です。`;
}

/** Each bank, with the lines of the record that its sums are made of. */
function bankLines(places: readonly BankPlace[], known: Known): readonly Line[] {
  return insuredOf(places)
    .filter((deposits) => protectionWords(deposits) !== '')
    .map((deposits) => ({
      markdown: `- ${escapeMarkdown(deposits.bank)}：${escapeMarkdown(protectionWords(deposits))}`,
      quotes: places
        .filter(({ account }) => account.bank === deposits.bank)
        .flatMap((place) => recordLineOf(place, known) ?? []),
    }));
}
