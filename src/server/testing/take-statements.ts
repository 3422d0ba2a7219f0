import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as bank from '#contract/bank.ts';
import {
  type ObjectSchema,
  requestOf,
  type Schema,
  type UploadEndpoint,
} from '#contract/endpoint.ts';
import type { startServer } from './start-server.ts';

type Visitor = ReturnType<Awaited<ReturnType<typeof startServer>>['visit']>;

export async function sample(visitor: Visitor, name = 'general'): Promise<Uint8Array<ArrayBuffer>> {
  const response = await visitor.send(requestOf(bank.downloadSampleStatement, { name }).url);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function send<Output extends Schema>(
  visitor: Visitor,
  endpoint: UploadEndpoint<ObjectSchema, Output>,
  { bytes, facts }: { bytes: Uint8Array<ArrayBuffer>; facts: object },
) {
  const form = new FormData();
  form.set('facts', JSON.stringify(facts));
  form.set('file', new File([bytes], '明細.csv'));
  const response = await visitor.send(requestOf(endpoint, {}).url, { method: 'POST', body: form });
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error('refused'), { status: response.status }, answer);
  return answer;
}

export const unsaid = { bankAccountId: null, columns: null };

export async function read(
  visitor: Visitor,
  bytes: Uint8Array<ArrayBuffer>,
  facts: object = unsaid,
) {
  return bank.readStatementFile.output.parse(
    await send(visitor, bank.readStatementFile, { bytes, facts }),
  );
}

export async function take(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>, facts: object = {}) {
  const { understood } = await read(visitor, bytes);
  const given = {
    ...unsaid,
    bankAccountId: understood?.bankAccountId,
    acceptsGap: false,
    ...facts,
  };
  return bank.takeStatementFile.output.parse(
    await send(visitor, bank.takeStatementFile, { bytes, facts: given }),
  );
}

export const openLines = async (visitor: Visitor) =>
  (await visitor.call(bank.listBankLines, { state: 'open' })).lines;

export type Line = Awaited<ReturnType<typeof openLines>>[number];

export function decisionOf(line: Line, at = 0) {
  const proposal = line.proposals[at];
  if (!proposal) throw new Error('nothing proposed');
  return {
    lineIds: [line.id],
    id: randomUUID(),
    entryIds: proposal.entries.map(({ id }) => id),
    postings: proposal.postings,
    dwellingId: proposal.dwellingId,
    shares: proposal.shares,
    summary: proposal.summary,
    teaches: true,
    score: proposal.score,
    reason: proposal.reason,
  };
}

export async function findLine(visitor: Visitor, isMeant: (line: Line) => boolean): Promise<Line> {
  const found = (await openLines(visitor)).find(isMeant);
  if (!found) throw new Error('no such line');
  return found;
}

/** A list whose headings no bank uses. */
export function csv(moves: readonly (readonly [string, number, string])[], openingYen: number) {
  let balanceYen = openingYen;
  const rows = moves.map(([day, yen, text]) => {
    balanceYen += yen;
    return `${day},${yen > 0 ? yen : ''},${yen < 0 ? -yen : ''},${balanceYen},${text}`;
  });
  return new TextEncoder().encode(
    `年月日,お預入れ,お引出し,残高,お取り扱い内容\n${rows.join('\n')}\n`,
  );
}
