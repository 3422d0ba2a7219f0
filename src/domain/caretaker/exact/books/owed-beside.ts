import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import type { Books } from './books.ts';
import { mayMeanBills } from './payment-words.ts';

/** 今月の支払いはいくらですか: after one's own bill, what the association owes, to whoever reads the ledger. */
export function owedBeside(question: string, books: Books | undefined): readonly Line[] {
  const owed = books?.owed ?? null;
  if (owed === null || !mayMeanBills(plainQuestion(question))) return [];
  const yen = formatYen(sumYen(owed.map(({ amountYen }) => amountYen)));
  const words =
    owed.length === 0 ? '今の帳簿では、ありません' : `今の帳簿では、${owed.length}件で${yen}です`;
  return [
    own(
      `管理組合が払うお金（未払金）は、これとは別です。${words}。[「今月やること」で見る](/demo/accounting#owed)`,
    ),
  ];
}
