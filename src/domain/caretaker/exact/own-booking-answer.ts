import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const ofOnesOwn = /(?:うち|我が家|わが家|私|わたし|自分)(?:の|が|は)[^。]{0,12}予約/;
const whichOne =
  /いつ|何[日時曜]|どこ|入って|取れて|でき(?:て|た)|され(?:て|た)|確[認か]|見(?:たい|られ)/;

/** わたしの予約はいつですか: what was booked stands on its own page; the rules on booking are another question. */
export function ownBookingAnswer({ asked }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!ofOnesOwn.test(text) || !whichOne.test(text)) return undefined;
  return {
    outcome: 'answered',
    lines: [
      own(
        'ご自分の予約は、[「届け出・予約」の画面](/demo/applications?view=bookings)で見られます。取り消しも、そこからできます。',
      ),
    ],
  };
}
