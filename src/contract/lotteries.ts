import { z } from 'zod/mini';
import { formKeys } from '#domain/applications/all-forms.ts';
import { endpoint } from './endpoint.ts';
import { id } from './schema.ts';

/** 抽選: where more have applied than there are places, and the rules draw lots. */

const form = z.enum(formKeys);
const places = z.int().check(z.minimum(1), z.maximum(200));

const lottery = z.object({
  id,
  form,
  subject: z.string(),
  places: z.int(),
  /** Whoever draws again with it gets the same order. */
  seed: z.int(),
  drawnAt: z.int(),
  tickets: z.array(
    z.object({
      applicationId: id,
      number: z.string(),
      dwelling: z.string(),
      isFirst: z.boolean(),
    }),
  ),
});
export type Lottery = z.output<typeof lottery>;

export const listLotteries = endpoint({
  method: 'GET',
  path: '/lotteries',
  needs: 'application.read',
  input: z.strictObject({}),
  output: z.object({ lotteries: z.array(lottery) }),
});

/** Once for each application; the number comes from the server. */
export const drawLottery = endpoint({
  method: 'POST',
  path: '/lotteries',
  needs: 'application.decide',
  input: z.strictObject({
    id,
    form,
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    places,
    tickets: z
      .array(z.strictObject({ applicationId: id, isFirst: z.boolean() }))
      .check(z.minLength(2), z.maxLength(200)),
  }),
  output: z.object({ lotteries: z.array(lottery) }),
});

/** 抽選の結果 of one's own applications; of others nothing but how many there were. */
export const getOwnLots = endpoint({
  method: 'GET',
  path: '/own-lots',
  needs: 'application.file',
  input: z.strictObject({}),
  output: z.object({
    lots: z.array(
      z.object({
        applicationId: id,
        subject: z.string(),
        place: z.int(),
        of: z.int(),
        places: z.int(),
        isChosen: z.boolean(),
        seed: z.int(),
      }),
    ),
  }),
});
