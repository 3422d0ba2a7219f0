import { useState } from 'react';
import { type CompanyAccess, endCompanyPerson } from '#contract/company.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';

type Person = CompanyAccess['people'][number];

/** Who of a company may come in, since when. */
export function PeopleSection({ access }: { access: CompanyAccess }) {
  const mayEnd = useMay('company.end');
  const present = access.people.filter(({ endedOn }) => endedOn === null);
  const past = access.people.filter(({ endedOn }) => endedOn !== null);
  return (
    <Section
      id="people"
      heading="使える担当者"
      description="担当者は、管理会社が自分の社員の中から決めます。"
    >
      {present.length === 0 ? (
        <p>いま使える担当者はいません。</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {present.map((person) => (
            <Present key={person.id} person={person} mayEnd={mayEnd} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            以前の担当者（{past.length}人）
          </summary>
          <ul className="divide-y divide-line border-y border-line">
            {past.map((person) => (
              <li key={person.id} className="py-3">
                <strong>{person.name}</strong>　
                <span className="text-muted">{pastWords(person)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

function pastWords({ companyName, since, endedOn, endedAs }: Person): string {
  const from = since ? `${formatPlainDate(since)}から` : '';
  const days = `${from}${endedOn ? formatPlainDate(endedOn) : ''}まで`;
  return `${companyName}　${days}（${endedAs}が終わらせました）`;
}

function Present({ person, mayEnd }: { person: Person; mayEnd: boolean }) {
  const { id, name, companyName, since } = person;
  const [isAsking, setAsking] = useState(false);
  const ending = useChange(endCompanyPerson);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <strong className="text-lg">{name}</strong>
        <span className="block text-muted">
          {since
            ? `${companyName}　${formatPlainDate(since)}から`
            : 'この管理組合をスミワに登録した、管理会社の方です。'}
        </span>
      </span>
      {mayEnd && (
        <Button
          variant="secondary"
          aria-label={`${name}さんの利用を終わらせる`}
          disabled={ending.isPending}
          onClick={() => setAsking(true)}
        >
          終わらせる
        </Button>
      )}
      <ConfirmDialog
        title={`${name}さんの利用を終わらせますか`}
        confirmLabel="終わらせる"
        danger
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          ending.mutate(
            { assignmentId: id },
            {
              onSuccess: () => toast({ title: `${name}さんの利用を終わらせました`, tone: 'good' }),
            },
          )
        }
      >
        <p>この方は、すぐにこの管理組合を見られなくなります。ほかの担当者はそのまま使えます。</p>
      </ConfirmDialog>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </li>
  );
}
