import { randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { pathsOf } from '#contract/endpoint.ts';
import * as contract from '#contract/proof-card.ts';
import {
  cardNumbersFrom,
  cardStateOf,
  mayHaveCard,
  proofCardPaper,
  triesOfCard,
} from '#domain/accounts/proof-card.ts';
import { cardPrintedMail, cardShutMail } from '#domain/accounts/sign-in-mails.ts';
import { readSignInNumber } from '#domain/accounts/sign-in-number.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Database } from '#server/db/db.ts';
import { type Env, handlePublic, namesOf } from '#server/http/handle.ts';
import { addMail } from '#server/mail/mail-store.ts';
import { newId } from '#server/outside/new-id.ts';
import { findAccount, listMemberships } from './account-store.ts';
import { noteWrong } from './alarm.ts';
import * as store from './card-store.ts';
import { isSame } from './keys.ts';
import type { SignedIn } from './members.ts';
import { renderCard } from './render-card.ts';
import type { SignInParts } from './routes.ts';

const wrongNumber =
  '番号が違います。画面に出ている順番の番号か、お確かめください。続けて5回間違えると、このカードは使えなくなります。';
const noCard =
  'このカードは使えません。メールの番号で確かめたあと、「わたしのページ」でカードを印刷し直してください。';

/** 役員カード: printed, used in turn, taken back. */
export function cardRoutes(app: Hono<Env>, parts: SignInParts): void {
  const { members, onMailStored } = parts;

  handlePublic(app, contract.getProofCard, async (c) => {
    const session = await members.signedIn(c);
    if (!session) return { isOffered: false, card: null };
    const card = await store.findCard(c.var.db, session.accountId);
    return {
      isOffered: await isOffered(c, session),
      card:
        card && card.tries < triesOfCard
          ? { madeAt: card.madeAt, ...cardStateOf(card.used) }
          : null,
    };
  });

  const { method, mediaType } = contract.printProofCard;
  app.on(method, [...pathsOf(contract.printProofCard)], async (c) => {
    const session = await members.proved(c);
    if (!(await isOffered(c, session))) {
      throw new Refusal('not_allowed', '役員カードは、役員と管理会社の担当者が印刷できます。');
    }
    const { name, numbers } = await newCard(c, parts, session);
    onMailStored();
    const today = c.var.today();
    return c.body(await renderCard(proofCardPaper({ name, numbers, today })), 200, {
      'content-type': mediaType,
      'content-disposition': `attachment; ${namesOf(`役員カード_${today}.pdf`)}`,
    });
  });

  handlePublic(app, contract.endProofCard, async (c) => {
    // What stops harm asks for nothing more.
    const session = await members.signedIn(c);
    if (!session) throw new Refusal('not_signed_in');
    return { ended: await store.endCard(c.var.db, session.accountId, c.var.now()) };
  });

  handlePublic(app, contract.proveByCard, async (c, { number }) => {
    const session = await members.signedIn(c);
    if (!session) throw new Refusal('not_signed_in');
    await checkCard(c, parts, { accountId: session.accountId, number });
    await members.prove(c, session);
    return {};
  });
}

async function isOffered(c: Context<Env>, { accountId }: SignedIn): Promise<boolean> {
  const memberships = await listMemberships(c.var.db, accountId, c.var.today());
  return mayHaveCard(memberships.map(({ role }) => role));
}

async function newCard(c: Context<Env>, { keys, appUrl }: SignInParts, { accountId }: SignedIn) {
  const account = await findAccount(c.var.db, accountId);
  if (!account) throw new Refusal('not_signed_in');
  const now = c.var.now();
  const id = newId(now.getTime());
  const numbers = cardNumbersFrom((below) => randomInt(below));
  const digests = numbers.map((number, at) => keys.digestOf('card', `${id} ${at} ${number}`));
  await c.var.db.transaction(async (tx) => {
    await store.saveCard(tx, { accountId, id, digests, now });
    const mail = { id: newId(now.getTime()), recipient: account.email, replyTo: null };
    await addMail(tx, { ...mail, ...cardPrintedMail(`${appUrl}/watashi`) }, { now });
  });
  return { name: account.name, numbers };
}

type Tried = { readonly accountId: string; readonly number: string };

/** The number whose turn it is opens, once; with the fifth wrong one after the other the card is shut. */
async function checkCard(
  c: Context<Env>,
  parts: SignInParts,
  { accountId, number }: Tried,
): Promise<void> {
  const { db } = c.var;
  const typed = readSignInNumber(number);
  if (typed === undefined) {
    throw new Refusal('invalid_input', '番号は8けたの数字です。もう一度お確かめください。');
  }
  const card = await store.takeCardTry(db, accountId);
  if (!card) throw new Refusal('not_allowed', noCard);
  const digest = parts.keys.digestOf('card', `${card.id} ${card.used} ${typed}`);
  const isRight = isSame(digest, card.digests[card.used] ?? '');
  if (isRight && (await store.useCardNumber(db, accountId, card))) return;
  const now = c.var.now();
  await noteWrong(db, parts, now);
  const isLast = card.tries >= triesOfCard;
  if (isLast) await tellOfShutCard(db, parts, { accountId, now });
  throw new Refusal('not_allowed', isLast ? noCard : wrongNumber);
}

async function tellOfShutCard(
  db: Database,
  { appUrl }: SignInParts,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, accountId);
    if (!account || !(await store.endCard(tx, accountId, now))) return;
    const mail = { id: newId(now.getTime()), recipient: account.email, replyTo: null };
    await addMail(tx, { ...mail, ...cardShutMail(`${appUrl}/watashi`) }, { now });
  });
}
