import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fiscalYearOf } from '#domain/calendar.ts';
import { priceLeapWords, withChangedSources } from '#domain/repair-plan/register/changed-price.ts';
import { standingsOf } from '#domain/repair-plan/register/cycle-standing.ts';
import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { endYearOf } from '#domain/repair-plan/register/repair-plan.ts';
import {
  type FieldPlace,
  type UnreadableText,
  withoutTexts,
  withText,
} from '#domain/repair-plan/register/unreadable-text.ts';
import { typedFields } from '#domain/repair-plan/register-file/read-typed.ts';
import { editsBetween, withEdits } from '#domain/repair-plan/trial/apply-trial.ts';
import { type Retype, useWorkbench, type Workbench } from '#web/lib/plan-workbench/workbench.ts';
import { cycleMarks, lineName } from './register-lines.ts';

type Lines = readonly RepairItem[];
type Update = (lines: Lines) => Lines;
type Change = (update: Update, retype?: Retype) => void;

/** What is wrong with a line: its values, and the texts in its cells that are none. */
export type LineProblems = Workbench['problems'];

export const noProblems: LineProblems = [];

/** 工事の表 of the trial: its lines before works are moved or repriced elsewhere, and how to change them. */
export function useRegister() {
  const bench = useWorkbench();
  const { base, trial, typedPlan, problems, answer } = bench;
  const lines = useMemo(() => withEdits(base.items, trial.edits), [base, trial.edits]);
  const tried = useMemo(
    () => new Map(typedPlan.items.map((item) => [item.id, item])),
    [typedPlan.items],
  );
  const problemsById = useMemo(() => byItem(problems), [problems]);
  const prices = useMemo(
    () => new Map(base.items.map(({ id, unitPriceYen }) => [id, unitPriceYen])),
    [base.items],
  );
  const edits = (next: Lines) =>
    editsBetween(base.items, withChangedSources(base.items, next, answer.today));
  const { latest, change } = useLatestLines(lines, (next, retype) =>
    bench.tryOut({ edits: edits(next) }, undefined, retype),
  );
  const removal = useRemoval(lines, change);
  const place = useMemo(
    () => ({
      completedYear: base.building.completedYear,
      thisYear: fiscalYearOf(answer.today),
      endYear: endYearOf(base),
    }),
    [base, answer.today],
  );
  const standings = useMemo(() => standingsOf(lines, place), [lines, place]);
  return {
    ...bench,
    lines,
    place,
    cycleMarksOf: useCallback(
      // Of a year that has to be mended nothing follows.
      ({ id }: RepairItem) => cycleMarks(problemsById.has(id) ? undefined : standings.get(id)),
      [standings, problemsById],
    ),
    problemsById,
    removal,
    /** What moves and price changes make of a line; the line itself where they leave it. */
    triedLine: (line: RepairItem) => tried.get(line.id) ?? line,
    /** What looks odd about a new price, `null` where nothing does. */
    leapNote: ({ id, unitPriceYen }: RepairItem) =>
      problemsById.get(id)?.some(({ field }) => field === 'unitPriceYen')
        ? null
        : priceLeapWords(prices.get(id) ?? 0, unitPriceYen),
    isShifted: trial.moves.length + trial.prices.length > 0,
    isEdited: useEditedTest(trial.edits.changed),
    ...useLineChanges(latest, change, bench.retype),
    /** Takes in lines that already carry the moves and prices tried elsewhere. */
    replaceAll: (items: Lines, unreadable = bench.unreadable) =>
      bench.tryOut({ edits: edits(items), moves: [], prices: [] }, undefined, () => unreadable),
  };
}

export type Register = ReturnType<typeof useRegister>;

/** Short, since the trial travels in links. */
export function newItemId(): string {
  return `n${crypto.randomUUID().slice(0, 8)}`;
}

