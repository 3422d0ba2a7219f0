import type { IsoDate } from '#domain/calendar.ts';
import { blocksClose, checkNames } from '#domain/checks/finding.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';
import { viewChecks } from './view.ts';

/** 月の締め waits until each pressing finding has an answer with its reason. */
export async function refuseUnanswered(
  db: Db,
  scope: Scope<'month.ask'> | Scope<'month.close'>,
  today: IsoDate,
): Promise<void> {
  const reader = grantedScope(scope, 'finding.read');
  if (!reader) throw new Refusal('not_allowed');
  const { findings } = await viewChecks(db, reader, today);
  const names = new Set(findings.filter(blocksClose).map(({ check }) => checkNames[check]));
  if (names.size === 0) return;
  const named = [...names].map((name) => `「${name}」`).join('');
  throw new Refusal(
    'conflict',
    `点検の至急のこと${named}に、まだ答えがありません。「点検」で理由を書いて答えると、締められます。`,
  );
}
