import { Button } from '#web/ui/button.tsx';

/** What was typed before the page was left stands in the form again, and can be thrown away. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-surface px-4 py-2"
    >
      前に途中まで入れた内容です。続きから入力できます。
      <Button variant="secondary" onClick={onDiscard}>
        消して最初から入力する
      </Button>
    </p>
  );
}
