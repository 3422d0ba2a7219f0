import { formatDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Task = AssociationFacts['tasks'][number];

const mostTasks = 12;

/** 理事会のやること: what is open, the earliest due first. */
export function taskRecords({ tasks }: AssociationFacts): readonly KnowledgePassage[] {
  const [first] = tasks;
  if (first === undefined) return [];
  return [
    record({
      id: 'record-tasks',
      sourceTitle: '理事会のやること',
      heading: '',
      href: '/demo',
      searchWords: '理事会の課題 宿題 未完了 期限 担当',
      sentences: [
        nearestWords(first),
        `理事会の課題で、まだ終わっていないものは${tasks.length}件です。`,
        ...tasks.slice(0, mostTasks).map((task) => `${task.title}（${detailWords(task)}）`),
      ],
    }),
  ];
}

function nearestWords(task: Task): string {
  return task.dueOn === null
    ? ''
    : `理事会の課題で期限がいちばん近いものは、「${task.title}」です（${detailWords(task)}）。`;
}

function detailWords({ dueOn, owner }: Task): string {
  const due = dueOn === null ? '期限なし' : `期限 ${formatDate(dueOn)}`;
  return owner === '' ? due : `${due}、担当 ${owner}`;
}
