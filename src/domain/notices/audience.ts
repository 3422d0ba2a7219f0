/** 対象: which dwellings a notice is about, and who of each is told. */
export const groups = ['owners', 'residents', 'absentOwners'] as const;
export type Group = (typeof groups)[number];

export const groupNames = {
  residents: '住んでいる方',
  owners: '区分所有者',
  absentOwners: 'ほかに住む区分所有者',
} as const satisfies Record<Group, string>;

export const parkingKinds = ['mechanical', 'flat'] as const;
export type ParkingKind = (typeof parkingKinds)[number];

export const parkingNames = {
  mechanical: '機械式駐車場',
  flat: '平置き駐車場',
} as const satisfies Record<ParkingKind, string>;

export type Place =
  | { readonly kind: 'building' }
  | { readonly kind: 'floors'; readonly from: number; readonly to: number }
  | { readonly kind: 'dwellings'; readonly numbers: readonly string[] }
  | { readonly kind: 'parking'; readonly parking: ParkingKind };

/** The union of places without `except`, and of each dwelling the union of groups. */
export type Audience = {
  readonly places: readonly Place[];
  readonly except: readonly string[];
  readonly groups: readonly Group[];
};

export type RegisterDwelling = {
  readonly id: string;
  readonly number: string;
  readonly floor: number;
  readonly position: number;
  readonly parking: readonly ParkingKind[];
  readonly owners: readonly string[];
  /** Those entered as living there. */
  readonly residents: readonly string[];
};

export type RegisterPerson = {
  readonly id: string;
  readonly name: string;
  readonly livesHere: boolean;
  readonly hasMail: boolean;
};

export type Register = {
  readonly dwellings: readonly RegisterDwelling[];
  readonly people: readonly RegisterPerson[];
};

export type Recipient = {
  /** Null for a dwelling of which nobody is known: a sheet for its box. */
  readonly person: RegisterPerson | null;
  readonly dwelling: RegisterDwelling;
};

/** Everybody a notice is for, each once, in the order of the dwellings: with the first that concerns them. */
export function recipientsOf(audience: Audience, register: Register): readonly Recipient[] {
  const people = new Map(register.people.map((person) => [person.id, person]));
  const settled = new Set(register.dwellings.flatMap(({ residents }) => residents));
  const told = new Set<string>();
  const dwellings = inWalkingOrder(dwellingsOf(audience, register.dwellings));
  return dwellings.flatMap((dwelling): readonly Recipient[] => {
    const known = [...dwelling.residents, ...dwelling.owners];
    if (known.length === 0) return [{ person: null, dwelling }];
    const households = { dwelling, people, settled };
    return membersOf(audience.groups, households).flatMap((id) => {
      const person = people.get(id);
      if (!person || told.has(id)) return [];
      told.add(id);
      return [{ person, dwelling: homeOf(person, dwelling, register) }];
    });
  });
}

/** What the places cover, without the exceptions. */
export function dwellingsOf({ places, except }: Audience, all: readonly RegisterDwelling[]) {
  return all.filter(
    (dwelling) =>
      !except.includes(dwelling.number) && places.some((place) => isWithin(place, dwelling)),
  );
}

function isWithin(place: Place, { floor, number, parking }: RegisterDwelling): boolean {
  switch (place.kind) {
    case 'building':
      return true;
    case 'floors':
      return place.from <= floor && floor <= place.to;
    case 'dwellings':
      return place.numbers.includes(number);
    case 'parking':
      return parking.includes(place.parking);
  }
}

/** As one walks from box to box. */
function inWalkingOrder(dwellings: readonly RegisterDwelling[]) {
  return dwellings.toSorted(
    (a, b) =>
      a.floor - b.floor || a.position - b.position || a.number.localeCompare(b.number, 'en'),
  );
}

type Household = {
  readonly dwelling: RegisterDwelling;
  readonly people: ReadonlyMap<string, RegisterPerson>;
  /** Who is entered as living in any dwelling. */
  readonly settled: ReadonlySet<string>;
};

function membersOf(wanted: readonly Group[], household: Household): readonly string[] {
  const { owners } = household.dwelling;
  const residents = residentsOf(household);
  const of: Record<Group, readonly string[]> = {
    owners,
    residents,
    absentOwners: owners.filter((id) => household.people.get(id)?.livesHere === false),
  };
  return [...new Set(groups.flatMap((group) => (wanted.includes(group) ? of[group] : [])))];
}

/** A register that names no residents still has owners: who lives in the building lives in what they own. */
function residentsOf({ dwelling, people, settled }: Household): readonly string[] {
  if (dwelling.residents.length > 0) return dwelling.residents;
  return dwelling.owners.filter((id) => people.get(id)?.livesHere && !settled.has(id));
}

/** Paper goes to the box of where somebody lives, not of what they let. */
function homeOf(
  { id }: RegisterPerson,
  dwelling: RegisterDwelling,
  { dwellings }: Register,
): RegisterDwelling {
  if (dwelling.residents.includes(id)) return dwelling;
  return dwellings.find(({ residents }) => residents.includes(id)) ?? dwelling;
}

/** Numbers that name no dwelling: a notice for them would reach nobody. */
export function unknownNumbers(audience: Audience, { dwellings }: Register): readonly string[] {
  const known = new Set(dwellings.map(({ number }) => number));
  const named = audience.places.flatMap((it) => (it.kind === 'dwellings' ? it.numbers : []));
  return [...named, ...audience.except].filter((number) => !known.has(number));
}

export function isForAll({ places, except, groups: wanted }: Audience): boolean {
  return (
    except.length === 0 &&
    places.some(({ kind }) => kind === 'building') &&
    wanted.includes('residents')
  );
}

/** 「全戸の住んでいる方」 */
export function audienceWords({ places, except, groups: wanted }: Audience): string {
  const where = places.map(placeWords).join('、');
  const who = groups
    .filter((group) => wanted.includes(group))
    .map((group) => groupNames[group])
    .join('と');
  const without = except.length > 0 ? `（${except.join('、')}号室を除く）` : '';
  return `${where}${without}の${who}`;
}

function placeWords(place: Place): string {
  switch (place.kind) {
    case 'building':
      return '全戸';
    case 'floors':
      return place.from === place.to ? `${place.from}階` : `${place.from}階から${place.to}階`;
    case 'dwellings':
      return `${place.numbers.join('、')}号室`;
    case 'parking':
      return `${parkingNames[place.parking]}を使う住戸`;
  }
}
