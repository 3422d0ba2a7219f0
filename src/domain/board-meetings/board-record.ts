import type { IsoDate } from '#domain/calendar.ts';
import type { Stand } from './decide-board.ts';

export const officerPosts = ['chair', 'vice_chair', 'treasurer', 'director', 'auditor'] as const;
export type OfficerPost = (typeof officerPosts)[number];

export const postNames = {
  chair: '理事長',
  vice_chair: '副理事長',
  treasurer: '会計担当理事',
  director: '理事',
  auditor: '監事',
} as const satisfies Record<OfficerPost, string>;

/** 役員 on the day of the meeting. */
export type Officer = { readonly id: string; readonly name: string; readonly post: OfficerPost };

export const isDirector = ({ post }: Pick<Officer, 'post'>): boolean => post !== 'auditor';

export const itemKinds = ['decision', 'report'] as const;
/** 議題 to be decided, or 報告 to be heard. */
export type BoardItemKind = (typeof itemKinds)[number];

export type BoardItem = {
  readonly id: string;
  readonly title: string;
  readonly kind: BoardItemKind;
  /** What it is about, as the convocation says it. */
  readonly body: string;
};

export const presences = ['room', 'web', 'proxy', 'absent'] as const;
export type Presence = (typeof presences)[number];

export const presenceNames = {
  room: '会場',
  web: 'WEB',
  proxy: '代理人',
  absent: '欠席',
} as const satisfies Record<Presence, string>;

export const outcomes = ['open', 'decided', 'continued'] as const;
export type BoardOutcome = (typeof outcomes)[number];

type BoardTaskDraft = {
  readonly id: string;
  readonly itemId: string;
  readonly title: string;
  readonly owner: string;
  readonly dueOn: IsoDate | null;
};

export type BoardItemRecord = {
  readonly outcome: BoardOutcome;
  /** What was decided, in one sentence. */
  readonly decision: string;
  /** Only those who did not simply agree. */
  readonly stands: Readonly<Record<string, Stand>>;
  /** Why somebody stepped aside. */
  readonly interest: string;
  readonly notes: string;
};

/** What one writes on the evening. Counts are computed from it and never typed. */
export type BoardRecord = {
  readonly chairId: string;
  readonly signerIds: readonly string[];
  readonly beganAt: string;
  readonly endedAt: string;
  /** Of each officer; who is not in it was not asked yet. */
  readonly presence: Readonly<Record<string, Presence>>;
  /** Who stood in for whom. */
  readonly agents: Readonly<Record<string, string>>;
  readonly guests: string;
  readonly items: Readonly<Record<string, BoardItemRecord>>;
  readonly tasks: readonly BoardTaskDraft[];
  readonly closing: string;
  readonly remarks: Readonly<Record<string, string>>;
};

export const noItemRecord: BoardItemRecord = {
  outcome: 'open',
  decision: '',
  stands: {},
  interest: '',
  notes: '',
};

type Beginning = {
  readonly officers: readonly Officer[];
  readonly startsAt: string;
  readonly endsAt: string;
};

/** An evening nobody has written about yet: the chair presides. */
export function beginRecord({ officers, startsAt, endsAt }: Beginning): BoardRecord {
  return {
    chairId: officers.find(({ post }) => post === 'chair')?.id ?? '',
    signerIds: [],
    beganAt: startsAt,
    endedAt: endsAt,
    presence: {},
    agents: {},
    guests: '',
    items: {},
    tasks: [],
    closing: '',
    remarks: {},
  };
}

/** The directors who were there, in person or by an agent. */
export function presentDirectors(
  officers: readonly Officer[],
  { presence }: Pick<BoardRecord, 'presence'>,
): readonly Officer[] {
  return officers.filter((it) => isDirector(it) && (presence[it.id] ?? 'absent') !== 'absent');
}

export const standOf = ({ stands }: Pick<BoardItemRecord, 'stands'>, id: string): Stand =>
  stands[id] ?? 'yes';

/** 議題1, 議題2 …, reports among them. */
export function itemLabels(items: readonly Pick<BoardItem, 'kind'>[]): readonly string[] {
  return items.map((_, place) => `議題${place + 1}`);
}
