import type { Hono } from 'hono';
import { answerFinding, getChecks, getFindingMail, saveFindingMail } from '#contract/checks.ts';
import { leastReasonLength, needsReason } from '#domain/checks/finding.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle } from '#server/http/handle.ts';
import { handleKept } from '#server/http/handle-kept.ts';
import { grantedScope } from '#server/http/scope.ts';
import { addDecision } from './decision-store.ts';
import { findWish, saveWish } from './mail-store.ts';
import { viewChecks } from './view.ts';

/** 点検 */
export function checkRoutes(app: Hono<Env>): void {
  handleKept(app, getChecks, 'role', ({ db, scope, today }) => viewChecks(db, scope, today));

  handleKept(app, getFindingMail, 'member', async ({ db, scope }) => ({
    wish: await findWish(db, scope),
  }));

  handle(app, saveFindingMail, async ({ db, scope, input, now }) => {
    await saveWish(db, scope, { wish: input.wish, now });
    return input;
  });

  handle(app, answerFinding, async ({ db, scope, input, today, now }) => {
    const reader = grantedScope(scope, 'finding.read');
    if (!reader) throw new Refusal('not_allowed');
    const { findings } = await viewChecks(db, reader, today);
    const seen = findings.find(
      ({ check, subject, digest }) =>
        check === input.check && subject === input.subject && digest === input.digest,
    );
    if (!seen) {
      throw new Refusal('conflict', 'この点検の内容は変わっています。画面を読み直してください。');
    }
    if (needsReason(seen.severity, input.answer) && input.reason.length < leastReasonLength) {
      throw new Refusal('invalid_input', `理由を${leastReasonLength}文字以上で書いてください。`);
    }
    await addDecision(db, scope, { ...input, now });
    return {};
  });
}
