import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { hindranceOf } from '#web/lib/plan-workbench/hindrance.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { TextLink } from './text-link.tsx';

/** Figures of the plan on trial; while the input has faults, where to put them right instead. */
export function WithResult({ children }: { children: ReactNode }) {
  const workbench = useWorkbench();
  if (workbench.result) return children;
  const hindrance = hindranceOf(workbench);
  return hindrance && <NoResult sentence={hindrance.first} href={hindrance.href} />;
}

type NoResultProps = { sentence: string; href: string };

/** 計算できません: no figure at all is better than one of another plan. */
export function NoResult({ sentence, href }: NoResultProps) {
  return (
    <div className="my-4 flex items-start gap-3 rounded-xl border border-line-strong bg-surface px-4 py-3">
      <TriangleAlert aria-hidden="true" className="mt-1 size-6 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="font-bold">計算できません</p>
        <p>{sentence}</p>
        <TextLink href={href} className="inline-block py-2">
          直すところを開く
        </TextLink>
      </div>
    </div>
  );
}
