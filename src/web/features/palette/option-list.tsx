import { sentenceOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionRow } from './option-row.tsx';
import type { Option, OptionGroup } from './palette-options.ts';
import type { Choice } from './use-choice.ts';
import type { Found } from './use-options.ts';

type OptionListProps = {
  listId: string;
  found: Found;
  choice: Choice;
  onChoose: (option: Option) => void;
  onForget: () => void;
};

/** The lines to choose from, and in words what is going on. */
export function OptionList({ listId, found, choice, onChoose, onForget }: OptionListProps) {
  const hasRecent = found.groups[0]?.options[0]?.kind === 'recent';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
      <p role="status" className="px-3 py-1 text-muted empty:hidden">
        {choice.isAwaited
          ? '本文をさがしています。終わりしだい、いちばん上の候補を開きます。'
          : stateWords(found)}
      </p>
      <div id={listId} role="listbox" aria-label="候補">
        {found.groups.map((group, index) => (
          <Group
            key={group.name}
            group={group}
            headingId={`${listId}-group-${index}`}
            words={found.words}
            choice={choice}
            onChoose={onChoose}
          />
        ))}
      </div>
      {found.error && (
        <div role="alert" className="mx-3 mt-2 rounded-lg bg-danger-soft px-4 py-3">
          <p className="font-bold text-danger">
            本文をさがせませんでした。{sentenceOf(found.error)}
          </p>
          <Button variant="secondary" onClick={found.retry} className="mt-2">
            もう一度さがす
          </Button>
        </div>
      )}
      {hasRecent && (
        <Button variant="quiet" onClick={onForget} className="mt-1">
          最近さがしたことばを消す
        </Button>
      )}
    </div>
  );
}

function stateWords({ query, groups, isSearching, error, readAs }: Found): string {
  if (query === '') return '';
  if (isSearching) return '本文をさがしています';
  const options = groups.flatMap((group) => group.options);
  const count = options.filter(({ kind }) => kind !== 'ask').length;
  if (count > 0) {
    // Where a screen answers to the words, nobody asks how the text was read.
    const near =
      readAs !== null &&
      options.some(({ kind }) => kind === 'passage') &&
      !options.some(({ kind }) => kind === 'page');
    return `${near ? `「${readAs}」でさがしました。` : ''}${count}件見つかりました。`;
  }
  return error ? '' : '見つかりませんでした。ことばを短くするか、AI管理人にお聞きください。';
}

type GroupProps = {
  group: OptionGroup;
  headingId: string;
  words: readonly string[];
  choice: Choice;
  onChoose: (option: Option) => void;
};

function Group({ group, headingId, words, choice, onChoose }: GroupProps) {
  return (
    <div role="group" aria-labelledby={headingId} className="not-first:mt-2">
      <div id={headingId} className="px-3 py-1 font-bold text-muted">
        {group.name}
      </div>
      {group.options.map((option) => (
        <OptionRow
          key={option.key}
          id={choice.idOf(option.key)}
          option={option}
          words={words}
          isActive={choice.idOf(option.key) === choice.activeId}
          onChoose={onChoose}
          onPoint={() => choice.point(option.key)}
        />
      ))}
    </div>
  );
}
