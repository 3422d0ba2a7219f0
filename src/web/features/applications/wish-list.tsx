import { ChevronRight } from 'lucide-react';
import type { FormInForce, FormKey } from '#domain/applications/all-forms.ts';
import { type Wish, wishes } from '#domain/applications/form.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';

type WishListProps = { forms: readonly FormInForce[]; hrefOf: (form: FormKey) => string };

/** Grouped by what one wants to do, not by the names of papers. */
export function WishList({ forms, hrefOf }: WishListProps) {
  const groups = (Object.keys(wishes) as Wish[])
    .map((wish) => ({ wish, ofWish: forms.filter((it) => it.wish === wish) }))
    .filter(({ ofWish }) => ofWish.length > 0);
  return (
    <Folds>
      {groups.map(({ wish, ofWish }) => (
        <Section key={wish} heading={wishes[wish]}>
          <ul className="grid gap-3 lg:grid-cols-2">
            {ofWish.map((form) => (
              <li key={form.key} className="rounded-xl border border-line bg-page">
                <Anchor
                  href={hrefOf(form.key)}
                  className="flex min-h-14 items-center gap-3 rounded-xl px-4 py-2 hover:bg-primary-soft"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-bold text-primary">{form.plainly}</span>
                    <span className="block text-muted">
                      {`${form.title}（${form.genre === 'application' ? '承認が要ります' : '届けるだけ'}）`}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-primary" />
                </Anchor>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Folds>
  );
}
