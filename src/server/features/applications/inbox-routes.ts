import type { Hono } from 'hono';
import * as contract from '#contract/applications.ts';
import { notTheSecond } from '#domain/access/second-person.ts';
import { newsStateOf } from '#domain/applications/news.ts';
import {
  isDecision,
  isEndedBy,
  nextSteps,
  type StepKind,
  stateOf,
} from '#domain/applications/state.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { addNews, listNews } from './news-store.ts';
import { addStep, type NewStep } from './step-store.ts';
import * as store from './store.ts';
import { formOf, isOwnMatter, viewOf } from './view.ts';

/** What the board has before it, and its answers. */
export function applicationInboxRoutes(app: Hono<Env>): void {
  handle(app, contract.getApplicationInbox, async ({ db, scope, today }) => {
    const terms = await store.listTerms(db, scope);
    const sent = await store.listSent(db, scope);
    const told = new Map(
      (await listNews(db, scope)).map((it) => [it.applicationId, newsStateOf(it)]),
    );
    return {
      today,
      ...(await store.findBoardDays(db, scope, today)),
      applications: sent.map((it) => ({
        ...viewOf(it, scope, { terms, today, side: 'board' }),
        told: told.get(it.id) ?? null,
      })),
    };
  });

  handle(app, contract.askApplicantBack, async ({ db, scope, input, today, now }) => {
    const { steps } = await answerable(db, scope, { ...input, kind: 'asked-back', today });
    await answer(db, scope, { ...input, kind: 'asked-back', after: steps.length, today, now });
    return {};
  });

  handle(app, contract.noteShown, async ({ db, scope, input, today, now }) => {
    const found = await answerable(db, scope, { ...input, kind: 'done', today });
    if (!isEndedBy('board', formOf(found, await store.listTerms(db, scope)))) {
      throw new Refusal('conflict', '終わったことは、申し込んだ方が届けます。');
    }
    await addStep(db, scope, { ...input, kind: 'done', after: found.steps.length, today, now });
    return {};
  });

  handle(app, contract.receiveApplication, async ({ db, scope, input, today, now }) => {
    const { steps } = await answerable(db, scope, { ...input, kind: 'received', today });
    await answer(db, scope, { ...input, kind: 'received', after: steps.length, today, now });
    return {};
  });

  handle(app, contract.decideApplication, async ({ db, scope, input, today, now }) => {
    const found = await answerable(db, scope, { ...input, today });
    refuseFaulty(input);
    const form = formOf(found, await store.listTerms(db, scope));
    const { boardDays } = await store.findBoardDays(db, scope, today);
    refuseUnresolved(input.resolution, { isBoards: form.decider === 'board', boardDays, today });
    await answer(db, scope, { ...input, after: found.steps.length, today, now });
    return {};
  });
}

/** A word of the board, and the news of it for whoever applied. */
async function answer(
  db: Db,
  scope: Scope<'application.receive'> | Scope<'application.decide'>,
  step: NewStep,
): Promise<void> {
  await addStep(db, scope, step);
  const { applicationId, after, now } = step;
  await addNews(db, scope, { applicationId, position: after + 1, now });
}

type Answering = {
  readonly applicationId: string;
  readonly kind: StepKind;
  readonly today: IsoDate;
};

async function answerable(
  db: Db,
  scope: Scope<'application.receive'> | Scope<'application.decide'>,
  { applicationId, kind, today }: Answering,
): Promise<store.StoredApplication> {
  await store.holdApplication(db, scope, applicationId);
  const found = await store.findSent(db, scope, applicationId);
  if (!found) {
    throw new Refusal('not_found', 'この申し込みは見つかりません。画面を読み直してください。');
  }
  const form = formOf(found, await store.listTerms(db, scope));
  if (!nextSteps(form, stateOf(form, found.steps, today)).includes(kind)) {
    throw new Refusal('conflict', '今は答えられません。画面を読み直してください。');
  }
  if (isOwnMatter(found, scope)) {
    const deed = isDecision(kind) ? '決められません' : '受け付けられません';
    throw new Refusal('not_allowed', notTheSecond(scope.signer, deed, '申し込んだ方'));
  }
  return found;
}

type Decision = {
  readonly kind: 'approved' | 'conditional' | 'refused';
  readonly words: string;
  readonly conditions: readonly string[];
};

function refuseFaulty({ kind, words, conditions }: Decision): void {
  if (kind === 'refused' && words === '') {
    throw new Refusal('invalid_input', '承認しない理由を書いてください。申し込んだ方に届きます。');
  }
  if ((kind === 'conditional') !== conditions.length > 0) {
    throw new Refusal('invalid_input', '条件があるときは「条件を付けて承認」を選んでください。');
  }
}

type Known = {
  readonly isBoards: boolean;
  readonly boardDays: readonly IsoDate[];
  readonly today: IsoDate;
};

/** X58: where the board decides, the decision names a meeting that was held, or the day when enough had agreed. */
function refuseUnresolved(
  resolution: { readonly on: IsoDate; readonly by: 'meeting' | 'circulation' } | null,
  { isBoards, boardDays, today }: Known,
): void {
  if (!isBoards) {
    if (resolution === null) return;
    throw new Refusal('invalid_input', '理事長が決めるものなので、理事会の日は要りません。');
  }
  if (resolution === null) {
    throw new Refusal(
      'invalid_input',
      '理事会で決めるものです。決めた理事会の日を選んでください。',
    );
  }
  const isKnown =
    resolution.by === 'meeting' ? boardDays.includes(resolution.on) : resolution.on <= today;
  if (!isKnown) {
    throw new Refusal(
      'invalid_input',
      'その日に開かれた理事会がありません。日を確かめてください。',
    );
  }
}
