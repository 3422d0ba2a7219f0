import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { banksNamedIn, placesOf } from './bank-places.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const maturity = /満期(?:日|の日)?/;
const deposit = /定期(?:預金)?|預金/;
const asksDay = /^(?!.*(?:たら|どう|なぜ|れば)).*(?:いつ|満期(?:の)?日|何[年月日]|教え|知り)/;
const beside =
  /修繕積立金|積立金|管理費|会計|管理組合|組合|銀行|金庫|信託|口座|何年|何月|何日|いつ|次|今|来|日|教え|知|予定/;

/** 定期預金の満期はいつですか: no record keeps the day, unless a paper that was found tells of it. */
export function maturityAnswer({ asked, evidence, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !maturity.test(text) || !deposit.test(text)) return undefined;
  if (!asksDay.test(text)) return undefined;
  const places = placesOf(known.facts.funds);
  const { rest } = banksNamedIn(text, places);
  if (!isUnderstood(rest, [maturity, deposit, beside])) return undefined;
  const hasTerm = places.some(({ account }) => account.kind.includes('定期'));
  const isTold = evidence.items.some(
    ({ passage }) => maturity.test(passage.text) && deposit.test(passage.text),
  );
  if (!hasTerm || isTold) return undefined;
  return {
    outcome: 'answered',
    lines: [
      own(
        '定期預金の満期の日は、記録に**ありません**。証書か通帳に書いてあるので、それを保管している人か、預けている銀行に確かめられます。',
      ),
    ],
  };
}
