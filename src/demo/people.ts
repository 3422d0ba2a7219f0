import type { IsoDate } from '#domain/calendar.ts';
import { demoId } from './demo-id.ts';
import { demoUser } from './demo-user.ts';
import { type Owner, owners, type Tenant, tenants } from './owners.ts';
import { dayAt, type RelativeDates } from './relative-dates.ts';
import type { OwnershipRow, PersonRow, ResidencyRow } from './rows.ts';

const handover: IsoDate = '2009-03-28';
/** 滞納: one dwelling owes its dues of the last five months. */
export const overdue = { dwelling: '406', months: 5 } as const;

type People = {
  readonly person: readonly PersonRow[];
  readonly ownership: readonly OwnershipRow[];
  readonly residency: readonly ResidencyRow[];
};

export function personId(name: string): string {
  return demoId('person', name);
}

/** The owner of a dwelling, or the first of two. */
export function ownerOf(dwelling: string): string {
  const name = owners.find((owner) => owner.dwellings.includes(dwelling))?.names[0]?.[0];
  if (name === undefined) throw new Error(`Nobody owns ${dwelling}`);
  return name;
}

export function seedPeople(dates: RelativeDates): People {
  return {
    person: [...owners.flatMap(ownerPersons), ...tenants.map(tenantPerson)].map(withMail),
    ownership: owners.flatMap((owner) => ownershipRows(dates, owner)),
    residency: [
      ...owners.flatMap((owner) => ownerResidencies(dates, owner)),
      ...tenants.map((tenant) =>
        residencyRow(tenant.dwelling, tenant.name, 'tenant', dayAt(dates, tenant.since)),
      ),
    ],
  };
}

/** Two of three have told an address; nobody ever writes to it. */
function withMail(person: Omit<PersonRow, 'mail'>, index: number): PersonRow {
  const hasMail = index % 3 !== 2 && person.name !== demoUser.name;
  return { ...person, mail: hasMail ? `kumiai${index + 1}@midorizaka.example` : null };
}

function ownerPersons({ names, lives = 'here', note }: Owner): readonly Omit<PersonRow, 'mail'>[] {
  return names.map(([name, kana]) => ({
    id: personId(name),
    name,
    kana,
    lives,
    note: note ?? null,
  }));
}

function tenantPerson({ name, kana }: Tenant): Omit<PersonRow, 'mail'> {
  return { id: personId(name), name, kana, lives: 'here', note: null };
}

function ownershipRows(dates: RelativeDates, owner: Owner): readonly OwnershipRow[] {
  return owner.dwellings.flatMap((dwelling) =>
    owner.names.map(([name]) => ({
      id: demoId('ownership', `${dwelling}:${name}`),
      dwelling_id: demoId('dwelling', dwelling),
      person_id: personId(name),
      share_numerator: 1,
      share_denominator: owner.names.length,
      since: sinceOf(dates, owner),
    })),
  );
}

function ownerResidencies(dates: RelativeDates, owner: Owner): readonly ResidencyRow[] {
  return (owner.livesIn ?? []).flatMap((dwelling) =>
    owner.names.map(([name]) => residencyRow(dwelling, name, 'owner', sinceOf(dates, owner))),
  );
}

function residencyRow(
  dwelling: string,
  name: string,
  kind: ResidencyRow['kind'],
  since: IsoDate,
): ResidencyRow {
  return {
    id: demoId('residency', `${dwelling}:${name}`),
    dwelling_id: demoId('dwelling', dwelling),
    person_id: personId(name),
    kind,
    since,
  };
}

function sinceOf(dates: RelativeDates, { since }: Owner): IsoDate {
  return since === undefined ? handover : dayAt(dates, since);
}
