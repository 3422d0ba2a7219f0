import { ChevronRight, FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { getApplications } from '#contract/applications.ts';
import { type FormInForce, formInForce, formKeys } from '#domain/applications/all-forms.ts';
import { type Wish, wishes } from '#domain/applications/form.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { FormFiller } from './form-filler.tsx';
import { OwnRow } from './own-row.tsx';

/** 届け出・申し込み for those who live or own here. */
export function OwnApplicationsPart() {
  const view = useEndpoint(getApplications, {});
  const [params, setParams] = useSearchParams();
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const forms = formKeys.map((key) =>
    formInForce(key, view.terms.find(({ form }) => form === key)?.terms),
  );
  const draftId = params.get('draft') ?? newId;
  const draft = view.applications.find(({ id, next }) => id === draftId && next.includes('sent'));
  const chosen = draft?.form ?? params.get('form');
  const form = forms.find(({ key }) => key === chosen);
  if (form && view.homes.length > 0) {
    return (
      <FormFiller
        key={draft?.id ?? newId}
        {...{ form, draft, newId }}
        today={view.today}
        homes={view.homes}
        onSent={() => leave()}
        onLeave={() => leave()}
      />
    );
  }

  function leave(): void {
    setNewId(crypto.randomUUID());
    setParams({});
    scrollTo(0, 0);
  }

  return (
    <>
      <Section heading="出したものと下書き">
        {view.applications.length === 0 ? (
          <EmptyState icon={FileText} title="まだ何も出していません">
            下の「したいこと」から選ぶと、順に聞きながら書き込めます。途中でやめても下書きが残ります。
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            {view.applications.map((it) => (
              <OwnRow
                key={it.id}
                application={it}
                form={formInForce(it.form, it.terms)}
                nextBoardOn={view.nextBoardOn}
              />
            ))}
          </div>
        )}
      </Section>
      {view.homes.length === 0 ? (
        <EmptyState icon={FileText} title="住戸が登録されていません">
          名簿にご自分の住戸がないため、ここからは出せません。理事会か管理事務室に知らせてください。
        </EmptyState>
      ) : (
        <WishList forms={forms} mayFileForOwner={view.mayFileForOwner} />
      )}
    </>
  );
}

type WishListProps = { forms: readonly FormInForce[]; mayFileForOwner: boolean };

/** Grouped by what one wants to do, not by the names of papers. What owners alone may file is not offered to others. */
function WishList({ forms: all, mayFileForOwner }: WishListProps) {
  const forms = all.filter(({ filedBy }) => mayFileForOwner || filedBy === 'resident');
  const groups = (Object.keys(wishes) as Wish[])
    .map((wish) => ({ wish, ofWish: forms.filter((it) => it.wish === wish) }))
    .filter(({ ofWish }) => ofWish.length > 0);
  return (
    <>
      <Folds>
        {groups.map(({ wish, ofWish }) => (
          <Section key={wish} heading={wishes[wish]}>
            <ul className="grid gap-3 lg:grid-cols-2">
              {ofWish.map((form) => (
                <li key={form.key} className="rounded-xl border border-line bg-page">
                  <Anchor
                    href={`/demo/applications?form=${form.key}`}
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
      {!mayFileForOwner && (
        <p className="mt-6 rounded-lg bg-surface px-4 py-3">
          工事やリフォーム、窓や玄関ドアの取り替えは、部屋の所有者（大家さん）が申し込みます。したいときは、先に所有者に相談してください。
        </p>
      )}
    </>
  );
}
