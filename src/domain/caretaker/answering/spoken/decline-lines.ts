import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { introduced, saidPassage } from '#domain/caretaker/answering/quoting/said-passage.ts';
import type { DeclineReason } from '#domain/caretaker/decline-reason.ts';
import type { Decline } from '#domain/caretaker/decline-reason-of.ts';
import type { Evidence } from '#domain/caretaker/evidence/evidence.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';

export type Role = 'resident' | 'board' | 'manager';

/** A quarrel or a decision is not met with a list of names. */
const namesAsked: ReadonlySet<DeclineReason> = new Set(['personal-data', 'debtor-names']);
const aboutRegister = /号室|部屋|住戸|名簿|組合員|住んで|持ち主|所有者/;

type Reader = { readonly role: Role; readonly may?: Known['may'] };

/** お断り: politely, with where to go; those in charge are shown the page that they may see anyway. */
export function declineLines(
  { reason, say }: Decline,
  question: string,
  reader: Reader,
): readonly Line[] {
  return [own(say), ...placeLines(reason, question, reader)];
}

function placeLines(
  reason: DeclineReason,
  question: string,
  { role, may }: Reader,
): readonly Line[] {
  if (reason === 'debtor-names' && may?.includes('arrears.read')) return [arrearsPlace];
  const mayLook = role !== 'resident' && namesAsked.has(reason);
  return mayLook && aboutRegister.test(question) ? [registerPlace] : [];
}

const arrearsPlace = own(
  '滞納の月数と金額は、[会計の「滞納」](/demo/accounting?view=arrears)で、ご自分の立場で見られる範囲をご確認ください。',
);
const registerPlace = own(
  '住戸と組合員の名簿は、[管理設定の「住戸と組合員」](/demo/management#dwellings)で、ご自分の立場で見られる範囲をご確認ください。',
);

const rules: readonly string[] = ['bylaw', 'rule', 'notice'];

/** きまり: what the association's own rules in force say of the matter, and nothing of minutes or records. */
export function ruleLines(evidence: Evidence): readonly Line[] {
  const [lead] = evidence.items;
  if (lead === undefined || !rules.includes(lead.passage.category)) return [];
  const { validity } = lead.passage;
  if (validity === 'ended' || validity === 'coming') return [];
  return introduced(saidPassage(lead, evidence));
}
