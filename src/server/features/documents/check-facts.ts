import type { z } from 'zod/mini';
import type { uploadDocument } from '#contract/documents.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { findSuccessor } from './original-store.ts';
import { findDocument } from './store.ts';

type Facts = z.output<typeof uploadDocument.input>;

export function refuseTurnedTerm({ inForceFrom, inForceUntil }: Facts): void {
  if (inForceFrom !== null && inForceUntil !== null && inForceUntil < inForceFrom) {
    throw new Refusal('invalid_input', '有効期間の終わりは、始まりの日以後にしてください。');
  }
}

/** 版: one more than the version it replaces, which nothing else may have replaced. */
export async function versionAfter(
  db: Db,
  scope: Scope,
  { supersedesId, ownId }: { supersedesId: string | null; ownId: string },
): Promise<number> {
  if (supersedesId === null) return 1;
  const replaced = await findDocument(db, scope, supersedesId);
  if (!replaced) {
    throw new Refusal('not_found', '前の版の文書が見つかりません。選び直してください。');
  }
  const successor = await findSuccessor(db, scope, supersedesId);
  if (successor !== undefined && successor !== ownId) {
    throw new Refusal(
      'conflict',
      `「${replaced.head.title}」には、すでに次の版があります。いちばん新しい版を選んでください。`,
    );
  }
  return replaced.head.version + 1;
}

/** A version in the middle of others stays there, and none comes before itself. */
export async function refuseMovedVersion(
  db: Db,
  scope: Scope,
  { ownId, was, supersedesId }: { ownId: string; was: string | null; supersedesId: string | null },
): Promise<void> {
  if (supersedesId === ownId) {
    throw new Refusal('invalid_input', '文書を、それ自身の前の版にすることはできません。');
  }
  if (supersedesId === was || (await findSuccessor(db, scope, ownId)) === undefined) return;
  throw new Refusal('conflict', '新しい版のある文書は、前の版を変えられません。');
}
