import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isConverting } from '#web/lib/is-converting.ts';
import type { OptionGroup } from './palette-options.ts';

export type Choice = {
  readonly activeId: string | undefined;
  /** Enter was pressed, and the first line opens once it is known. */
  readonly isAwaited: boolean;
  readonly idOf: (key: string) => string;
  readonly point: (key: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type Listed = { readonly groups: readonly OptionGroup[]; readonly isSearching: boolean };

/**
 * Which line Enter would take: the first, until the reader moves. It stays when lines come in around it. While lines may
 * still come in above the first, none looks chosen, and Enter waits for them.
 */
export function useChoice({ groups, isSearching }: Listed, listId: string): Choice {
  const [wanted, setWanted] = useState('');
  const [movedTo, setMovedTo] = useState('');
  const isEntered = useRef(false);
  const [isAwaited, setAwaited] = useState(false);
  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key));
  const wantedPlace = keys.indexOf(wanted);
  const isOpen = isSearching && wantedPlace === -1;
  if (isAwaited && !isOpen) setAwaited(false);
  const place = isOpen ? -1 : Math.max(wantedPlace, 0);
  const active = keys[place];
  const idOf = (key: string) => `${listId}-${key}`;

  useEffect(() => {
    if (movedTo) document.getElementById(movedTo)?.scrollIntoView({ block: 'nearest' });
  }, [movedTo]);

  const take = () => {
    if (active) document.getElementById(idOf(active))?.click();
  };
  const takeIfEntered = useEffectEvent(() => {
    if (isEntered.current) take();
    isEntered.current = false;
  });
  useEffect(() => {
    if (!isSearching) takeIfEntered();
  }, [isSearching]);

  const move = (next: number) => {
    const key = keys[(next + keys.length) % keys.length] ?? '';
    setWanted(key);
    setMovedTo(idOf(key));
  };
  const waitForFirst = (isWaiting: boolean) => {
    isEntered.current = isWaiting;
    setAwaited(isWaiting);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isConverting(event.nativeEvent)) return;
    // Whoever goes on typing or moves has thought again.
    waitForFirst(false);
    const target = targetOf(event.key, place, keys.length);
    if (target !== undefined) {
      event.preventDefault();
      move(target);
    }
    if (event.key === 'Enter' && keys.length > 0) {
      event.preventDefault();
      if (isOpen) waitForFirst(true);
      else take();
    }
  };
  return {
    activeId: active && idOf(active),
    isAwaited,
    idOf,
    point: setWanted,
    onKeyDown,
  };
}

function targetOf(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return place + 1;
    case 'ArrowUp':
      return Math.max(place, 0) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
