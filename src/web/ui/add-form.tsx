import { type ReactNode, useState } from 'react';
import { sentenceOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type AddFormProps = {
  label: string;
  /** What is missing, in words; told when somebody presses the button. */
  problem: string;
  error: Error | null;
  isPending: boolean;
  onAdd: () => Promise<void>;
  children: ReactNode;
};

/** Fields of one more line of a list, and the button that adds it. */
export function AddForm({ label, problem, error, isPending, onAdd, children }: AddFormProps) {
  const [isTold, setTold] = useState(false);
  async function add(): Promise<void> {
    await onAdd();
    setTold(false);
    toast({ title: '登録しました', tone: 'good' });
  }
  return (
    <form
      noValidate
      aria-label={label}
      className="mt-4 grid max-w-[48rem] gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(problem !== '');
        if (problem === '') void add().catch(() => undefined);
      }}
    >
      {children}
      <div className="sm:col-span-2">
        {isTold && problem && <FailureNote>{problem}</FailureNote>}
        {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
        <Button type="submit" variant="secondary" disabled={isPending}>
          {isPending ? '登録しています' : label}
        </Button>
      </div>
    </form>
  );
}
