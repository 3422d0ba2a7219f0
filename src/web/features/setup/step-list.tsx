import { Circle, CircleCheck } from 'lucide-react';
import type { Setup } from '#contract/setup.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** What is done and what comes next; counted, never ticked by hand. */
export function StepList({ steps }: Pick<Setup, 'steps'>) {
  const next = steps.find(({ isDone }) => !isDone)?.id;
  return (
    <ol className="max-w-[48rem] divide-y divide-line border-y border-line">
      {steps.map(({ id, title, words, href, isDone, progress }) => (
        <li key={id} className="flex gap-3 py-3">
          {isDone ? (
            <CircleCheck aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-good" />
          ) : (
            <Circle aria-hidden="true" className="mt-2.5 size-6 shrink-0 text-muted" />
          )}
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <TextLink href={href} className="inline-block py-2">
                {title}
              </TextLink>
              {isDone ? (
                <span className="text-good">できました</span>
              ) : (
                <span className={id === next ? 'font-bold' : 'text-muted'}>
                  {id === next ? '次はここです' : 'まだ'}
                </span>
              )}
            </p>
            {!isDone && <p className="text-muted">{progress || words}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
