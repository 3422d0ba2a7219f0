import type { BankLine, Proposal } from '#contract/bank.ts';
import { formatYen } from '#domain/format-yen.ts';
import { problemsOfEntry } from '#domain/ledger/problems-of-entry.ts';
import { withBank } from '#domain/matching/facts.ts';
import { sumYen, type Yen } from '#domain/money.ts';
import { entryFrame } from '#web/lib/books/entry-frame.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import type { Books } from '#web/lib/books/use-books.ts';

/** One of the things that the money is for; the sum is a text until it can be read. */
export type Part = {
  readonly key: number;
  readonly accountId: string;
  readonly fundId: string;
  readonly counterpartyId: string;
  readonly amount: string;
};

export type ChangeDraft = { readonly summary: string; readonly parts: readonly Part[] };

export function totalYen(lines: readonly BankLine[]): Yen {
  return sumYen(lines.map(({ openYen }) => openYen));
}

/** What is proposed, without the bank's side; for several lines together nothing is. */
export function firstDraft(lines: readonly BankLine[]): ChangeDraft {
  const [line, second] = lines;
  const proposal = second ? undefined : line?.proposals.find(isNew);
  const parts = partsOf(proposal, lines);
  return { summary: proposal?.summary ?? '', parts: parts.length > 0 ? parts : [blankPart(lines)] };
}

function partsOf(proposal: Proposal | undefined, lines: readonly BankLine[]): readonly Part[] {
  const sign = signOf(lines);
  const others = proposal?.postings.filter((it) => it.accountId !== lines[0]?.accountId) ?? [];
  return others.map(({ accountId, fundId, counterpartyId, amountYen }, key) => ({
    key,
    accountId,
    fundId,
    counterpartyId: counterpartyId ?? '',
    amount: (amountYen * sign).toLocaleString('ja-JP'),
  }));
}

function blankPart(lines: readonly BankLine[]): Part {
  const amount = Math.abs(totalYen(lines)).toLocaleString('ja-JP');
  return { key: 0, accountId: '', fundId: lines[0]?.fundId ?? '', counterpartyId: '', amount };
}

/** The other side of what comes in is credit. */
function signOf(lines: readonly BankLine[]): 1 | -1 {
  return totalYen(lines) > 0 ? -1 : 1;
}

function isNew({ entries }: Proposal): boolean {
  return entries.length === 0;
}

/** A further part, with the sum that is left. */
export function withPart(draft: ChangeDraft, lines: readonly BankLine[]): ChangeDraft {
  const leftYen =
    Math.abs(totalYen(lines)) - sumYen(draft.parts.map(({ amount }) => readYen(amount) ?? 0));
  const last = draft.parts.at(-1);
  const part = {
    key: 1 + Math.max(...draft.parts.map(({ key }) => key)),
    accountId: '',
    fundId: last?.fundId ?? lines[0]?.fundId ?? '',
    counterpartyId: '',
    amount: leftYen > 0 ? leftYen.toLocaleString('ja-JP') : '',
  };
  return { ...draft, parts: [...draft.parts, part] };
}

type Judged =
  | { readonly fault: string; readonly postings: null }
  | { readonly fault: ''; readonly postings: Proposal['postings'] };

/** The entry, or the first thing that is missing in words. */
export function judgeChange(draft: ChangeDraft, lines: readonly BankLine[], books: Books): Judged {
  const [line] = lines;
  const yens = draft.parts.map(({ amount }) => readYen(amount));
  const fault = faultOf(draft, yens, totalYen(lines));
  if (!line || fault !== '') return { fault, postings: null };
  const sign = signOf(lines);
  const others = draft.parts.map(({ accountId, fundId, counterpartyId }, at) => ({
    accountId,
    fundId,
    counterpartyId: counterpartyId || null,
    amountYen: (yens[at] ?? 0) * sign,
  }));
  const rooms: readonly string[] = [];
  const postings = [...withBank({ ...line, key: '', rooms }, others)];
  const [problem] = problemsOfEntry(
    {
      id: '',
      key: '',
      origin: 'manual',
      postedOn:
        lines
          .map(({ heldOn }) => heldOn)
          .toSorted()
          .at(-1) ?? line.heldOn,
      summary: draft.summary,
      postings,
    },
    entryFrame(books),
  );
  return problem ? { fault: problem.sentence, postings: null } : { fault: '', postings };
}

function faultOf({ parts }: ChangeDraft, yens: readonly (Yen | null)[], wantedYen: Yen): string {
  if (parts.some(({ accountId }) => accountId === '')) return '何のお金かを選んでください。';
  if (yens.some((yen) => yen === null || yen <= 0)) return '金額は、円の数字で入れてください。';
  const sum = sumYen(yens.map((yen) => yen ?? 0));
  const wanted = Math.abs(wantedYen);
  if (sum === wanted) return '';
  return `金額の合計は${formatYen(sum)}です。明細の${formatYen(wanted)}と同じにしてください。`;
}
