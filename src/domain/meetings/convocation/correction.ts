import { formatDate, type IsoDate } from '#domain/calendar.ts';
import { type ConvocationPaper, longDay } from './convocation-paper.ts';

/** What can be put right once the convocation has left. */
export const correctionKinds = {
  place: '場所',
  day: '日時',
  words: '招集通知と議案書の文',
  enclosure: '資料の中身',
} as const;
export type CorrectionKind = keyof typeof correctionKinds;

type Day = { readonly heldOn: IsoDate; readonly startsAt: string; readonly endsAt: string };

/** What somebody says is right; the wrong words of a day and a place are those that were sent. */
export type CorrectionDraft =
  | ({ readonly kind: 'day' } & Day)
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'words'; readonly wrong: string; readonly right: string }
  | {
      readonly kind: 'enclosure';
      /** 資料1 */
      readonly label: string;
      readonly wrong: string;
      readonly right: string;
    };

/** 訂正通知 in finished words. */
export type CorrectionPaper = {
  readonly title: string;
  readonly association: string;
  readonly chair: string;
  readonly lead: string;
  /** What it is about, and both readings. */
  readonly about: string;
  readonly wrong: string;
  readonly right: string;
  readonly note: string;
};

/** What the law leaves no room for, as it is shown beside the form. */
export const correctionLimits = [
  '訂正できるのは、書き誤りです。議案を増やすことや、決める内容を変えることはできません（区分所有法第37条第1項）。新しい議案には、新しい招集が要ります。',
  '日時を変えるときは、新しい日までに、招集と同じ期間を空けて届けます。間に合わないときは、あらためて招集してください。',
  'もう届いた議決権行使書と委任状は、そのまま数えます。出し直した方は、新しいほうを数えます。',
] as const;

export function correctionPaper(sent: ConvocationPaper, draft: CorrectionDraft): CorrectionPaper {
  const { title, association, chair } = sent;
  return {
    title: `${title}　招集通知の訂正`,
    association,
    chair,
    lead: `お届けした${title}の招集通知に、誤りがありました。おわびして、次のとおり訂正します。`,
    ...readings(sent, draft),
    note: '議案と、決める内容は変わりません。すでにお出しいただいた用紙は、そのまま数えます。',
  };
}

function readings(sent: ConvocationPaper, draft: CorrectionDraft) {
  const about = correctionKinds[draft.kind];
  if (draft.kind === 'day') {
    const { heldOn, startsAt, endsAt } = draft;
    const right = `${longDay(heldOn)}　${startsAt}〜${endsAt}`;
    return { about, wrong: sentWords(sent, '日時'), right };
  }
  if (draft.kind === 'place') return { about, wrong: sentWords(sent, '場所'), right: draft.place };
  const { wrong, right } = draft;
  if (draft.kind === 'words') return { about, wrong, right };
  const title = boundAs(sent, draft.label)?.title ?? '';
  return { about: `${draft.label}　${title}`.trim(), wrong, right };
}

/** The day and the place as everybody has them on paper. */
export const sentReadings = (sent: ConvocationPaper) => ({
  day: sentWords(sent, '日時'),
  place: sentWords(sent, '場所'),
});

const sentWords = ({ rows }: ConvocationPaper, name: string): string =>
  rows.find(([key]) => key === name)?.[1] ?? '';

type Judged = {
  readonly today: IsoDate;
  readonly deadlineOn: IsoDate;
  /** 招集の期限 of the day that would be right. */
  readonly latestOn: IsoDate;
};

/** Why this cannot be sent as a correction; `null` where it can. */
export function correctionFault(
  sent: ConvocationPaper,
  draft: CorrectionDraft,
  judged: Judged,
): string | null {
  const { wrong, right } = readings(sent, draft);
  if (bare(wrong) === '' || bare(right) === '') return '誤りと、正しい文を入れてください。';
  if (bare(wrong) === bare(right)) return '誤りと、正しい文が同じです。';
  if (draft.kind === 'day') return dayFault(draft, judged);
  if (draft.kind === 'words' && !allWords(sent).includes(bare(wrong))) {
    return '誤りの文が、発送した招集通知と議案書に見つかりません。そのとおりに書いてください。';
  }
  return draft.kind === 'enclosure' && !boundAs(sent, draft.label)
    ? 'この資料は、発送した議案書にありません。'
    : null;
}

function dayFault(
  { heldOn, startsAt, endsAt }: Day,
  { today, deadlineOn, latestOn }: Judged,
): string | null {
  if (endsAt <= startsAt) return '終わりの時刻は、始まりより後にしてください。';
  if (heldOn <= deadlineOn) {
    return `新しい日は、用紙の締切（${formatDate(deadlineOn)}）より後にしてください。`;
  }
  return today > latestOn
    ? `この日にするには、${formatDate(latestOn)}までに届けることが要りました。日を後にするか、あらためて招集してください。`
    : null;
}

const boundAs = (sent: ConvocationPaper, wanted: string) =>
  sent.bound?.find(({ label }) => label === wanted);

/** Everything that was sent, without what differs from printer to printer. */
function allWords({ lead, rows, items, enclosures, slipNotes }: ConvocationPaper): string {
  const ofItems = items.flatMap((item) => [
    item.title,
    ...item.gist,
    ...item.reason,
    ...item.rows.flat(),
  ]);
  return bare([lead, ...rows.flat(), ...ofItems, ...enclosures, ...slipNotes].join('\n'));
}

const bare = (words: string): string => words.replaceAll(/\s/g, '');

export function correctionMail(paper: CorrectionPaper, name: string) {
  const { title, association, chair, lead, about, wrong, right, note } = paper;
  return {
    subject: `【訂正】${title}`,
    body: `${name} 様

${lead}

■訂正するところ
${about}

■誤
${wrong}

■正
${right}

${note}

${association}
${chair === '' ? '' : `理事長　${chair}\n`}
このメールには返信できません。
`,
  };
}
