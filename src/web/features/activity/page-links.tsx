import type { Activity } from '#contract/activity.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { addressWith, type Wanted } from './wanted.ts';

/** The way to what is newer and older. */
export function PageLinks({ activity, wanted }: { activity: Activity; wanted: Wanted }) {
  const { total, pageSize } = activity;
  const page = Number(wanted.page ?? '1');
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const newer = page - 1 === 1 ? undefined : String(Math.min(page - 1, last));
  return (
    <nav aria-label="記録のページ" className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
      {page > 1 && (
        <ButtonLink variant="secondary" href={addressWith(wanted, { page: newer })}>
          新しい記録
        </ButtonLink>
      )}
      <span>
        {Math.min(page, last)}／{last}ページ
      </span>
      {page < last && (
        <ButtonLink variant="secondary" href={addressWith(wanted, { page: String(page + 1) })}>
          古い記録
        </ButtonLink>
      )}
    </nav>
  );
}
