import { formatPlainDate } from '#domain/calendar.ts';
import { type Compared, figure } from '#domain/minutes/checks/check.ts';
import { type BoardFacts, judged } from './board-facts.ts';
import { type BoardEvening, recordOfItem, tallyOf } from './board-minutes.ts';
import { isDirector, itemLabels, presentDirectors } from './board-record.ts';
import {
  approvalsAreNamed,
  asideHasReason,
  signersWerePresent,
  tasksHaveOwners,
  wordsAgree,
} from './board-word-checks.ts';
import { quorumNeeded } from './decide-board.ts';

export const boardCheckIds = [
  'asked',
  'quorum',
  'notice',
  'agenda',
  'words',
  'aside',
  'X58',
  'tasks',
  'signers',
] as const;
export type BoardCheckId = (typeof boardCheckIds)[number];

type Check = (facts: BoardFacts) => readonly Compared[];

const checks: Readonly<Record<BoardCheckId, { readonly name: string; readonly run: Check }>> = {
  asked: { name: '役員の出欠', run: everybodyAsked },
  quorum: { name: '理事会の成立', run: hasQuorum },
  notice: { name: '招集の通知の期限', run: calledInTime },
  agenda: { name: '知らせた議題と、話し合った議題', run: itemsAgree },
  words: { name: '書いた文の数と、賛否の記録', run: wordsAgree },
  aside: { name: '利害関係のある理事', run: asideHasReason },
  tasks: { name: '宿題の内容と担当', run: tasksHaveOwners },
  X58: { name: '届け出の承認と、議事録', run: approvalsAreNamed },
  signers: { name: '議長と署名人', run: signersWerePresent },
};

export type BoardCheckResult = {
  readonly id: BoardCheckId;
  readonly name: string;
  readonly outcome: Compared['outcome'] | 'none';
  readonly compared: readonly Compared[];
};

export function checkBoardMinutes(facts: BoardFacts): readonly BoardCheckResult[] {
  return boardCheckIds.map((id) => {
    const { name, run } = checks[id];
    const compared = run(facts);
    const outcome = (['error', 'warning', 'good'] as const).find((it) =>
      compared.some((one) => one.outcome === it),
    );
    return { id, name, compared, outcome: outcome ?? 'none' };
  });
}

/** Nothing to mend: all agrees, or a warning has its words. */
export function isRemarked(
  { id, outcome }: Pick<BoardCheckResult, 'id' | 'outcome'>,
  remarks: Readonly<Record<string, string>>,
): boolean {
  if (outcome === 'error') return false;
  return outcome !== 'warning' || (remarks[id] ?? '').trim() !== '';
}

function everybodyAsked({ evening: { officers, record } }: BoardFacts): readonly Compared[] {
  const asked = officers.filter(({ id }) => record.presence[id] !== undefined).length;
  return [
    judged(
      asked === officers.length,
      { as: 'error', words: '出席か欠席かを、全員について選んでください。' },
      {
        subject: '出欠を選んだ役員',
        one: figure('選んだ人', `${asked}名`),
        other: figure('理事と監事', `${officers.length}名`),
      },
    ),
  ];
}

function hasQuorum({ evening }: BoardFacts): readonly Compared[] {
  const { officers, record, rules, items } = evening;
  const needed = quorumNeeded(officers.filter(isDirector).length, rules);
  const labels = itemLabels(items);
  const short = {
    as: 'error',
    words: '定足数に足りないので、決議できません。継続審議にしてください。',
  } as const;
  return [
    judged(
      presentDirectors(officers, record).length >= needed ||
        !items.some((it) => isVoted(evening, it.id)),
      short,
      {
        subject: '出席した理事',
        one: figure('出席', `${presentDirectors(officers, record).length}名`),
        other: figure('成立に要る数', `${needed}名`),
      },
    ),
    ...items.flatMap((item, place) => {
      if (!isVoted(evening, item.id) || item.kind === 'report') return [];
      const { hasQuorum: isEnough, present } = tallyOf(evening, item.id);
      return [
        judged(isEnough, short, {
          subject: `${labels[place]}の議決に加われる理事`,
          one: figure('数える理事', `${present}名`),
          other: figure('成立に要る数', `${needed}名`),
        }),
      ];
    }),
  ];
}

const isVoted = ({ record }: BoardEvening, id: string): boolean =>
  recordOfItem(record, id).outcome === 'decided';

function calledInTime({ call }: BoardFacts): readonly Compared[] {
  if (!call) {
    return [
      judged(
        false,
        {
          as: 'warning',
          words: 'ここからは招集していません。どう知らせたかを、付記に書いてください。',
        },
        {
          subject: '招集の通知',
          one: figure('発送', '記録なし'),
          other: figure('期限', '記録なし'),
        },
      ),
    ];
  }
  return [
    judged(
      call.sentOn <= call.latestOn || call.hasConsent,
      {
        as: 'warning',
        words: '済んだことなので、直せません。どうしてそうなったかを、付記に書いてください。',
      },
      {
        subject: '招集の通知の期限',
        one: figure(
          '発送',
          `${formatPlainDate(call.sentOn)}${call.hasConsent ? '（全員の同意あり）' : ''}`,
        ),
        other: figure('期限', formatPlainDate(call.latestOn)),
      },
    ),
  ];
}

function itemsAgree({ evening: { items, record }, call }: BoardFacts): readonly Compared[] {
  const labels = itemLabels(items);
  const heard = items.map((item, place) => {
    const isTouched = item.kind === 'report' || recordOfItem(record, item.id).outcome !== 'open';
    return judged(
      isTouched,
      { as: 'error', words: '決議したか、継続審議にしたかを選んでください。' },
      {
        subject: `${labels[place]}の扱い`,
        one: figure('議事録', isTouched ? '書いてあります' : 'まだです'),
        other: figure('議題', item.title),
      },
    );
  });
  if (!call) return heard;
  const added = items.filter(({ id }) => !call.itemIds.includes(id));
  return [
    ...heard,
    ...added.map((item) =>
      judged(
        false,
        {
          as: 'warning',
          words: '招集のときに知らせていない議題です。どうして加えたかを、付記に書いてください。',
        },
        {
          subject: `当日に加えた議題「${item.title}」`,
          one: figure('議事録', 'あります'),
          other: figure('招集の通知', 'ありません'),
        },
      ),
    ),
  ];
}
