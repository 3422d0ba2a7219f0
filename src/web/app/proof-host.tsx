import { lazy, Suspense, useEffect, useState } from 'react';
import { answerProofsWith } from '#web/lib/api.ts';

const ProofDialog = lazy(() =>
  import('#web/features/account/proof-dialog.tsx').then((m) => ({ default: m.ProofDialog })),
);

type Settle = (isProved: boolean) => void;

/** Where the server asks for 本人の確認, the page asks in place and what was sent is sent again. */
export function ProofHost() {
  const [settle, setSettle] = useState<{ readonly with: Settle } | null>(null);
  useEffect(
    () => answerProofsWith(() => new Promise<boolean>((resolve) => setSettle({ with: resolve }))),
    [],
  );
  if (!settle) return null;
  const close = (isProved: boolean) => {
    setSettle(null);
    settle.with(isProved);
  };
  return (
    <Suspense>
      <ProofDialog onProved={() => close(true)} onCancel={() => close(false)} />
    </Suspense>
  );
}
