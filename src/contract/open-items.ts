import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, yen } from './schema.ts';

const openItem = z.object({
  entryId: id,
  accountId: id,
  fundId: id,
  counterpartyId: z.nullable(id),
  postedOn: isoDate,
  summary: z.string(),
  /** 支払期限 of what is owed, as its paper has it. */
  dueOn: z.nullable(isoDate),
  /** 口座振替: the payee draws it. */
  isDebited: z.boolean(),
  amountYen: yen,
});
export type OpenItem = z.output<typeof openItem>;

/** What the books have open, oldest first: 未払金 as 支払 has it, what was overpaid, 仮払金 and 仮受金. */
export const listOpenItems = endpoint({
  method: 'GET',
  path: '/ledger/open-items',
  needs: 'ledger.read',
  input: z.strictObject({}),
  output: z.object({
    owed: z.array(openItem),
    overpaid: z.array(openItem),
    suspense: z.array(openItem),
  }),
});
