import { Plus } from 'lucide-react';
import { longestOwner } from '#domain/tasks/owner.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Evening } from './use-evening.ts';

type EveningTasksProps = { itemId: string; itemTitle: string; evening: Evening };

/** 宿題 of an item: from the minutes they go into the board's list, and come back in the next agenda. */
export function EveningTasks({
  itemId,
  itemTitle,
  evening: { record, change },
}: EveningTasksProps) {
  const own = record.tasks.filter((task) => task.itemId === itemId);
  type Task = (typeof own)[number];
  const put = (id: string, part: Partial<Task>) =>
    change({ tasks: record.tasks.map((task) => (task.id === id ? { ...task, ...part } : task)) });
  const add = () =>
    change({
      tasks: [
        ...record.tasks,
        { id: crypto.randomUUID(), itemId, title: '', owner: '', dueOn: null },
      ],
    });
  return (
    <div className="grid gap-4">
      {own.map((task, place) => (
        <div
          key={task.id}
          role="group"
          aria-label={`${itemTitle}の宿題${place + 1}`}
          className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-2"
        >
          <div className="sm:col-span-2">
            <TextField
              label="やること"
              required
              maxLength={80}
              value={task.title}
              onChange={(title) => put(task.id, { title })}
            />
          </div>
          <TextField
            label="担当"
            hint="例：会計担当理事"
            required
            maxLength={longestOwner}
            value={task.owner}
            onChange={(owner) => put(task.id, { owner })}
          />
          <TextField
            label="期限"
            type="date"
            value={task.dueOn ?? ''}
            onChange={(day) => put(task.id, { dueOn: day === '' ? null : day })}
          />
          <div className="sm:col-span-2">
            <Button
              variant="secondary"
              onClick={() => change({ tasks: record.tasks.filter(({ id }) => id !== task.id) })}
            >
              この宿題を消す
              <VisuallyHidden>（{task.title}）</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
      <div>
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          宿題を加える
          <VisuallyHidden>（{itemTitle}）</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
