import { formatDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Task = AssociationFacts['tasks'][number];

const mostTasks = 12;

const lists = {
  board: {
    id: 'record-tasks',
    sourceTitle: '理事会のやること',
    href: '/demo#board-tasks',
    searchWords: '理事会の課題 宿題 未完了 期限 担当',
    subject: '理事会の課題',
  },
  own: {
    id: 'record-own-tasks',
    sourceTitle: '自分のやること',
    href: '/demo#own-tasks',
    searchWords: '私の用事 メモ 未完了 期限',
    subject: 'ご自分のやること',
  },
} as const;

/** 理事会のやること and 自分のやること: what is open, the earliest due first. */
export function taskRecords({ tasks }: AssociationFacts): readonly KnowledgePassage[] {
  const ofBoard = tasks.filter(({ isOwn }) => !isOwn);
  const own = tasks.filter(({ isOwn }) => isOwn);
  const [first] = ofBoard;
  const nothing = own.length === 0 && first ? [nothingOwn(first)] : [];
  return [...listRecord('board', ofBoard), ...listRecord('own', own), ...nothing];
}

/** 私がやることは何ですか: that there is nothing is an answer, too; what the board has to do stands beside it. */
function nothingOwn(first: Task): KnowledgePassage {
  const { subject, ...page } = lists.own;
  return record({
    ...page,
    heading: '',
    sentences: [`${subject}は、今はありません。`, nearestWords(lists.board.subject, first)],
  });
}

function listRecord(list: keyof typeof lists, tasks: readonly Task[]): readonly KnowledgePassage[] {
  const { subject, ...page } = lists[list];
  const [first] = tasks;
  if (first === undefined) return [];
  return [
    record({
      ...page,
      heading: '',
      sentences: [
        nearestWords(subject, first),
        `${subject}で、まだ終わっていないものは${tasks.length}件です。`,
        ...tasks.slice(0, mostTasks).map((task) => `${task.title}（${detailWords(task)}）`),
      ],
    }),
  ];
}

function nearestWords(subject: string, task: Task): string {
  return task.dueOn === null
    ? ''
    : `${subject}で期限がいちばん近いものは、「${task.title}」です（${detailWords(task)}）。`;
}

function detailWords({ dueOn, owner, isOwn }: Task): string {
  const due = dueOn === null ? '期限なし' : `期限 ${formatDate(dueOn)}`;
  return owner === '' || isOwn ? due : `${due}、担当 ${owner}`;
}
