import type { BankLine } from '#contract/bank.ts';
import type { Books } from '#web/lib/books/use-books.ts';
import { Button } from '#web/ui/button.tsx';
import { ProposalWords } from './inbox-row.tsx';
import type { Inbox } from './use-inbox.ts';

type OtherProposalsProps = {
  lines: readonly BankLine[];
  books: Books;
  inbox: Inbox;
  onDone: () => void;
};

/** All that was proposed for a line, each with its own button. */
export function OtherProposals({ lines, books, inbox, onDone }: OtherProposalsProps) {
  const proposals = lines[0]?.proposals ?? [];
  if (proposals.length < 2) return null;
  return (
    <section aria-label="ほかの提案" className="grid gap-3">
      <h3 className="font-bold">提案から選ぶ</h3>
      <ul className="divide-y divide-line border-y border-line">
        {proposals.map((proposal, at) => (
          <li key={at} className="grid gap-1 py-3">
            <p>
              <ProposalWords proposal={proposal} books={books} />
            </p>
            <p className="text-muted">{proposal.reason}</p>
            <div>
              <Button
                variant="secondary"
                disabled={inbox.isBusy}
                onClick={() =>
                  void inbox
                    .accept([{ lines, proposal, teaches: true }])
                    .then((isDone) => isDone && onDone())
                }
              >
                これにする
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="font-bold">自分で選ぶ</h3>
    </section>
  );
}
