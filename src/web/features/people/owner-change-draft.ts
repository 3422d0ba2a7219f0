import type { OwnerChangeFacts, OwnerChangeInput } from '#contract/owner-change.ts';
import type { People } from '#contract/people.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import {
  type OwnerChangeKind,
  planOwnerChange,
  staysThatEnd,
  whyNoOwnerChange,
} from '#domain/people/owner-change.ts';

/** As typed. */
export type Share = { readonly numerator: string; readonly denominator: string };

export type NewcomerDraft = Share & {
  readonly key: string;
  readonly name: string;
  readonly kana: string;
  /** Somebody whom the register knows by this name. */
  readonly personId: string;
};

export type OwnerChangeDraft = {
  readonly kind: OwnerChangeKind;
  readonly on: string;
  /** Owners of today who go on owning, with what they own then. */
  readonly kept: Readonly<Record<string, Share>>;
  readonly newcomers: readonly NewcomerDraft[];
  /** Chosen by hand; before that it follows who goes. */
  readonly endedStayIds: readonly string[] | null;
  readonly stopsDebit: boolean;
  readonly applicationId: string;
  readonly paper: string;
};

const whole: Share = { numerator: '1', denominator: '1' };

export const newNewcomer = (): NewcomerDraft => ({
  key: crypto.randomUUID(),
  name: '',
  kana: '',
  personId: '',
  ...whole,
});

export function emptyDraft({ today, applications }: OwnerChangeFacts): OwnerChangeDraft {
  return {
    kind: 'sale',
    on: today,
    kept: {},
    newcomers: [newNewcomer()],
    endedStayIds: null,
    stopsDebit: true,
    applicationId: applications[0]?.id ?? '',
    paper: '',
  };
}

type Next = OwnerChangeInput['owners'][number];

/** Everybody who owns from the day on. One alone owns the whole, and is not asked. */
export function nextOwners(draft: OwnerChangeDraft, facts: OwnerChangeFacts): readonly Next[] {
  const stayers = facts.owners.flatMap(({ personId, name, kana }) => {
    const share = draft.kept[personId];
    return share ? [{ personId, name, kana, ...numbersOf(share) }] : [];
  });
  const comers = draft.newcomers.map(({ personId, name, kana, ...share }) => ({
    personId: personId === '' ? null : personId,
    name: name.trim(),
    kana: kana.trim(),
    ...numbersOf(share),
  }));
  const all = [...stayers, ...comers];
  return all.length === 1 ? all.map((it) => ({ ...it, numerator: 1, denominator: 1 })) : all;
}

const numbersOf = ({ numerator, denominator }: Share) => ({
  numerator: wholeNumber(numerator),
  denominator: wholeNumber(denominator),
});

function wholeNumber(typed: string): number {
  const text = typed.normalize('NFKC').trim();
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
}

export function plannedChange(draft: OwnerChangeDraft, facts: OwnerChangeFacts) {
  const plan = planOwnerChange(facts.owners, nextOwners(draft, facts));
  return { ...plan, endedStayIds: draft.endedStayIds ?? staysThatEnd(facts.stays, plan) };
}

export function faultOf(draft: OwnerChangeDraft, facts: OwnerChangeFacts): string {
  if (draft.on === '') return '所有者になる日を入れてください。';
  const { today, owners, comingOn } = facts;
  if (comingOn !== null) return waitsAlready(comingOn);
  return whyNoOwnerChange({ on: draft.on, today, owners, next: nextOwners(draft, facts) }) ?? '';
}

const waitsAlready = (on: string) =>
  `この住戸には、${formatPlainDate(on)}からの変更が登録されています。先に、下の「これからの変更」で取り消してください。`;

/** Whoever the register knows by this name, and owns or lives where. */
export function namesakes(people: People['people'], typed: string): People['people'] {
  const name = unspaced(typed);
  return name === '' ? [] : people.filter((it) => unspaced(it.name) === name);
}

const unspaced = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '');
