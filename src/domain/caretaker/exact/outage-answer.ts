import { formatPlainDate } from '#domain/calendar.ts';
import { heading, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { contactQuote } from '#domain/caretaker/answering/spoken/emergency-lines.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

/** What may stop, in the words of the question and of the notices, and of the numbers to call. */
const kinds = [
  { name: '断水', stops: /断水|(?:水|水道|お湯)[がはの]?(?:止ま|出な)/, told: /断水|給水|水道/ },
  { name: '停電', stops: /停電|電気[がはの]?(?:止ま|使えな|つかな)/, told: /停電|電気設備/ },
  { name: 'ガスの停止', stops: /断ガス|ガス[がはの]?(?:止ま|停止|使えな)/, told: /ガス/ },
  {
    name: 'エレベーターの停止',
    stops: /エレベーター?[がはの]?(?:止ま|停止|休止|使えな)/,
    told: /エレベーター/,
  },
  {
    name: 'インターネットの停止',
    stops: /(?:インターネット|ネット|回線)[がはの]?(?:止ま|停止|使えな)/,
    told: /インターネット|回線/,
  },
] as const;

const asksWhether =
  /予定|いつ|何日|何曜|ありますか|ありませんか|あるか|あります|次の|今度|明日|あさって|今週|来週|今月|来月|年内|これから/;
const otherwise =
  /とき|場合|たら|備え|用意|対応|どうす|どうな|なぜ|どうして|原因|保険|責任|補償|以前|去年|昨年|先月|先週|前回|過去|何回|何件|いくら|費用|法律|規約|細則|契約|今[、は]|今日|いま|現在|ている|てる|ました|復旧|いつまで/;

/** Of what that stops a question asks the day; nothing where it asks something else. */
function kindAsked(question: string): (typeof kinds)[number] | undefined {
  const text = plainQuestion(question);
  if (!asksWhether.test(text) || otherwise.test(text)) return undefined;
  return kinds.find(({ stops }) => stops.test(text));
}

/** Whether the notices are needed to answer it. */
export const asksOutage = (question: string): boolean => kindAsked(question) !== undefined;

/** 停電の予定はありますか: what no notice tells is not announced; a notice that tells it is found among the papers. */
export function outageAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const kind = asked.useDocuments ? kindAsked(asked.question) : undefined;
  const { outages } = known;
  if (!kind || !outages) return undefined;
  if (outages.some(({ title, summary }) => kind.told.test(`${title} ${summary}`))) return undefined;
  const { contacts } = known.facts;
  const isOfKind = ({ purpose }: (typeof contacts)[number]) =>
    kind.told.test(purpose) || kind.stops.test(purpose);
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
