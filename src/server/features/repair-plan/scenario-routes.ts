import type { Hono } from 'hono';
import * as contract from '#contract/repair-plan.ts';
import { may } from '#domain/access/permissions.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Trial } from '#domain/repair-plan/trial/trial.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as scenarios from './scenario-store.ts';
import { hasVersion } from './store.ts';

const mostScenarios = 50;
/** Every one of them comes with each opening of the page. */
const mostBytes = 8 * 1024 * 1024;

export function scenarioRoutes(app: Hono<Env>): void {
  handle(app, contract.addScenario, async ({ db, scope, input, now }) => {
    await refuseWithoutBase(db, scope, input.baseNumber);
    await refuseTooMuch(db, scope, { trial: input.trial, scenarioId: null });
    return { scenario: required(await scenarios.addScenario(db, scope, { ...input, now })) };
  });

  handle(app, contract.saveScenario, async ({ db, scope, input, now }) => {
    const { isMine, trial } = required(await scenarios.findScenario(db, scope, input.scenarioId));
    if (!isMine) throw new Refusal('not_allowed', 'ご自分で保存した試算だけ変更できます。');
    await refuseWithoutBase(db, scope, input.baseNumber);
    if (bytesOf(input.trial) > bytesOf(trial)) await refuseTooMuch(db, scope, input);
    return { scenario: required(await scenarios.saveScenario(db, scope, { ...input, now })) };
  });

  handle(app, contract.shareScenario, async ({ db, scope, input }) => ({
    scenario: required(await scenarios.shareScenario(db, scope, input)),
  }));

  handle(app, contract.deleteScenario, async ({ db, scope, input }) => {
    const { isMine } = required(await scenarios.findScenario(db, scope, input.scenarioId));
    // Seen but not one's own means shown to everyone, which is the board's to take back.
    if (!isMine && !may(scope.roles, 'plan.save')) {
      throw new Refusal('not_allowed', 'ご自分で保存した試算だけ削除できます。');
    }
    await scenarios.deleteScenario(db, scope, input.scenarioId);
    return {};
  });
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Refusal('not_found', 'この試算は見つかりませんでした。');
  return found;
}

async function refuseWithoutBase(db: Db, scope: Scope, baseNumber: number): Promise<void> {
  if (await hasVersion(db, scope, baseNumber)) return;
  throw new Refusal('invalid_input', 'もとの計画が見つかりません。画面を読み直してください。');
}

async function refuseTooMuch(
  db: Db,
  scope: Scope,
  { trial, scenarioId }: { trial: Trial; scenarioId: string | null },
): Promise<void> {
  await scenarios.lockScenarios(db, scope);
  const kept = await scenarios.measureScenarios(db, scope, scenarioId);
  if (kept.count >= mostScenarios) {
    throw new Refusal(
      'invalid_input',
      `試算は1人${mostScenarios}件まで保存できます。使わない試算を削除してください。`,
    );
  }
  if (kept.bytes + bytesOf(trial) > mostBytes) {
    throw new Refusal(
      'invalid_input',
      '保存した試算が、合わせて大きくなりすぎます。使わない試算を削除してください。',
    );
  }
}

function bytesOf(trial: Trial): number {
  return Buffer.byteLength(JSON.stringify(trial));
}
