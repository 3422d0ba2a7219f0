import type { PlanBeginning } from '#contract/repair-plan.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** What stands there for whoever cannot begin, or cannot yet. */
export function BeforeBeginning({ known }: { known: PlanBeginning }) {
  if (!known.mayBegin) {
    return (
      <EmptyState title="計画は、まだ登録されていません">
        理事会が登録すると、30年先までの工事と積立金を、ここで見られます。
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="先に、建物と住戸を登録してください"
      action={<ButtonLink href="/demo/setup">はじめの設定を開く</ButtonLink>}
    >
      積立金は、住戸の専有面積や持分から計算します。建物ができた年は、工事の時期の目安になります。
    </EmptyState>
  );
}
