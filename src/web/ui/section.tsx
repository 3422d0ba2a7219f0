import { use, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { actionClass } from './action-class.ts';
import { FoldedSection } from './folded-section.tsx';
import { FoldContext, type SectionProps } from './folds.tsx';
import { Place } from './place.tsx';

/** A part of a page with its heading. */
export function Section(props: SectionProps) {
  const fold = use(FoldContext);
  return fold ? <FoldedSection {...props} fold={fold} /> : <OpenSection {...props} />;
}

function OpenSection({
  heading,
  description,
  action,
  id,
  isOnPaper = true,
  children,
}: SectionProps) {
  const headingId = useId();
  const frame = {
    'aria-labelledby': headingId,
    className: classNames('mb-10 print:mb-6', !isOnPaper && 'print:hidden'),
  };
  const content = (
    <>
      <div className="mb-4 flex break-after-avoid flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={headingId} className="text-xl leading-snug font-bold sm:text-2xl sm:leading-snug">
            {heading}
          </h2>
          {description && <p className="mt-1 max-w-[44rem] text-muted">{description}</p>}
        </div>
        {action && <div className={classNames(actionClass, 'print:hidden')}>{action}</div>}
      </div>
      {children}
    </>
  );
  if (id === undefined) return <section {...frame}>{content}</section>;
  return (
    <Place as="section" id={id} {...frame}>
      {content}
    </Place>
  );
}
