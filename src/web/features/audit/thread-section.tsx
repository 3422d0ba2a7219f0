import { useState } from 'react';
import type { AuditDesk } from '#contract/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { NoteForm } from './note-form.tsx';
import { ThreadRow } from './thread-row.tsx';

type Props = { desk: AuditDesk; mayWrite: boolean };

/** 質問と指摘: the open ones first; what was written stays as it was written. */
export function ThreadSection({ desk, mayWrite }: Props) {
  const { threads } = desk;
  const order = ['open', 'answered', 'standing', 'settled', 'withdrawn'];
  const sorted = threads.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <Section
      id="threads"
      heading="質問と指摘"
      description="質問には、会計担当理事か管理会社が答えます。書いたものは、だれも書き換えられません。"
    >
      {sorted.length === 0 ? (
        <p className="text-muted">まだありません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sorted.map((thread) => (
            <ThreadRow key={thread.id} thread={thread} desk={desk} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
      {mayWrite && <Writing year={String(desk.fiscalYear)} />}
    </Section>
  );
}

function Writing({ year }: { year: string }) {
  const [kind, setKind] = useState<'question' | 'finding' | null>(null);
  if (kind !== null) {
    return <NoteForm year={year} about="" kind={kind} onDone={() => setKind(null)} />;
  }
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      <Button variant="secondary" onClick={() => setKind('question')}>
        質問を書く
      </Button>
      <Button variant="secondary" onClick={() => setKind('finding')}>
        指摘を書く
      </Button>
    </div>
  );
}
