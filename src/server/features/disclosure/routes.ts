import type { Hono } from 'hono';
import * as contract from '#contract/disclosure.ts';
import { isRealDate } from '#domain/calendar.ts';
import type { DisclosureOrder } from '#domain/disclosure/disclosure-facts.ts';
import { disclosurePaper } from '#domain/disclosure/disclosure-paper.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findAssociationName } from '#server/features/ledger/store.ts';
import { renderPack } from '#server/features/settlement/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import {
  addDisclosure,
  findIssued,
  findLastAnswers,
  listIssued,
  nextNumber,
} from './disclosure-store.ts';
import { listDwellings } from './facts-store.ts';
import { loadFacts } from './load-facts.ts';
import { answerRequest, listWaiting } from './request-store.ts';

/** 管理に係る重要事項調査報告書 */
export function disclosureRoutes(app: Hono<Env>): void {
  handle(app, contract.listDisclosures, async ({ db, scope, today }) => ({
    today,
    dwellings: await listDwellings(db, scope),
    answers: await findLastAnswers(db, scope),
    issued: await listIssued(db, scope),
    requests: await listWaiting(db, scope),
  }));

  handle(app, contract.previewDisclosure, async ({ db, scope, input, today }) => {
    const facts = await loadFacts(db, scope, { ...input, today });
    return { paper: disclosurePaper({ facts, issue: null, answers: {} }) };
  });

  handle(app, contract.issueDisclosure, async ({ db, scope, input, today, now }) => {
    const { id, dwellingId, answers, requestId, ...order } = input;
    refuseWrongOrder(order, today);
    const before = await findIssued(db, scope, id);
    // The same request again finds its paper.
    if (before) return { number: before.number };
    const facts = await loadFacts(db, scope, { dwellingId, today });
    const number = await nextNumber(db, scope);
    const paper = disclosurePaper({ facts, issue: { number, order }, answers });
    await addDisclosure(db, scope, { id, number, dwellingId, order, answers, paper, today, now });
    if (requestId !== null) await answer(db, scope, { requestId, dwellingId, id });
    return { number };
  });

  handle(app, contract.getDisclosure, async ({ db, scope, input }) => {
    const found = await findIssued(db, scope, input.disclosureId);
    if (!found) throw new Refusal('not_found', 'この報告書は見つかりません。');
    return found;
  });

  handleFile(app, contract.getDisclosurePdf, {
    load: async ({ db, scope, input }) => {
      const found = await findIssued(db, scope, input.disclosureId);
      if (!found) throw new Refusal('not_found', 'この報告書は見つかりません。');
      return { ...found, associationName: await findAssociationName(db, scope) };
    },
    make: async ({ number, paper, issuedOn, associationName }) => ({
      bytes: await renderPack({
        associationName,
        title: paper.title,
        period: '',
        edition: `第${number}号`,
        madeOn: issuedOn,
        isDraft: false,
        approvedOn: null,
        hasContents: false,
        papers: [paper],
      }),
      fileName: `重要事項調査報告書_第${number}号.pdf`,
    }),
  });
}

async function answer(
  db: Db,
  scope: Scope<'disclosure.issue'>,
  asked: Parameters<typeof answerRequest>[2],
): Promise<void> {
  if (await answerRequest(db, scope, asked)) return;
  throw new Refusal(
    'conflict',
    'この依頼は、取り下げられたか、もう報告書ができています。画面を読み直してください。',
  );
}

function refuseWrongOrder({ asker, license, askedOn }: DisclosureOrder, today: string): void {
  if (!isRealDate(askedOn) || askedOn > today) {
    throw new Refusal('invalid_input', '依頼の日は、今日か、その前の日にしてください。');
  }
  if (asker === 'agent' && license === '') {
    throw new Refusal('invalid_input', '宅建業者の免許番号を入れてください。');
  }
}
