import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import {
  type DeskDraft,
  deleteDeskApplication,
  getApplicationDesk,
} from '#contract/application-desk.ts';
import { allForms, formInForce, formKeys } from '#domain/applications/all-forms.ts';
import { deskForm } from '#domain/applications/desk.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { DeskEntry } from './desk-entry.tsx';
import { StateBadge } from './state-line.tsx';
import { WishList } from './wish-list.tsx';

const desk = '/demo/applications?view=desk';

/** 紙の届け出を入力: what came on paper, in the name of whoever brought it. */
export function ApplicationDeskPart() {
  const view = useEndpoint(getApplicationDesk, {});
  const [params, setParams] = useSearchParams();
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const forms = formKeys.map((key) =>
    formInForce(key, view.terms.find(({ form }) => form === key)?.terms),
  );
  // Once a new one is kept it is among the drafts, under the same id.
  const draftId = params.get('draft') ?? newId;
  const draft = view.drafts.find(({ application }) => application.id === draftId);
  const chosen = draft?.application.form ?? params.get('form');
  const form = forms.find(({ key }) => key === chosen);
  const leave = (to: string) => {
    setNewId(crypto.randomUUID());
    setParams({ view: to });
    scrollTo(0, 0);
  };
  if (form) {
    return (
      <DeskEntry
        key={draftId}
        {...{ form: deskForm(form), draft, newId }}
        today={view.today}
        homes={view.homes}
        stoppages={view.stoppages}
        onSent={() => leave('inbox')}
        onLeave={() => leave('desk')}
      />
    );
  }
  return (
    <>
      <Section heading="入力の途中のもの">
        {view.drafts.length === 0 ? (
          <EmptyState icon={FileText} title="今はありません">
            下から様式を選ぶと、紙で届いたものを入力できます。届いた紙は、写真かPDFで付けます。
          </EmptyState>
        ) : (
          <div className="grid gap-4">
            {view.drafts.map((it) => (
              <DraftRow key={it.application.id} draft={it} />
            ))}
          </div>
        )}
      </Section>
      <WishList forms={forms} hrefOf={(key) => `${desk}&form=${key}`} />
    </>
  );
}

function DraftRow({ draft: { application, receivedOn } }: { draft: DeskDraft }) {
  const { id, form, dwelling, applicant, number, state } = application;
  const deleting = useChange(deleteDeskApplication);
  const { title } = allForms[form];
  const whose = `${dwelling.number}号室　${applicant}さん`;
  return (
    <Card heading={title} action={<StateBadge state={state} />}>
      <p>
        {whose}
        <span className="text-muted">
          {number !== null && `　受付番号 ${number}`}
          {receivedOn !== null && `　${formatPlainDate(receivedOn)}に届いた紙`}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={`${desk}&draft=${id}`}>
          {state === 'draft' ? '続きを入力する' : '直した紙を入力する'}
        </ButtonLink>
        {state === 'draft' && (
          <Button
            variant="quiet"
            aria-label={`${whose}の${title}の入力を消す`}
            disabled={deleting.isPending}
            onClick={() => deleting.mutate({ applicationId: id })}
          >
            消す
          </Button>
        )}
      </div>
      {deleting.error && <FailureNote>{sentenceOf(deleting.error)}</FailureNote>}
    </Card>
  );
}
