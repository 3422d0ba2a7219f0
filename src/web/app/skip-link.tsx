import { Anchor } from '#web/ui/anchor.tsx';

/** 本文へ移動: the first stop of the keyboard, seen only then. */
export function SkipLink() {
  return (
    <Anchor
      href="#main"
      className="sr-only rounded-lg border-2 border-primary bg-page px-4 py-2 font-bold text-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      本文へ移動
    </Anchor>
  );
}
