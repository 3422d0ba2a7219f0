import { CircleAlert, Info } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lineName } from './register-lines.ts';
import type { Register } from './use-register.ts';

const mostListed = 8;

/** 直すところ: every fault with the way to it, and what the other figures do meanwhile. */
export function ProblemList({
  register,
  onOpen,
}: {
  register: Register;
  onOpen: (id: string) => void;
}) {
  const { problems, lines } = register;
  if (problems.length === 0) return null;
  const byId = new Map(lines.map((line) => [line.id, line]));
  return (
    <section
      aria-label="直すところ"
      className="mb-4 rounded-xl border border-danger bg-danger-soft p-4"
    >
      <h3 className="flex items-start gap-2 text-lg font-bold text-danger">
        <CircleAlert aria-hidden="true" className="mt-1 size-6 shrink-0" />
        直すところが{problems.length.toLocaleString('ja-JP')}件あります
      </h3>
      <p className="mt-1">
        入れた内容はそのまま残っています。直るまで、残高などは計算できません。直すところのある行は、合計にも入れません。
      </p>
      <ul className="mt-2 list-disc pl-6">
        {problems.slice(0, mostListed).map(({ itemId, field, sentence }) => {
          const line = itemId === null ? undefined : byId.get(itemId);
          return (
            <li key={`${itemId} ${field} ${sentence}`}>
              {line && (
                <button
                  type="button"
                  onClick={() => onOpen(line.id)}
                  className="min-h-11 rounded-md text-left font-bold text-primary underline underline-offset-4"
                >
                  {lineName(line)}
                </button>
              )}{' '}
              {sentence}
            </li>
          );
        })}
      </ul>
      {problems.length > mostListed && (
        <p className="mt-2">
          ほかに{(problems.length - mostListed).toLocaleString('ja-JP')}
          件あります。「直すところのある行」で、その行だけを出せます。
        </p>
      )}
    </section>
  );
}

/** Works moved and repriced elsewhere: the table shows them as they were before. */
export function ShiftNotice({ register }: { register: Register }) {
  if (!register.isShifted) return null;
  return (
    <section
      aria-label="試している変更"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-accent-soft p-4"
    >
      <p className="flex min-w-0 flex-[1_1_20rem] items-start gap-2">
        <Info aria-hidden="true" className="mt-1 size-6 shrink-0 text-accent" />
        工事の年度や単価の変更を試しています。この表の値は、変える前のものです。変わる行には「試算では」と書き添えています。
      </p>
      <Button variant="secondary" onClick={() => register.replaceAll(register.typedPlan.items)}>
        試している値を表に書き込む
      </Button>
    </section>
  );
}

const shownMs = 20_000;

/** 元に戻す: stays in sight for a while after a line was taken out. */
export function RemovalNotice({ removal }: Pick<Register, 'removal'>) {
  const { name, forget } = removal;
  useEffect(() => {
    if (name === null) return;
    const timer = setTimeout(forget, shownMs);
    return () => clearTimeout(timer);
  }, [name, forget]);
  return (
    <div role="status" className="sticky bottom-20 z-30 md:bottom-4">
      {name !== null && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line-strong bg-page px-4 py-3 shadow-xl">
          <p>「{name}」を消しました。</p>
          <Button variant="secondary" onClick={removal.takeBack}>
            元に戻す
          </Button>
        </div>
      )}
    </div>
  );
}
