import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { dueWords } from '#domain/tasks/due.ts';
import type { BoardItem } from './board-record.ts';

/** What is open on the day when the agenda is made. */
export type OpenMatters = {
  readonly today: IsoDate;
  /** The meeting before this one whose minutes stand, or should. */
  readonly former: { readonly heldOn: IsoDate; readonly isSigned: boolean } | null;
  readonly tasks: readonly {
    readonly id: string;
    readonly title: string;
    readonly owner: string;
    readonly dueOn: IsoDate | null;
  }[];
  readonly questions: readonly { readonly id: string; readonly title: string }[];
  /** 届け出 that wait for the board. */
  readonly applications: readonly {
    readonly id: string;
    readonly number: string;
    readonly title: string;
  }[];
  /** 承認を待っているもの, by its name. */
  readonly approvals: readonly { readonly name: string; readonly count: number }[];
  /** Agreed to in writing since the meeting before. */
  readonly circulations: readonly {
    readonly id: string;
    readonly title: string;
    readonly on: IsoDate;
  }[];
  /** 議案の案 of the next general meeting. */
  readonly drafts: readonly { readonly title: string }[];
};

export type BoardProposal = Pick<BoardItem, 'title' | 'kind' | 'body'> & {
  /** Of its fact: nothing is proposed twice. */
  readonly key: string;
};

const points = (lines: readonly string[]): string => lines.map((it) => `・${it}`).join('\n');

/** 議題の案: what is open, in the order in which a board hears it. */
export function boardProposals(open: OpenMatters): readonly BoardProposal[] {
  return [
    ...formerMinutes(open),
    ...openTasks(open),
    ...writtenApprovals(open),
    ...applicationsToDecide(open),
    ...openQuestions(open),
    ...waitingApprovals(open),
    ...generalMeeting(open),
  ];
}

function formerMinutes({ former }: OpenMatters): readonly BoardProposal[] {
  if (!former) return [];
  const day = formatPlainDate(former.heldOn);
  return [
    {
      key: `former:${former.heldOn}`,
      title: '前回の議事録の確認',
      kind: 'report',
      body: former.isSigned
        ? `${day}の理事会の議事録を確かめます。`
        : `${day}の理事会の議事録は、まだできていません。いつまでに作るかを確かめます。`,
    },
  ];
}

function openTasks({ tasks, today }: OpenMatters): readonly BoardProposal[] {
  if (tasks.length === 0) return [];
  const lines = tasks.map(({ title, owner, dueOn }) => {
    const due = dueOn === null ? '期限なし' : `${formatPlainDate(dueOn)}まで`;
    const late = dueOn !== null && dueOn < today ? `。${dueWords(today, dueOn)}` : '';
    return `${title}（${owner}、${due}${late}）`;
  });
  return [{ key: 'tasks', title: '宿題の進み具合', kind: 'report', body: points(lines) }];
}

function writtenApprovals({ circulations }: OpenMatters): readonly BoardProposal[] {
  return circulations.map(({ id, title, on }) => ({
    key: `circulation:${id}`,
    title: `書面で承認したことの報告（${title}）`,
    kind: 'report',
    body: `${formatPlainDate(on)}に、理事の過半数の承諾がそろいました。`,
  }));
}

function applicationsToDecide({ applications }: OpenMatters): readonly BoardProposal[] {
  return applications.map(({ id, number, title }) => ({
    key: `application:${id}`,
    title: `${title}（受付番号${number}）の承認`,
    kind: 'decision',
    body: '申請の内容と、付ける条件を確かめて決めます。',
  }));
}

function openQuestions({ questions }: OpenMatters): readonly BoardProposal[] {
  if (questions.length === 0) return [];
  return [
    {
      key: 'questions',
      title: '届いた質問への回答',
      kind: 'decision',
      body: points(questions.map(({ title }) => title)),
    },
  ];
}

function waitingApprovals({ approvals }: OpenMatters): readonly BoardProposal[] {
  if (approvals.length === 0) return [];
  return [
    {
      key: 'approvals',
      title: '承認を待っているものの確認',
      kind: 'report',
      body: points(approvals.map(({ name, count }) => `${name}　${count}件`)),
    },
  ];
}

function generalMeeting({ drafts }: OpenMatters): readonly BoardProposal[] {
  if (drafts.length === 0) return [];
  return [
    {
      key: 'drafts',
      title: '総会に出す議案',
      kind: 'decision',
      body: points(drafts.map(({ title }) => title)),
    },
  ];
}
