/** 規約の1か条 as it is to read; what it reads now is never typed. */
export type ClauseChange = {
  /** 管理規約 第47条（総会の会議及び議事）; of a new article, the name it is to have. */
  readonly place: string;
  readonly isNew: boolean;
  readonly proposed: string;
  readonly reason: string;
};

export const enclosureKinds = ['settlement', 'comparison', 'file'] as const;
type EnclosureKind = (typeof enclosureKinds)[number];

/** 議案の資料 as somebody has added it. */
export type EnclosureDraft = {
  readonly id: string;
  readonly itemId: string;
  readonly kind: EnclosureKind;
  readonly title: string;
  readonly changes: readonly ClauseChange[];
  /** Of an uploaded PDF. */
  readonly sha256: string | null;
};

/** 新旧対照表の1行 */
type ComparedClause = {
  readonly place: string;
  readonly current: string;
  readonly proposed: string;
  readonly reason: string;
};

/** 議案の資料 as it would be bound in today: bytes, or rows. */
export type Enclosure = Omit<EnclosureDraft, 'changes'> & {
  readonly rows: readonly ComparedClause[];
  readonly faults: readonly string[];
};

type Pack = {
  readonly fiscalYear: number;
  readonly state: 'draft' | 'audited' | 'approved';
  readonly sha256: string;
};

export type EnclosureSources = {
  /** 決算書: the newest version of the year that is settled. */
  readonly pack: Pack | null;
  /** The bylaws in force, by the place of each article. */
  readonly clauses: ReadonlyMap<string, string>;
};

export function enclosureNow(draft: EnclosureDraft, sources: EnclosureSources): Enclosure {
  const { id, itemId, kind } = draft;
  if (kind === 'settlement') return { id, itemId, kind, rows: [], ...settlementNow(sources.pack) };
  const { title, sha256 } = draft;
  if (kind === 'file') return { id, itemId, kind, title, sha256, rows: [], faults: [] };
  return { id, itemId, kind, title, sha256: null, ...comparisonNow(draft.changes, sources) };
}

function settlementNow(pack: Pack | null) {
  if (!pack) {
    return {
      title: '決算書',
      sha256: null,
      faults: [
        '資料の「決算書」が、まだ作られていません。会計の「決算」で作ると、ここに綴じます。',
      ],
    };
  }
  const title = `${pack.fiscalYear}年度 決算書`;
  const faults =
    pack.state === 'draft'
      ? [`資料の「${title}」は、監査がまだです。監査が済むと、監査報告書の入った版に替わります。`]
      : [];
  return { title, sha256: pack.sha256, faults };
}

function comparisonNow(changes: readonly ClauseChange[], { clauses }: EnclosureSources) {
  const rows = changes.map(({ place, isNew, proposed, reason }) => ({
    place,
    current: isNew ? '（新設）' : (clauses.get(place) ?? ''),
    proposed: proposed.trim() === '' ? '（削除）' : proposed,
    reason,
  }));
  const faults = changes.flatMap(({ place, isNew, proposed }) => {
    const current = clauses.get(place);
    if (isNew) {
      if (current !== undefined) return [`新旧対照表の「${place}」は、今の規約にもうあります。`];
      return proposed.trim() === '' ? [`新旧対照表の「${place}」に、新しい文がありません。`] : [];
    }
    if (current === undefined) return [`新旧対照表の「${place}」が、今の規約に見つかりません。`];
    return sameWords(current, proposed) ? [`新旧対照表の「${place}」は、今の文と同じです。`] : [];
  });
  return {
    rows,
    faults: rows.length === 0 ? ['新旧対照表に、変える条がありません。'] : faults,
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.replaceAll(/\s/g, '') === other.replaceAll(/\s/g, '');

/** 資料 as it stands in the 議案書: numbered through, in the order of the items. */
export type PaperEnclosure = {
  readonly label: string;
  readonly title: string;
  readonly itemLabel: string;
  /** Of the PDF that is bound in; not there where the rows are printed. */
  readonly sha256?: string | undefined;
  readonly rows: readonly ComparedClause[];
};

type LabelledItem = { readonly id: string; readonly label: string };

export function paperEnclosures(
  items: readonly LabelledItem[],
  enclosures: readonly Enclosure[],
): readonly PaperEnclosure[] {
  return items
    .flatMap(({ id, label }) =>
      enclosures.filter(({ itemId }) => itemId === id).map((it) => ({ ...it, itemLabel: label })),
    )
    .map(({ title, itemLabel, sha256, rows }, place) => ({
      label: `資料${place + 1}`,
      title,
      itemLabel,
      ...(sha256 === null ? {} : { sha256 }),
      rows,
    }));
}
