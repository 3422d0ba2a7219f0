import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useId, useMemo, useRef, useState } from 'react';
import type { Permission } from '#domain/access/permission.ts';
import type { Role } from '#domain/access/role.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { isConverting } from '#web/lib/is-converting.ts';
import { demoRoleWords, useDemoRole } from '#web/lib/use-demo-role.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { overlayClass } from '#web/ui/dialog-class.ts';
import { toast } from '#web/ui/toast.tsx';
import { useReturnFocus } from '#web/ui/use-return-focus.ts';
import { windowKeys } from '#web/ui/window-keys.ts';
import { OptionList } from './option-list.tsx';
import { paletteCommands } from './palette-commands.ts';
import type { Option, PalettePage } from './palette-options.ts';
import { withParts } from './palette-parts.ts';
import { forgetSearches, keepSearch } from './recent-searches.ts';
import { useChoice } from './use-choice.ts';
import { useOptions } from './use-options.ts';

type PaletteProps = {
  pages: readonly PalettePage[];
  isOpen: boolean;
  /** What was typed before the window was there. */
  firstQuery: string;
  /** The field takes what is typed from now on. */
  onThere: () => void;
  onOpenChange: (isOpen: boolean) => void;
  onShowKeys: () => void;
};

/** さがす: pages, documents and places in their text in one list, or the question goes to the caretaker. */
export function Palette(props: PaletteProps) {
  const { pages, isOpen, firstQuery, onThere, onOpenChange, onShowKeys } = props;
  const returnFocus = useReturnFocus();
  const leaving = useRef<'no' | 'stays' | 'goes'>('no');
  const leave = (goes: boolean) => {
    leaving.current = goes ? 'goes' : 'stays';
    onOpenChange(false);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            leaving.current = 'no';
            returnFocus.onOpenAutoFocus(event);
            goOnTyping();
            onThere();
          }}
          onEscapeKeyDown={(event) => {
            if (isConverting(event)) event.preventDefault();
          }}
          onKeyDown={windowKeys(() => onOpenChange(false))}
          onCloseAutoFocus={(event) => {
            if (leaving.current === 'no') return returnFocus.onCloseAutoFocus(event);
            event.preventDefault();
            focusPage(leaving.current === 'goes');
          }}
          className="fixed inset-x-2 top-2 z-40 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-[44rem] flex-col overflow-hidden rounded-2xl border border-line bg-page shadow-xl sm:top-[8dvh] sm:max-h-[80dvh]"
        >
          <Dialog.Title className="sr-only">さがす</Dialog.Title>
          <Finder pages={pages} firstQuery={firstQuery} onLeave={leave} onShowKeys={onShowKeys} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What stands in the field was typed a moment ago, and is not to be typed over. */
function goOnTyping(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement)
    field.setSelectionRange(field.value.length, field.value.length);
}

/** A page that was chosen, or the caretaker, takes the focus itself. A tab of the same page begins at its top. */
function focusPage(isElsewhere: boolean): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
  if (isElsewhere && document.activeElement === heading) window.scrollTo(0, 0);
}

const nothing: readonly Permission[] = [];

type FinderProps = {
  pages: readonly PalettePage[];
  firstQuery: string;
  /** Whether what was chosen is another place. */
  onLeave: (goes: boolean) => void;
  onShowKeys: () => void;
};

function Finder({ pages, firstQuery, onLeave, onShowKeys }: FinderProps) {
  const listId = useId();
  const [query, setQuery] = useState(firstQuery);
  const changeRole = useRoleChange();
  const [commands] = useState(() => paletteCommands({ showKeys: onShowKeys, changeRole }));
  const may = useSession()?.may ?? nothing;
  const places = useMemo(() => withParts(pages, may), [pages, may]);
  const found = useOptions(query, { pages: places, commands });
  const choice = useChoice(found, listId);
  const input = useRef<HTMLInputElement>(null);
  const choose = (option: Option) => {
    if (option.kind === 'recent') {
      setQuery(option.query);
      input.current?.focus();
      return;
    }
    if (option.kind !== 'command') keepSearch(query);
    onLeave(option.kind !== 'ask' && !(option.kind === 'command' && 'run' in option.command));
    if (option.kind === 'command' && 'run' in option.command) afterClosing(option.command.run);
    if (option.kind === 'ask') askCaretaker(option.question);
  };
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
        <Search aria-hidden="true" className="size-6 shrink-0 text-muted" />
        <input
          ref={input}
          data-first-focus=""
          role="combobox"
          aria-label="ページ、文書、本文をさがす"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={choice.activeId}
          placeholder="ページ、操作、住戸、文書をさがす"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={500}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={choice.onKeyDown}
          className="min-h-12 min-w-0 flex-1 rounded-lg bg-transparent px-2 text-lg text-text placeholder:text-muted placeholder:opacity-100"
        />
        <Dialog.Close asChild>
          <Button variant="quiet" size="icon" aria-label="閉じる">
            <X aria-hidden="true" />
          </Button>
        </Dialog.Close>
      </div>
      <OptionList
        listId={listId}
        found={found}
        choice={choice}
        onChoose={choose}
        onForget={() => {
          forgetSearches();
          found.forget();
          input.current?.focus();
        }}
      />
      <p
        aria-hidden="true"
        className="hidden border-t border-line px-4 py-2 text-muted sm:pointer-fine:block"
      >
        ↑↓ えらぶ　Enter ひらく　Esc とじる
      </p>
    </>
  );
}

/** The paper, the colours and the next window are not those of the palette. */
function afterClosing(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

function askCaretaker(question: string): void {
  window.dispatchEvent(new CustomEvent('caretaker:ask', { detail: { question } }));
}

function useRoleChange(): (role: Role) => void {
  const { change } = useDemoRole();
  return (role) =>
    void change(role).then(
      () => toast({ title: demoRoleWords(role), tone: 'good' }),
      (error: unknown) =>
        toast({ title: '替えられませんでした', description: sentenceOf(error), tone: 'danger' }),
    );
}
