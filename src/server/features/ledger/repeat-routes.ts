import type { Hono } from 'hono';
import * as contract from '#contract/repeats.ts';
import { problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { commonYen, dayOfRepeat } from '#domain/ledger/repeats/repeat.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';
import * as chart from './chart-store.ts';
import * as repeats from './repeat-store.ts';
import * as templates from './template-store.ts';
import { undoOwnEntries } from './undo-entries.ts';

/** ひな形 and 毎月の記帳. */
export function repeatRoutes(app: Hono<Env>): void {
  templateRoutes(app);
  handle(app, contract.listRepeats, async ({ db, scope }) => ({
    repeats: await repeats.listRepeats(db, scope),
  }));

  handle(app, contract.saveRepeat, async ({ db, scope, input }) => {
    const { repeatId: id, ...facts } = input;
    const repeat = { id, ...facts };
    await refuseFaultyRepeat(db, scope, repeat);
    await repeats.saveRepeat(db, scope, repeat);
    return { repeat };
  });

  handle(app, contract.deleteRepeat, async ({ db, scope, input }) => {
    if (!(await repeats.deleteRepeat(db, scope, input.repeatId))) throw new Refusal('not_found');
    return {};
  });

  handle(app, contract.skipDue, async ({ db, scope, input, now }) => {
    const known = await repeats.listRepeats(db, scope);
    if (!known.some(({ id }) => id === input.repeatId)) throw new Refusal('not_found');
    await repeats.addSkip(db, scope, { ...input, now });
    return {};
  });

  handle(app, contract.takeBackSkip, async ({ db, scope, input }) => {
    if (!(await repeats.deleteSkip(db, scope, input))) throw new Refusal('not_found');
    return {};
  });

  handle(app, contract.undoEntries, async ({ db, scope, input, now }) => ({
    undone: await undoOwnEntries(db, scope, {
      ...input,
      reason: '記帳してすぐに取り消し',
      newId: () => newId(now.getTime()),
    }),
  }));
}

function templateRoutes(app: Hono<Env>): void {
  handle(app, contract.listTemplates, async ({ db, scope }) => ({
    templates: await templates.listTemplates(db, scope),
  }));

  handle(app, contract.saveTemplate, async ({ db, scope, input }) => {
    const { templateId: id, name, content } = input;
    if (await templates.hasOtherOfName(db, scope, { id, name })) {
      throw new Refusal(
        'invalid_input',
        `「${name}」というひな形が、もうあります。ほかの名前にしてください。`,
      );
    }
    await templates.saveTemplate(db, scope, { id, name, content });
    return { template: { id, name, content } };
  });

  handle(app, contract.deleteTemplate, async ({ db, scope, input }) => {
    if (!(await templates.deleteTemplate(db, scope, input.templateId))) {
      throw new Refusal('not_found', 'このひな形は、もう消されています。');
    }
    return {};
  });
}

/** It must be bookable on the day it begins; a day of a closed month or of a year to come is no fault of it. */
async function refuseFaultyRepeat(
  db: Db,
  scope: Scope<'ledger.book'>,
  repeat: contract.EntryRepeat,
): Promise<void> {
  const { fromMonth, untilMonth, postings, summary, asksAmount } = repeat;
  if (untilMonth !== null && untilMonth < fromMonth) {
    throw new Refusal('invalid_input', '終わりの月は、始まりの月より後にしてください。');
  }
  if (asksAmount && commonYen(postings) === null) {
    throw new Refusal(
      'invalid_input',
      '金額が1つだけの記帳でないと、毎回の金額を入れられません。金額を決めておいてください。',
    );
  }
  const heading = { id: repeat.id, key: repeat.id, postedOn: dayOfRepeat(repeat, fromMonth) };
  const faults = problemsOfEntry(
    { ...heading, summary, postings, origin: 'manual' },
    {
      accounts: await chart.listAccounts(db, scope),
      funds: await chart.listFunds(db, scope),
      years: [],
      lock: null,
      today: null,
    },
  );
  const fault = faults.find(({ field }) => field !== 'postedOn');
  if (fault) throw new Refusal('invalid_input', fault.sentence);
}
