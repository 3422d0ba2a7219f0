import { randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/lotteries.ts';
import { notTheSecond } from '#domain/access/second-person.ts';
import { formInForce } from '#domain/applications/all-forms.ts';
import { drawnOrder, whyNotDraw } from '#domain/applications/lottery.ts';
import { stateOf } from '#domain/applications/state.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Call, type Env, handle } from '#server/http/handle.ts';
import { addLottery, listLotteries } from './lottery-store.ts';
import * as store from './store.ts';
import { formOf, isOwnMatter } from './view.ts';

const largestSeed = 2 ** 31 - 1;

/** 抽選: drawn once, with a number that is shown. */
export function lotteryRoutes(app: Hono<Env>): void {
  handle(app, contract.listLotteries, async ({ db, scope }) => ({
    lotteries: await listLotteries(db, scope),
  }));

  handle(app, contract.drawLottery, draw);

  handle(app, contract.getOwnLots, async ({ db, scope }) => {
    const own = new Set((await store.listOwn(db, scope)).map(({ id }) => id));
    const lotteries = await listLotteries(db, scope);
    return {
      lots: lotteries.flatMap((lottery) => {
        const { subject, places, seed, tickets } = lottery;
        return drawnOrder(tickets, lottery)
          .filter(({ applicationId }) => own.has(applicationId))
          .map(({ applicationId, place, isChosen }) => {
            const of = tickets.length;
            return { applicationId, subject, place, of, places, isChosen, seed };
          });
      }),
    };
  });
}

type Drawing = Call<z.output<typeof contract.drawLottery.input>, 'application.decide'>;

async function draw({ db, scope, input, today, now }: Drawing) {
  const before = await listLotteries(db, scope);
  if (before.some(({ id }) => id === input.id)) return { lotteries: before };
  await refuseTickets(db, scope, { input, today });
  const seed = randomInt(1, largestSeed);
  if (!(await addLottery(db, scope, { ...input, seed, now }))) {
    throw new Refusal(
      'conflict',
      'もう抽選した申し込みが入っています。抽選は、1つの申し込みに1回だけです。',
    );
  }
  return { lotteries: await listLotteries(db, scope) };
}

/** Of one form that the rules draw, waiting, and none of whoever draws. */
async function refuseTickets(
  db: Db,
  scope: Drawing['scope'],
  { input, today }: Pick<Drawing, 'input' | 'today'>,
): Promise<void> {
  const { form, tickets, places } = input;
  if (!formInForce(form).isDrawn) throw new Refusal('conflict', 'この様式では、抽選をしません。');
  const why = whyNotDraw(tickets.length, places);
  if (why !== null) throw new Refusal('conflict', why);
  const terms = await store.listTerms(db, scope);
  const sent = await store.listSent(db, scope);
  for (const { applicationId } of tickets) {
    const found = sent.find(({ id }) => id === applicationId);
    if (!found || found.form !== form) {
      throw new Refusal('not_found', 'この申し込みは見つかりません。画面を読み直してください。');
    }
    if (stateOf(formOf(found, terms), found.steps, today) !== 'waiting') {
      throw new Refusal('conflict', `受付番号${found.number}は、もう答えが出ています。`);
    }
    if (isOwnMatter(found, scope)) {
      throw new Refusal(
        'not_allowed',
        notTheSecond(scope.signer, '抽選できません', '申し込んだ方'),
      );
    }
  }
}
