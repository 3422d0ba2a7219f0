import { formatDate, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import { lastDayBefore } from '#domain/meetings/preparation/last-day-before.ts';
import { periodWords } from '#domain/resolutions/procedure.ts';
import {
  type PaperBlock,
  type PrintedPaper,
  textBlock,
} from '#domain/statements/pack/printed-paper.ts';
import { type BoardItem, itemLabels } from './board-record.ts';
import type { BoardRules } from './board-rules.ts';

export type CalledMeeting = {
  readonly associationName: string;
  readonly chairName: string;
  readonly title: string;
  readonly heldOn: IsoDate;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
  readonly items: readonly (BoardItem & { readonly papers: readonly string[] })[];
};

type Verdict = {
  readonly state: 'in-time' | 'late';
  readonly latestOn: IsoDate;
  readonly words: string;
};

/** 招集の通知の期限, judged for the day on which it would leave. */
export function callVerdict(heldOn: IsoDate, today: IsoDate, rules: BoardRules): Verdict {
  const { value } = rules.period;
  const latestOn = lastDayBefore(heldOn, value);
  if (today <= latestOn) {
    return {
      state: 'in-time',
      latestOn,
      words: `${formatDate(latestOn)}までに出します（${periodWords(value)}前まで）。`,
    };
  }
  return {
    state: 'late',
    latestOn,
    words: `期限の${formatDate(latestOn)}を過ぎています。理事と監事の全員が同意したときは、短い期間で開けます。`,
  };
}

/** 理事会の招集通知 */
export function callPaper(meeting: CalledMeeting): PrintedPaper {
  const { associationName, chairName, title, heldOn, startsAt, endsAt, place, items } = meeting;
  return {
    title: `${title}　招集通知`,
    fundName: '',
    period: formatEraDate(heldOn),
    startsPage: true,
    blocks: [
      textBlock(
        `理事と監事の皆さまへ、次のとおり${title}の開催をお知らせします。${chairName === '' ? '' : `（招集する人：理事長　${chairName}）`}`,
      ),
      {
        kind: 'table',
        table: {
          caption: '日時と場所',
          columns: [
            { header: '項目', align: 'text' },
            { header: '内容', align: 'text' },
          ],
          rows: [
            ['管理組合', associationName],
            ['日', formatEraDate(heldOn)],
            ['時刻', `${startsAt}〜${endsAt}`],
            ['場所', place],
          ].map((cells) => ({ look: 'line' as const, cells })),
          isYen: false,
        },
      },
      ...items.flatMap((item, place_) => itemBlocks(item, itemLabels(items)[place_] ?? '')),
    ],
  };
}

function itemBlocks(item: CalledMeeting['items'][number], label: string): readonly PaperBlock[] {
  const kind = item.kind === 'report' ? '（報告）' : '';
  const lines = item.body
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);
  return [
    { kind: 'heading', text: `${label}　${item.title}${kind}` },
    ...lines.map(textBlock),
    ...(item.papers.length > 0 ? [textBlock(`資料：${item.papers.join('、')}`)] : []),
  ];
}

/** The same by mail: all of it, so that nobody needs to sign in to know what comes. */
export function callMail(meeting: CalledMeeting, name: string) {
  const { associationName, chairName, title, heldOn, startsAt, endsAt, place, items } = meeting;
  const labels = itemLabels(items);
  const agenda = items.map(({ title: item, kind, body, papers }, at) =>
    [
      `◆${labels[at]}　${item}${kind === 'report' ? '（報告）' : ''}`,
      ...(body === '' ? [] : [body]),
      ...(papers.length > 0 ? [`資料：${papers.join('、')}`] : []),
    ].join('\n'),
  );
  return {
    subject: `【理事会の招集】${formatPlainDate(heldOn)} ${title}`,
    body: `${name} 様

次のとおり${title}を開きます。

■日時
${formatDate(heldOn)} ${startsAt}〜${endsAt}
■場所
${place}

■議題
${agenda.join('\n\n')}

${associationName}
${chairName === '' ? '' : `理事長　${chairName}\n`}
このメールには返信できません。
`,
  };
}
