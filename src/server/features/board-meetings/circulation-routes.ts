import type { Hono } from 'hono';
import * as contract from '#contract/circulation.ts';
import type { Role } from '#domain/access/role.ts';
import { isDirector, type OfficerPost } from '#domain/board-meetings/board-record.ts';
import { type BoardRules, boardRules } from '#domain/board-meetings/board-rules.ts';
import { circulationPaper, circulationRefusal } from '#domain/board-meetings/circulation.ts';
import { addDays, type IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { findAssociation } from '#server/features/management/store.ts';
import { renderPack } from '#server/features/settlement/store.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { loadBylawPassages } from '#server/knowledge/bylaw-passages.ts';
import { newId } from '#server/outside/new-id.ts';
import * as store from './circulation-store.ts';
import { listOfficers } from './store.ts';

const longestDays = 60;

/** 書面や電磁的方法による承諾 */
export function circulationRoutes(app: Hono<Env>): void {
  handle(app, contract.listCirculations, async ({ db, scope, today }) => {
    const { rules, hasBylaws } = await rulesOn(db, scope, today);
    const { circulation } = rules;
    return {
      today,
      allowed: [...(circulation?.kinds ?? [])],
      article: circulation?.article ?? null,
      refusal: circulationRefusal('other', rules, hasBylaws),
      circulations: (await store.listCounted(db, scope, today)).map((it) => viewOf(it, scope)),
    };
  });

  handle(app, contract.beginCirculation, async ({ db, scope, input, now, today }) => {
    const { rules, hasBylaws } = await rulesOn(db, scope, today);
    const { kind } = input;
    const refusal = circulationRefusal(kind, rules, hasBylaws);
    if (kind === 'other' || refusal !== '') throw new Refusal('conflict', refusal);
    if (input.dueOn < today || input.dueOn > addDays(today, longestDays)) {
      throw new Refusal(
        'invalid_input',
        `期限は、今日から${longestDays}日後までの日にしてください。`,
      );
    }
    const officers = await listOfficers(db, scope, today);
    const directors = officers.filter(isDirector).map(({ id, name, post }) => ({ id, name, post }));
    if (directors.length === 0) {
      throw new Refusal('conflict', '理事が名簿にいません。「管理設定」で役員を登録してください。');
    }
    const basis = rules.circulation?.article.place ?? '';
    await store.addCirculation(db, scope, { ...input, kind, basis, directors, now });
    return {};
  });

  answerRoutes(app);
  circulationPdf(app);
}

function answerRoutes(app: Hono<Env>): void {
  handle(app, contract.answerCirculation, async ({ db, scope, input, now, today }) => {
    const { circulationId, agrees, words } = input;
    const found = await openOne(db, scope, { circulationId, today });
    const personId = ownIdOf(found, scope);
    if (personId === null) {
      throw new Refusal('not_allowed', '頼んだときの理事だけが答えられます。');
    }
    await addOnce(db, scope, {
      circulationId,
      personId,
      agrees,
      words,
      isPaper: false,
      on: today,
      now,
    });
    return {};
  });

  handle(app, contract.enterCirculationPaper, async ({ db, scope, input, now, today }) => {
    const { circulationId, personId, agrees, answeredOn } = input;
    const found = await openOne(db, scope, { circulationId, today });
    if (!found.directors.some(({ id }) => id === personId)) {
      throw new Refusal('not_found', '頼んだときの理事から選んでください。');
    }
    if (answeredOn < found.begunOn || answeredOn > today) {
      throw new Refusal('invalid_input', '署名の日は、頼んだ日から今日までの日にしてください。');
    }
    const paper = {
      circulationId,
      personId,
      agrees,
      words: '',
      isPaper: true,
      on: answeredOn,
      now,
    };
    await addOnce(db, scope, paper);
    return {};
  });

  handle(app, contract.withdrawCirculation, async ({ db, scope, input, now, today }) => {
    await openOne(db, scope, { ...input, today });
    await store.withdraw(db, scope, { ...input, now });
    return {};
  });
}

type NewAnswer = Omit<Parameters<typeof store.addAnswer>[2], 'id'>;

async function addOnce(
  db: Db,
  scope: Scope<'circulation.answer'> | Scope<'meeting.prepare'>,
  answer: NewAnswer,
): Promise<void> {
  const isAdded = await store.addAnswer(db, scope, { ...answer, id: newId(answer.now.getTime()) });
  if (!isAdded) throw new Refusal('conflict', 'この理事の答えは、もう記録されています。');
}

type Asked = { readonly circulationId: string; readonly today: IsoDate };

async function findOne(
  db: Db,
  scope: Scope,
  { circulationId, today }: Asked,
): Promise<store.Counted> {
  const all = await store.listCounted(db, scope, today);
  const found = all.find(({ id }) => id === circulationId);
  if (!found) throw new Refusal('not_found', 'この承認の依頼は見つかりません。');
  return found;
}

/** Answers are taken until the day it ends, also when enough have agreed. */
async function openOne(db: Db, scope: Scope, asked: Asked): Promise<store.Counted> {
  const found = await findOne(db, scope, asked);
  if (found.state !== 'open')
    throw new Refusal('conflict', 'この承認の依頼は、もう終わっています。');
  return found;
}

const postOf: Partial<Record<Role, OfficerPost>> = {
  chair: 'chair',
  viceChair: 'vice_chair',
  treasurer: 'treasurer',
  director: 'director',
};

/** By the register; in the demonstration, where nobody is in it, by the position that was chosen. */
function ownIdOf({ directors }: store.Counted, { personId, role }: Scope): string | null {
  const own = personId
    ? directors.find(({ id }) => id === personId)
    : directors.find(({ post }) => post === postOf[role]);
  return own?.id ?? null;
}

function viewOf(found: store.Counted, scope: Scope): contract.Circulation {
  const { id, kind, title, body, basis, begunOn, dueOn, state, needed, agreed, approvedOn } = found;
  return {
    id,
    kind,
    title,
    body,
    basis,
    begunOn,
    dueOn,
    state,
    needed,
    agreed,
    approvedOn,
    directors: found.directors.map((director) => {
      const answer = found.answers.find(({ personId }) => personId === director.id);
      return {
        ...director,
        answer: answer
          ? { agrees: answer.agrees, on: answer.on, isPaper: answer.isPaper, words: answer.words }
          : null,
      };
    }),
    ownId: ownIdOf(found, scope),
  };
}

type RulesNow = { readonly rules: BoardRules; readonly hasBylaws: boolean };

async function rulesOn(db: Db, scope: Scope, today: IsoDate): Promise<RulesNow> {
  const passages = await loadBylawPassages(db, scope, today);
  return { rules: boardRules(passages), hasBylaws: passages.length > 0 };
}

function circulationPdf(app: Hono<Env>): void {
  handleFile(app, contract.getCirculationPaper, {
    load: async ({ db, scope, input: { circulationId }, today }) => ({
      found: await findOne(db, scope, { circulationId, today }),
      association: await findAssociation(db, scope),
    }),
    make: async ({ found, association }) => ({
      bytes: await renderPack({
        associationName: association?.name ?? '',
        title: '理事の承諾書',
        period: '',
        edition: '',
        madeOn: found.begunOn,
        isDraft: false,
        approvedOn: null,
        hasContents: false,
        papers: [circulationPaper(found)],
      }),
      fileName: `承諾書_${found.title}.pdf`,
    }),
  });
}
