import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { undoStepOf } from '#web/lib/undo-key.ts';

type ToastContent = {
  title: string;
  description?: string;
  /** `danger` is an error, `good` a success. */
  tone?: 'neutral' | 'good' | 'danger';
  /** 元に戻す, by its button or Ctrl+Z. It has more time to be pressed. */
  undo?: () => unknown;
};

type ToastRecord = ToastContent & { readonly id: number; readonly open: boolean };

const toastLimit = 1;
const toastDurationMs = 5_000;
const undoDurationMs = 12_000;
const toastRemovalDelayMs = 1_000_000;
const swipeThresholdPx = 50;

let toasts: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message in place of the one before it. Returns the id for `updateToast` and `dismissToast`. */
export function toast(content: ToastContent): number {
  lastId += 1;
  set([{ ...content, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
  return lastId;
}

/** Changes the words of a toast that is still held. */
export function updateToast(id: number, content: Partial<ToastContent>): void {
  set(toasts.map((it) => (it.id === id ? { ...it, ...content } : it)));
}

/** Closes one toast, or all. A closed toast stays in the list until its removal or its successor. */
export function dismissToast(id?: number): void {
  const closing = toasts.filter((it) => it.open && (id === undefined || it.id === id));
  for (const { id: closingId } of closing) {
    setTimeout(() => set(toasts.filter((it) => it.id !== closingId)), toastRemovalDelayMs);
  }
  set(toasts.map((it) => (closing.includes(it) ? { ...it, open: false } : it)));
}

export function listToasts(): readonly ToastRecord[] {
  return toasts;
}

function set(next: readonly ToastRecord[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tones = {
  neutral: { Icon: Info, colour: 'text-muted' },
  good: { Icon: CircleCheck, colour: 'text-good' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
} as const;

/** Once per application, around everything. */
export function Toaster({ children }: { children?: ReactNode }) {
  const held = useSyncExternalStore(subscribe, listToasts, listToasts);
  useEffect(() => {
    document.addEventListener('keydown', undoByKey);
    return () => document.removeEventListener('keydown', undoByKey);
  }, []);
  return (
    <Radix.Provider
      label="通知"
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {children}
      {held.map((it) => (
        <ToastCard key={it.id} record={it} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="通知（{hotkey}）"
        className="fixed right-0 bottom-20 z-50 flex w-full max-w-[26rem] flex-col gap-3 p-4 md:bottom-0 print:hidden"
      />
    </Radix.Provider>
  );
}

/** Ctrl+Z right after something was done; a screen that can take back more than that (the plan) does it itself. */
function undoByKey(event: KeyboardEvent): void {
  const last = toasts.find(({ open, undo }) => open && undo);
  const isOfScreen = document.querySelector('main [aria-keyshortcuts~="Control+Z"]') !== null;
  if (!last?.undo || isOfScreen || undoStepOf(event) !== 'undo') return;
  event.preventDefault();
  dismissToast(last.id);
  last.undo();
}

function ToastCard({ record }: { record: ToastRecord }) {
  const { Icon, colour } = tones[record.tone ?? 'neutral'];
  return (
    <Radix.Root
      open={record.open}
      duration={record.undo ? undoDurationMs : toastDurationMs}
      onOpenChange={(open) => {
        if (!open) dismissToast(record.id);
      }}
      className="flex items-start gap-3 rounded-xl border border-line-strong bg-page py-3 pr-2 pl-4 shadow-xl data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden="true" className={classNames('mt-1.5 size-6 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-1">
        <Radix.Title className="font-bold">{record.title}</Radix.Title>
        {record.description && <Radix.Description>{record.description}</Radix.Description>}
        {record.undo && (
          <Radix.Action
            altText="元に戻す"
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={record.undo}
            className="mt-1 min-h-11 font-bold text-primary underline underline-offset-4"
          >
            元に戻す
            <span aria-hidden="true" className="hidden pointer-fine:inline">
              （Ctrl＋Z）
            </span>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="通知を閉じる"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-sunken"
      >
        <X aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
