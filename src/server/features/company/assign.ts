import type { Context } from 'hono';
import { Refusal } from '#domain/refusal.ts';
import type { Env } from '#server/http/handle.ts';
import { isMember, listAssigned } from './company-store.ts';
import { addAssignment, endAssignment, findHindrance } from './contract-store.ts';

type Wanted = {
  readonly associationId: string;
  readonly companyId: string;
  readonly accountId: string;
  /** Who of the company wants it. */
  readonly by: string;
};

const gone = () => new Refusal('not_found', '登録が見つかりません。画面を読み直してください。');

/** 担当にする: somebody who joined, where the association let the company in, and who holds no post there. */
export async function assign(c: Context<Env>, wanted: Wanted): Promise<void> {
  const today = c.var.today();
  const now = c.var.now();
  await c.var.db.transaction(async (tx) => {
    if (!(await isMember(tx, wanted))) throw gone();
    const hindrance = await findHindrance(tx, { ...wanted, today });
    if (!hindrance) throw gone();
    if (hindrance.holdsPost) {
      throw new Refusal(
        'not_allowed',
        'この方は、その管理組合の役員です。役員の方は、管理会社の担当にはなれません。',
      );
    }
    if (hindrance.wasStopped) {
      throw new Refusal(
        'not_allowed',
        '管理組合が、この方の利用を終わらせています。もう一度担当にするには、管理組合の新しい承認が必要です。',
      );
    }
    await addAssignment(tx, { ...wanted, now });
  });
}

export async function unassign(c: Context<Env>, wanted: Wanted): Promise<void> {
  const now = c.var.now();
  await c.var.db.transaction((tx) => endAssignment(tx, { ...wanted, now }));
}

/**
 * Whoever left the company is nobody anywhere from that moment, because each request asks for it; here the lists of the
 * associations follow, one transaction for each.
 */
export async function endEverywhere(
  c: Context<Env>,
  { companyId, accountId, now }: { companyId: string; accountId: string; now: Date },
): Promise<void> {
  const { db } = c.var;
  for (const associationId of await listAssigned(db, { companyId, accountId })) {
    const ending = { associationId, companyId, accountId, by: accountId, now };
    await db.transaction((tx) => endAssignment(tx, ending));
  }
}
