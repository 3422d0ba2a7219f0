import { type Company, getCompany, setAssignment } from '#contract/company.ts';
import { areaNames } from '#domain/access/company-areas.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';

type Client = Company['clients'][number];

/** 担当の割り当て: who works where. What they may do there is the association's to say. */
export function AssignSection({ company }: { company: Company }) {
  const { clients } = company;
  const joined = company.staff.filter(({ joinedOn }) => joinedOn !== null);
  return (
    <Section
      heading="担当の割り当て"
      description="印を付けた方が、その管理組合に入れます。印を外すと、すぐに入れなくなります。"
    >
      {clients.length === 0 ? (
        <p>まだ、利用を承認した管理組合はありません。会社番号を管理組合に伝えてください。</p>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          {clients.map((client) => (
            <ClientCard key={client.associationId} client={client} staff={joined} />
          ))}
        </div>
      )}
    </Section>
  );
}

function ClientCard({ client, staff }: { client: Client; staff: Company['staff'] }) {
  const { associationId, name, areas, since, lastDay, accountIds } = client;
  const assigning = useAction(setAssignment, { refreshes: [getCompany] });
  const set = (accountId: string, isAssigned: boolean) =>
    assigning.mutateAsync({ clientId: associationId, accountId, isAssigned });
  async function change(accountId: string, isAssigned: boolean): Promise<void> {
    await set(accountId, isAssigned);
    toast({
      title: isAssigned ? '担当に加えました' : '担当から外しました',
      tone: 'good',
      undo: () => set(accountId, !isAssigned),
    });
  }
  return (
    <fieldset className="min-w-0 rounded-xl border border-line bg-surface px-5 py-4">
      <legend className="sr-only">{name}の担当</legend>
      <h3 className="text-lg font-bold">{name}</h3>
      <p className="text-muted">
        {formatPlainDate(since)}から{lastDay && `${formatPlainDate(lastDay)}まで`}
      </p>
      <p className="mb-2 text-muted">
        任された仕事：{areaNames(areas).join('、') || '建物、文書、会議を見ることだけ'}
      </p>
      {staff.map(({ accountId, name: person }) => (
        <label key={accountId} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={accountIds.includes(accountId)}
            disabled={assigning.isPending}
            onChange={({ target }) => void change(accountId, target.checked).catch(() => undefined)}
            className="size-6 shrink-0 accent-primary"
          />
          {person}
        </label>
      ))}
      {assigning.error && <FailureNote>{sentenceOf(assigning.error)}</FailureNote>}
    </fieldset>
  );
}
