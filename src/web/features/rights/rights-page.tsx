import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { allPermissions, type Permission } from '#domain/access/permission.ts';
import { permissionWords } from '#domain/access/permission-words.ts';
import {
  byThing,
  partly,
  rightsOf,
  things,
  twoPersons,
  whoWords,
} from '#domain/access/rights-by-thing.ts';
import { allRoles, type Role, roleNames, rolesWith } from '#domain/access/role.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';

/** だれが何をできるか: the one table of rights, first for oneself, then by role and by thing. */
export function RightsPage() {
  const session = useSession();
  return (
    <>
      <PageHeader
        title="だれが何をできるか"
        lead="できることは、役職と住まいで決まり、任期の日付に合わせて自動で変わります。"
        actions={
          <Button variant="secondary" onClick={() => void printPage()}>
            <Printer aria-hidden="true" className="size-5" />
            印刷する
          </Button>
        }
      />
      <Folds>
        {session && (
          <Section
            id="own"
            heading="あなたができること"
            description={positionWords(session.user.position)}
          >
            <Rights permissions={session.may} />
          </Section>
        )}
        <ByRole own={session?.user.position ?? 'owner'} />
        <Section
          id="things"
          heading="ことがらから見る"
          description="それぞれのことが、どの立場の人にできるかです。"
        >
          <Things />
        </Section>
      </Folds>
    </>
  );
}

/** An officer is a member too. */
function positionWords(position: Role): string {
  const others = [...rolesWith(position)].filter((role) => role !== position);
  const more =
    others.length > 0
      ? `${others.map((role) => roleNames[role]).join('、')}のできることも含みます。`
      : '';
  return `今の立場は、${roleNames[position]}です。${more}`;
}

const heading = 'mb-1 text-lg font-bold';

function Rights({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 print:grid-cols-2">
      {byThing(permissions).map(({ thing, rows }) => (
        <div key={thing} className="break-inside-avoid">
          <h3 className={heading}>{things[thing]}</h3>
          <SentenceList sentences={rows.map((it) => `${permissionWords[it]}${noteMark(it)}`)} />
        </div>
      ))}
    </div>
  );
}

function noteMark(permission: Permission): string {
  return twoPersons[permission] ? '（2人で）' : '';
}

function ByRole({ own }: { own: Role }) {
  const [params] = useSearchParams();
  const asked = allRoles.find((role) => role === params.get('role'));
  const [chosen, choose] = useState<Role>(asked ?? (own === 'chair' ? 'treasurer' : 'chair'));
  return (
    <Section
      id="roles"
      heading="立場から見る"
      description="「2人で」とあるものは、1人では決められません。"
      isOnPaper={false}
    >
      <PillChoice
        label="立場"
        isLabelHeard
        name="role"
        options={allRoles.map((value) => ({ value, label: roleNames[value] }))}
        value={chosen}
        onChange={choose}
      />
      <div role="region" aria-label={`${roleNames[chosen]}ができること`} className="mt-5">
        <Rights permissions={rightsOf(chosen)} />
      </div>
    </Section>
  );
}

type Row = { readonly permission: Permission };

function Things() {
  return byThing(allPermissions).map(({ thing, rows }) => (
    <div key={thing} className="mb-8 print:mb-4">
      <h3 className={heading}>{things[thing]}</h3>
      <DataTable
        caption={`${things[thing]}：できることと、できる立場`}
        columns={columns}
        rows={rows.map((permission) => ({ permission }))}
        rowKey={({ permission }) => permission}
      />
    </div>
  ));
}

const columns = [
  {
    id: 'what',
    header: 'できること',
    cell: ({ permission }: Row) => <What permission={permission} />,
    isRowHeader: true,
    width: 'w-3/5',
  },
  { id: 'who', header: 'できる立場', cell: ({ permission }: Row) => whoWords(permission) },
];

/** A right and, where it has one, the rule that goes with it. */
function What({ permission }: Row) {
  const two = twoPersons[permission];
  const part = partly[permission];
  return (
    <>
      {permissionWords[permission]}
      {two && (
        <span className="mt-1 block text-base font-normal">
          <Badge tone="primary">2人で</Badge> {two}
        </span>
      )}
      {part && <span className="mt-1 block text-base font-normal text-muted">{part}</span>}
    </>
  );
}
