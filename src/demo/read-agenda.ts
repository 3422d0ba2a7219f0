/** 議題 as minutes or a notice tell it. */
export type AgendaItem = {
  readonly label: string;
  readonly title: string;
  readonly kind: 'ordinary' | 'special' | 'board' | 'report';
  readonly result: 'passed' | 'rejected' | 'continued' | null;
  readonly votes: Votes | null;
};

type Votes = { readonly for: number; readonly against: number; readonly abstained: number };
type Decision = Pick<AgendaItem, 'kind' | 'result' | 'votes'>;

const heading = /^## (第\d+号議案(?:の\d+)?|議題\d+|報告事項\d+)[　 ]+(.+?)\s*$/;
const resolution = /^\*\*決議：\*\*\s*(?:(普通決議|特別決議)・)?(可決|否決|継続審議)(?:（(.+)）)?$/;
const plan = /^\*\*(普通決議|特別決議|議題|報告)\*\*$/;

const kinds = { 普通決議: 'ordinary', 特別決議: 'special', 議題: 'board', 報告: 'report' } as const;
const results = { 可決: 'passed', 否決: 'rejected', 継続審議: 'continued' } as const;

/** Reads the items from the headings and the line below each; other headings are no items. */
export function readAgenda(body: string, file: string): readonly AgendaItem[] {
  const lines = body.split('\n');
  return lines.flatMap((line, index) => {
    const [, label, title] = heading.exec(line) ?? [];
    if (label === undefined || title === undefined) return [];
    const below = lines.slice(index + 1).find((next) => next.trim() !== '') ?? '';
    const decision = readDecision(below.trim());
    if (!decision) throw new Error(`${file}: no decision below “${line}”, but “${below}”`);
    return [{ label, title, ...decision }];
  });
}

function readDecision(line: string): Decision | null {
  const planned = plan.exec(line)?.[1];
  if (isKeyOf(kinds, planned)) return { kind: kinds[planned], result: null, votes: null };
  const [, kind = '議題', result, votes] = resolution.exec(line) ?? [];
  if (!isKeyOf(kinds, kind) || !isKeyOf(results, result)) return null;
  return withVotes({ kind: kinds[kind], result: results[result], votes: null }, votes);
}

/** Only 継続審議 may stand without counted votes. */
function withVotes(decision: Decision, text: string | undefined): Decision | null {
  if (text === undefined) return decision.result === 'continued' ? decision : null;
  const votes = readVotes(text);
  return votes && { ...decision, votes };
}

function readVotes(text: string): Votes | null {
  const parts = /^賛成 ?(\d+)・反対 ?(\d+)(?:・棄権 ?(\d+))?$/.exec(text);
  if (!parts) return null;
  const [, inFavour, against, abstained] = parts;
  return { for: Number(inFavour), against: Number(against), abstained: Number(abstained ?? 0) };
}

function isKeyOf<T extends object>(table: T, key: PropertyKey | undefined): key is keyof T {
  return key !== undefined && Object.hasOwn(table, key);
}
