import type { Hono } from 'hono';
import * as contract from '#contract/bank.ts';
import type { Lesson, RatedProposal } from '#domain/matching/facts.ts';
import { propose } from '#domain/matching/propose.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { loadAccountStates } from './account-states.ts';
import { decide } from './decide.ts';
import { listLessons, loadFacts } from './facts-store.ts';
import * as inbox from './inbox-store.ts';
import { addMatches, addRuleRefusal, setAside } from './match-store.ts';
import { undo } from './undo.ts';

/** As many lines as a screen shows at a time. */
const shownLines = 300;

/** 入出金: the lines of the banks, what is proposed for them, and what people decide. */
export function bankRoutes(app: Hono<Env>): void {
  handle(app, contract.listBankLines, async ({ db, scope, input, today }) => {
    if (input.state === 'done') {
      const done = await inbox.listDoneLines(db, scope);
      return { ...done, lines: done.lines.map((line) => ({ ...line, proposals: [] })) };
    }
    const lines = await inbox.listOpenLines(db, scope);
    const proposals = propose(await loadFacts(db, scope, { lines, today }));
    const shown = lines.slice(0, shownLines).map((line) => ({
      ...line,
      proposals: (proposals.get(line.id) ?? []).map(editable),
    }));
    return { lines: shown, count: lines.length };
  });

  handle(app, contract.getBankState, async ({ db, scope, input }) => ({
    accounts: await loadAccountStates(db, scope, input.on ?? null),
    imports: await inbox.listImports(db, scope),
    rules: rulesOf(await listLessons(db, scope, new Set())),
  }));

  handle(app, contract.matchLines, async ({ db, scope, input, today, now }) => {
    const matches = await decide(db, scope, { decisions: input.decisions, today, now });
    const matchIds = matches.length === 0 ? [] : await addMatches(db, scope, { matches, now });
    const lineIds = new Set(matches.map(({ lineId }) => lineId));
    await setAside(db, scope, { lineIds: [...lineIds], isAside: false, note: '' });
    return { matchIds, lineCount: lineIds.size };
  });

  handle(app, contract.undoMatches, async ({ db, scope, input, today, now }) => ({
    lineCount: await undo(db, scope, { matchIds: input.matchIds, today, now }),
  }));

  handle(app, contract.setLinesAside, async ({ db, scope, input }) => {
    await setAside(db, scope, input);
    return {};
  });

  handle(app, contract.refusePayerRule, async ({ db, scope, input, now }) => {
    await addRuleRefusal(db, scope, { ...input, now });
    return {};
  });
}

function editable({ entries, postings, shares, ...rest }: RatedProposal) {
  return { ...rest, entries: [...entries], postings: [...postings], shares: [...shares] };
}

/** What names taught, the most often confirmed first. */
function rulesOf(lessons: readonly Lesson[]) {
  const groups = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const key = `${lesson.isIncoming} ${lesson.key}`;
    groups.set(key, [...(groups.get(key) ?? []), lesson]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const latest = group.toSorted((one, other) => (one.on < other.on ? 1 : -1))[0];
      if (!latest) return [];
      const { key: payerKey, isIncoming, summary } = latest;
      return [{ payerKey, isIncoming, count: group.length, summary }];
    })
    .toSorted((one, other) => other.count - one.count);
}
