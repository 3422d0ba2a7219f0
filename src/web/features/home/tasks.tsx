import type { Task } from '#contract/home.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Place } from '#web/ui/place.tsx';
import { BoardTasks } from './board-tasks.tsx';
import { MyTasks } from './my-tasks.tsx';
import { useTaskActions } from './use-task-actions.ts';

/** One's own list, then the board's with what members asked. */
export function Tasks({ today, tasks }: { today: IsoDate; tasks: readonly Task[] }) {
  const actions = useTaskActions();
  return (
    <div className="grid min-w-0 gap-5">
      <Place id="own-tasks">
        <MyTasks
          today={today}
          tasks={tasks.filter(({ kind }) => kind === 'own')}
          actions={actions}
        />
      </Place>
      <Place id="board-tasks">
        <BoardTasks
          today={today}
          tasks={tasks.filter(({ kind }) => kind !== 'own')}
          actions={actions}
        />
      </Place>
    </div>
  );
}
