import { createHash } from 'node:crypto';
import type { ChecksAnswer } from '#contract/checks.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { findAll } from '#domain/checks/find-all.ts';
import { type Finding, staysOnList } from '#domain/checks/finding.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { listDecisions } from './decision-store.ts';
import { loadFacts } from './load-facts.ts';

/** What the books say now, with what people answered to just that. */
export async function viewChecks(
  db: Db,
  scope: Scope<'finding.read'>,
  today: IsoDate,
): Promise<ChecksAnswer> {
  const found = findAll(await loadFacts(db, scope, today));
  const digests = found.map(digestOf);
  const answers = new Map(
    (await listDecisions(db, scope, digests)).map(({ digest, ...answer }) => [digest, answer]),
  );
  return {
    today,
    findings: found.map(({ basis: _basis, ...finding }, place) => {
      const digest = digests[place] ?? '';
      const answer = answers.get(digest) ?? null;
      return {
        ...finding,
        entries: [...finding.entries],
        digest,
        answer,
        isOpen: staysOnList(finding.severity, answer?.kind ?? null),
      };
    }),
  };
}

function digestOf({ check, subject, severity, basis }: Finding): string {
  return createHash('sha256')
    .update(JSON.stringify([check, subject, severity, ...basis]))
    .digest('hex');
}
