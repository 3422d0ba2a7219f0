import { formatPlainDate } from '#domain/calendar.ts';
import { heading, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { contactQuote } from '#domain/caretaker/answering/spoken/emergency-lines.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { stoppageKinds } from '#domain/notices/stoppage-kinds.ts';
import { type StoppageKind, stoppageKindNames } from '#domain/notices/stoppage-marks.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

const asksWhether =
  /予定|いつ|何日|何曜|ありますか|ありませんか|あるか|あります|次の|今度|明日|あさって|今週|来週|今月|来月|年内|これから/;
/** Of another day than the coming one, or of what it costs and who is liable. */
const elsewhere =
  /なぜ|どうして|原因|保険|責任|補償|以前|去年|昨年|先月|先週|前回|過去|何回|何件|いくら|費用|法律|規約|細則|契約|ました/;
const otherwise =
  /とき|場合|たら|備え|用意|対応|どうす|どうな|今[、は]|今日|いま|現在|ている|てる|復旧|いつまで/;

const kindIn = (text: string): StoppageKind | undefined =>
  stoppageKindNames.find((kind) => stoppageKinds[kind].asked.test(text));

/** Of what that stops a question asks the day; nothing where it asks something else. */
function kindWhoseDay(question: string): StoppageKind | undefined {
  const text = plainQuestion(question);
  if (!asksWhether.test(text) || otherwise.test(text) || elsewhere.test(text)) return undefined;
  return kindIn(text);
}

/** Of what that stops a question asks when it is, or what to do then. */
export function stoppageAsked(question: string): StoppageKind | undefined {
  const text = plainQuestion(question);
  return elsewhere.test(text) ? undefined : kindIn(text);
}

/** Whether the notices are needed to answer it. */
export const namesStoppage = (questions: string): boolean =>
  kindIn(plainQuestion(questions)) !== undefined;

/** 停電の予定はありますか: what no notice tells is not announced; a notice that tells it is found among the papers. */
export function outageAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const asks = asked.useDocuments ? kindWhoseDay(asked.question) : undefined;
  const { stoppages } = known;
  if (!asks || !stoppages) return undefined;
  if (stoppages.some(({ marks }) => marks.includes(asks))) return undefined;
  const kind = stoppageKinds[asks];
  const { contacts } = known.facts;
  const isOfKind = ({ purpose }: (typeof contacts)[number]) =>
    kind.told.test(purpose) || kind.asked.test(purpose);
  const failures = contacts.filter(({ kind: of, purpose }) => {
    return of === 'emergency' && /故障/.test(purpose) && /共用/.test(purpose);
  });
  const found = contacts.filter((contact) => contact.kind !== 'public' && isOfKind(contact));
  const whom = (found.length > 0 ? found : failures).flatMap((it) => contactQuote(contacts, it));
  return {
    outcome: 'answered',
    lines: [
      own(
        `**${kind.name}の予定は、お知らせに出ていません**（${formatPlainDate(asked.today)}現在）。決まったときは、お知らせに載ります。`,
      ),
      ...(whom.length > 0
        ? [heading('いま止まっているときは、次の番号へ知らせてください'), ...whom]
        : []),
      own('[お知らせを見る](/demo/notices)'),
    ],
  };
}
