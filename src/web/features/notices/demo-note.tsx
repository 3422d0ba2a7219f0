import { isDemonstration } from '#web/lib/place.ts';

/** Who tries it out need not fear that somebody gets a mail. */
export function DemoNote() {
  if (!isDemonstration()) return null;
  return <p className="mb-4 text-muted">デモでは、だれにもメールは送られません。</p>;
}