/** Changes that always start from the newest lines, with a function that stays the same for every row. */
function useLatestLines(lines: Lines, save: (next: Lines, retype?: Retype) => void) {
  const latest = useRef(lines);
  const saving = useRef(save);
  useEffect(() => {
    latest.current = lines;
    saving.current = save;
  });
  const change = useCallback((update: Update, retype?: Retype) => {
    latest.current = update(latest.current);
    saving.current(latest.current, retype);
  }, []);
  return { latest, change };
}

/** How lines change, and the texts in their cells with them. */
function useLineChanges(
  latest: { readonly current: Lines },
  change: Change,
  retype: Workbench['retype'],
) {
  return {
    change: useCallback(
      (id: string, fields: Partial<RepairItem>) =>
        change(
          (all) => all.map((line) => (line.id === id ? { ...line, ...fields } : line)),
          without(Object.keys(fields).map((field) => ({ itemId: id, field }))),
        ),
      [change],
    ),
    /** A text that is no value stays in its cell. */
    putText: useCallback(
      (text: UnreadableText) => retype((texts) => withText(texts, text)),
      [retype],
    ),
    /** The value under a text is back. */
    dropText: useCallback((place: FieldPlace) => retype(without([place])), [retype]),
    /** Several lines in one step, as one paste: one step back takes all of them back. */
    changeAll: (changes: ReadonlyMap<string, Partial<RepairItem>>, taken: readonly FieldPlace[]) =>
      change((all) => all.map((line) => ({ ...line, ...changes.get(line.id) })), without(taken)),
    put: useCallback(
      (item: RepairItem) =>
        change(
          (all) => withItem(all, item),
          without(typedFields.map((field) => ({ itemId: item.id, field }))),
        ),
      [change],
    ),
    duplicate: useCallback(
      (id: string) => {
        const line = latest.current.find((it) => it.id === id);
        const copyId = newItemId();
        if (line) change((all) => withItem(all, { ...line, id: copyId }), withCopies(id, copyId));
      },
      [change, latest],
    ),
  };
}

/** What was taken out last, until something else is changed. */
function useRemoval(lines: Lines, change: Change) {
  const [removed, setRemoved] = useState<{ line: RepairItem; at: number } | null>(null);
  const isGone = removed !== null && !lines.some(({ id }) => id === removed.line.id);
  const remove = useCallback(
    (line: RepairItem) =>
      change((all) => {
        setRemoved({ line, at: all.findIndex(({ id }) => id === line.id) });
        return all.filter(({ id }) => id !== line.id);
      }),
    [change],
  );
  return {
    remove,
    name: isGone ? lineName(removed.line) : null,
    takeBack: () => {
      if (removed) change((all) => all.toSpliced(removed.at, 0, removed.line));
    },
    forget: () => setRemoved(null),
  };
}

function useEditedTest(changed: Lines) {
  return useMemo(() => {
    const ids = new Set(changed.map(({ id }) => id));
    return (line: RepairItem) => ids.has(line.id);
  }, [changed]);
}

function withItem(lines: Lines, item: RepairItem): Lines {
  const isKnown = lines.some(({ id }) => id === item.id);
  return isKnown ? lines.map((line) => (line.id === item.id ? item : line)) : [...lines, item];
}

function without(places: readonly FieldPlace[]): Retype {
  return (texts) => withoutTexts(texts, places);
}

function withCopies(id: string, copyId: string): Retype {
  return (texts) => [
    ...texts,
    ...texts.flatMap((it) => (it.itemId === id ? [{ ...it, itemId: copyId }] : [])),
  ];
}

function byItem(problems: LineProblems): ReadonlyMap<string, LineProblems> {
  const found = new Map<string, LineProblems[number][]>();
  for (const problem of problems) {
    if (problem.itemId === null) continue;
    const known = found.get(problem.itemId);
    if (known) known.push(problem);
    else found.set(problem.itemId, [problem]);
  }
  return found;
}
