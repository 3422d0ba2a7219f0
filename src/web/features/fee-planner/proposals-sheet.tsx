import type { ReactNode } from 'react';
import type { DwellingType } from '#domain/repair-plan/projection/dwelling-types.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { PrintedProposals } from './printed-proposals.tsx';
import type { ShownProposals } from './use-proposals.ts';

type ProposalsSheetProps = {
  shown: ShownProposals | null;
  /** Of the rules: then there are no proposals. */
  hasFault: boolean;
  type: DwellingType;
};

/** 印刷 of this view. Its content is built when somebody prints. */
export function ProposalsSheet({ shown, hasFault, type }: ProposalsSheetProps) {
  const isPrinting = useIsPrinting();
  return (
    <div data-paper="" className="hidden print:block">
      {isPrinting && (shown ? <PrintedProposals shown={shown} type={type} /> : why(hasFault))}
    </div>
  );
}

function why(hasFault: boolean): ReactNode {
  return hasFault ? (
    <p>
      案を作る条件に誤りがあるので、3つの案を印刷できません。直してから、もう一度お試しください。
    </p>
  ) : (
    <p>3つの案を計算しているところです。少し待ってから、もう一度お試しください。</p>
  );
}
