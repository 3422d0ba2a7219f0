import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { findWord, foldText } from '#domain/documents/find-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Looks for words in the text on the page and goes from place to place: Enter on, Shift+Enter back. */
export function FindBox({ text }: { text: RefObject<HTMLElement | null> }) {
  const id = useId();
  const find = useFind(text);
  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends a Japanese conversion is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      find.move(event.shiftKey ? -1 : 1);
    }
    if (event.key === 'Escape') find.search('');
  };
  return (
    <search className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        この文書の中をさがす
      </label>
      <TextInput
        id={id}
        type="search"
        enterKeyHint="search"
        aria-describedby={`${id}-count`}
        value={find.query}
        onChange={(event) => find.search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex items-center gap-1">
        <p id={`${id}-count`} role="status" className="min-w-0 flex-1">
          {countWords(find)}
        </p>
        {find.count > 0 && (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label="前の箇所へ"
              onClick={() => find.move(-1)}
            >
              <ChevronUp aria-hidden="true" />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label="次の箇所へ"
              onClick={() => find.move(1)}
            >
              <ChevronDown aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
    </search>
  );
}

function countWords({ query, count, current }: Omit<Find, 'ranges'>): string {
  if (foldText(query) === '') return '';
  return count === 0 ? '見つかりません' : `${count}か所のうち${current + 1}番目`;
}

type Find = { query: string; ranges: readonly Range[]; count: number; current: number };

function useFind(text: RefObject<HTMLElement | null>) {
  const [query, setQuery] = useState('');
  const [ranges, setRanges] = useState<readonly Range[]>([]);
  const [current, setCurrent] = useState(0);
  useEffect(() => paint(ranges, current), [ranges, current]);
  return {
    query,
    current,
    count: ranges.length,
    search: (next: string) => {
      const found = text.current ? rangesOf(text.current, foldText(next)) : [];
      setQuery(next);
      setRanges(found);
      setCurrent(0);
      show(found[0]);
    },
    move: (step: 1 | -1) => {
      if (ranges.length === 0) return;
      const next = (current + step + ranges.length) % ranges.length;
      setCurrent(next);
      show(ranges[next]);
    },
  };
}

/** Every place of the word, also where it runs from plain into bold letters. */
function rangesOf(text: HTMLElement, word: string): Range[] {
  return [...text.querySelectorAll('[data-text]')].flatMap((element) => {
    const nodes = textNodesOf(element);
    const whole = nodes.map(({ data }) => data).join('');
    return findWord(whole, word).map(({ start, end }) => {
      const range = document.createRange();
      setBoundary(nodes, start, (node, offset) => range.setStart(node, offset));
      setBoundary(nodes, end - 1, (node, offset) => range.setEnd(node, offset + 1));
      return range;
    });
  });
}

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  }
  return nodes;
}

/** Tells the node that holds the character at `position` of the joined text. */
function setBoundary(
  nodes: readonly Text[],
  position: number,
  set: (node: Text, offset: number) => void,
): void {
  let before = 0;
  for (const node of nodes) {
    if (position < before + node.length) return set(node, position - before);
    before += node.length;
  }
}

function show(range: Range | undefined): void {
  range?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Colours the found places; a browser without highlights selects the current one instead. */
function paint(ranges: readonly Range[], current: number): (() => void) | undefined {
  const now = ranges[current];
  if (typeof Highlight === 'undefined') {
    if (now)
      getSelection()?.setBaseAndExtent(
        now.startContainer,
        now.startOffset,
        now.endContainer,
        now.endOffset,
      );
    return undefined;
  }
  CSS.highlights.set('found', new Highlight(...ranges));
  CSS.highlights.set('found-now', new Highlight(...(now ? [now] : [])));
  return () => {
    CSS.highlights.delete('found');
    CSS.highlights.delete('found-now');
  };
}
