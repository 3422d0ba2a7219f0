import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { z } from 'zod/mini';
import { getApplications } from '#contract/applications.ts';
import { type FormInForce, formInForce, formKeys } from '#domain/applications/all-forms.ts';
import { applicationPage } from '#domain/screens/application-views.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { useOwnDoor } from './door.ts';
import { FormFiller } from './form-filler.tsx';
import { OwnRow } from './own-row.tsx';
import { WishList } from './wish-list.tsx';

type OwnView = z.output<typeof getApplications.output>;

/** 届け出・申し込み for those who live or own here. */
export function OwnApplicationsPart() {
  const view = useEndpoint(getApplications, {});
  const door = useOwnDoor();
  const [params, setParams] = useSearchParams();
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const forms = formKeys.map((key) =>
    formInForce(key, view.terms.find(({ form }) => form === key)?.terms),
  );
  const { draft, form } = chosenIn(params, { view, forms, newId });
  if (form?.filedBy === 'owner' && !view.mayFileForOwner) return <OwnersAlone title={form.title} />;
  if (form && view.homes.length > 0) {
    return (
      <FormFiller
        key={draft?.id ?? newId}
        {...{ form, draft, newId, door }}
        today={view.today}
        homes={view.homes}
        stoppages={view.stoppages}
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
      <Wishes {...{ view, forms }} />
    </>
  );
}

type Choosing = { view: OwnView; forms: readonly FormInForce[]; newId: string };

/** What is to be filled in, by the address: a draft, or a form anew. */
function chosenIn(params: URLSearchParams, { view, forms, newId }: Choosing) {
  const draftId = params.get('draft') ?? newId;
  const draft = view.applications.find(({ id, next }) => id === draftId && next.includes('sent'));
  const chosen = draft?.form ?? params.get('form');
  return { draft, form: forms.find(({ key }) => key === chosen) };
}

/** A link or a bookmark leads here too: said before anything is filled in, for the sending would be refused. */
function OwnersAlone({ title }: { title: string }) {
  return (
    <EmptyState
      icon={FileText}
      title={`「${title}」は、部屋の所有者が出します`}
      action={
        <ButtonLink variant="secondary" href={applicationPage}>
          届け出・予約に戻る
        </ButtonLink>
      }
    >
      所有者でない方は、ここからは出せません。したいことを部屋の所有者（借りているときは大家さん）に伝えて、出してもらってください。
    </EmptyState>
  );
}

type WishesProps = { view: OwnView; forms: readonly FormInForce[] };

function Wishes({ view, forms }: WishesProps) {
  if (view.homes.length === 0) {
    return (
      <EmptyState icon={FileText} title="住戸が登録されていません">
        名簿にご自分の住戸がないため、ここからは出せません。理事会か管理事務室に知らせてください。
      </EmptyState>
    );
  }
  return (
    <>
      <WishList
        hrefOf={(key) => `/demo/applications?form=${key}`}
        forms={forms.filter(({ filedBy }) => view.mayFileForOwner || filedBy === 'resident')}
      />
      {!view.mayFileForOwner && (
        <p className="mt-6 rounded-lg bg-surface px-4 py-3">
          工事やリフォーム、窓や玄関ドアの取り替えは、部屋の所有者（大家さん）が申し込みます。したいときは、先に所有者に相談してください。
        </p>
      )}
    </>
  );
}
