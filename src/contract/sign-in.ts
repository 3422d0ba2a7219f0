import { z } from 'zod/mini';
import { allRoles } from '#domain/access/role.ts';
import { publicEndpoint } from './endpoint.ts';
import { provider } from './providers.ts';
import { id } from './schema.ts';

/** ログイン番号を頼む: whatever the address, the answer is the same. */
export const askForNumber = publicEndpoint({
  method: 'POST',
  path: '/api/sign-in/number',
  input: z.strictObject({
    email: z.string(),
    /** 'begin' opens an account for an address that has none. */
    purpose: z.enum(['enter', 'begin']),
  }),
  output: z.object({ message: z.string() }),
});

/** 招待状で入る: the number of the paper, and the address to which ログイン番号 goes. */
export const openLetter = publicEndpoint({
  method: 'POST',
  path: '/api/sign-in/letter',
  input: z.strictObject({ code: z.string(), email: z.string() }),
  output: z.object({ message: z.string() }),
});

/** 番号を入れる: only in the browser that asked. */
export const signIn = publicEndpoint({
  method: 'POST',
  path: '/api/sign-in',
  input: z.strictObject({ number: z.string(), isShared: z.boolean() }),
  /** The association of the letter with which somebody came in. */
  output: z.object({ associationId: z.nullable(id) }),
});

const membership = z.object({
  associationId: id,
  name: z.string(),
  position: z.enum(allRoles),
  /** お試しの最後の日; null for those under contract. */
  trialEndsOn: z.nullable(z.string()),
});

const device = z.object({
  id,
  words: z.string(),
  lastSeenAt: z.string(),
  madeAt: z.string(),
  isThis: z.boolean(),
});

const passkey = z.object({
  id,
  name: z.string(),
  madeAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});

/** Whoever is signed in here, with the own associations and devices; null for a stranger. */
export const getAccount = publicEndpoint({
  method: 'GET',
  path: '/api/account',
  input: z.strictObject({}),
  output: z.object({
    account: z.nullable(
      z.object({
        email: z.string(),
        name: z.string(),
        memberships: z.array(membership),
        devices: z.array(device),
        passkeys: z.array(passkey),
        /** LINE and Google, where they were added. */
        providers: z.array(
          z.object({ provider, madeAt: z.string(), lastUsedAt: z.nullable(z.string()) }),
        ),
      }),
    ),
    /** Under which name of ours passkeys work; null where none do. */
    passkeyHost: z.nullable(z.string()),
    /** Whose sign-in the operator has set keys for. */
    providers: z.array(provider),
  }),
});

export const endDevice = publicEndpoint({
  method: 'DELETE',
  path: '/api/account/devices/:sessionId',
  input: z.strictObject({ sessionId: id }),
  output: z.object({ ended: z.boolean() }),
});

export const signOut = publicEndpoint({
  method: 'POST',
  path: '/api/sign-out',
  input: z.strictObject({ everywhere: z.boolean() }),
  output: z.object({}),
});

/** 管理組合をはじめる: a trial, whose founder acts as its chair until officers are entered. */
export const beginAssociation = publicEndpoint({
  method: 'POST',
  path: '/api/kumiai',
  input: z.strictObject({
    name: z.string(),
    yourName: z.string(),
    position: z.enum(['owner', 'director', 'chair', 'treasurer', 'companyStaff']),
  }),
  output: z.object({ associationId: id }),
});
