import { useState } from 'react';
import {
  type BankLine,
  listBankLines,
  matchLines,
  type Proposal,
  setLinesAside,
  undoMatches,
} from '#contract/bank.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { toast } from '#web/ui/toast.tsx';

/** What a person made of one or more lines. */
export type Choice = {
  readonly lines: readonly BankLine[];
  readonly proposal: Pick<
    Proposal,
    'entries' | 'postings' | 'summary' | 'score' | 'reason' | 'dwellingId' | 'shares'
  >;
  readonly teaches: boolean;
};

/** The open lines: what is ticked, and what can be done with it. */
export function useInbox() {
  const { lines, count } = useEndpoint(listBankLines, { state: 'open' });
  const matching = useBooksAction(matchLines);
  const undoing = useBooksAction(undoMatches);
  const setting = useBooksAction(setLinesAside);
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const waiting = lines.filter(({ aside }) => aside === null);
  const isTicked = (line: BankLine) =>
    changed.get(line.id) ?? line.proposals[0]?.sureness === 'sure';
  const ticked = waiting.filter(isTicked);

  async function accept(choices: readonly Choice[]): Promise<void> {
    const decisions = choices.map(decisionOf);
    const { matchIds, lineCount } = await matching.mutateAsync({ decisions });
    toast({
      title: `${lineCount}行を確かめました`,
      tone: 'good',
      undo: () => void takeBack(matchIds),
    });
  }
  async function takeBack(matchIds: readonly string[]): Promise<void> {
    try {
      const { lineCount } = await undoing.mutateAsync({ matchIds: [...matchIds] });
      toast({ title: `${lineCount}行を、確かめる前に戻しました`, tone: 'good' });
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
    }
  }

  return {
    waiting,
    aside: lines.filter((line) => line.aside !== null),
    count,
    shownCount: lines.length,
    ticked,
    isTicked,
    tick: (line: BankLine) => setChanged((before) => new Map(before).set(line.id, !isTicked(line))),
    tickNone: () => setChanged(new Map(lines.map(({ id }) => [id, false]))),
    /** Whether it was written: what was typed stays where it was not. */
    accept: (choices: readonly Choice[]) =>
      accept(choices).then(
        () => true,
        () => false,
      ),
    setAside: (line: BankLine, isAside: boolean) =>
      void setting
        .mutateAsync({ lineIds: [line.id], isAside, note: isAside ? '後で確かめる' : '' })
        .catch(() => undefined),
    takeBack: (matchIds: readonly string[]) => void takeBack(matchIds),
    isBusy: matching.isPending || undoing.isPending || setting.isPending,
    error: matching.error ?? setting.error,
  };
}

export type Inbox = ReturnType<typeof useInbox>;

export function choiceOf(line: BankLine): Choice[] {
  const [proposal] = line.proposals;
  return proposal ? [{ lines: [line], proposal, teaches: true }] : [];
}

function decisionOf({ lines, proposal, teaches }: Choice) {
  const { entries, postings, summary, score, reason, dwellingId, shares } = proposal;
  return {
    lineIds: lines.map(({ id }) => id),
    id: crypto.randomUUID(),
    entryIds: entries.map(({ id }) => id),
    postings: [...postings],
    dwellingId,
    shares: [...shares],
    summary,
    teaches,
    score,
    reason,
  };
}
