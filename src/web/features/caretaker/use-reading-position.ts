import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Entry } from '#web/lib/caretaker-chat/entry.ts';

const nearPx = 48;
const marginPx = 12;

/**
 * Keeps the latest lines in sight, but never scrolls the last question away: an answer is read from its
 * beginning. A reader who has scrolled up is left where they are.
 */
export function useReadingPosition(entries: readonly Entry[]) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const followed = useRef(0);
  const shownQuestion = useRef<string>(undefined);
  const followInPage = useFollowInPage(frame);
  /** Whether the latest answer is below what is shown. */
  const [isAway, setAway] = useState(false);

  const follow = useEffectEvent((isNew: boolean) => {
    const element = frame.current;
    if (!element) return;
    // A placeholder that goes makes the list shorter; nobody has scrolled then.
    followed.current = Math.min(followed.current, element.scrollHeight - element.clientHeight);
    const wasAway = !isNew && element.scrollTop < followed.current - nearPx;
    const place = latestPlace(element);
    if (!wasAway) {
      element.scrollTop = isNew ? place : element.scrollTop + place - followed.current;
      followed.current = place;
    }
    setAway(isBelow(element));
    followInPage(isNew);
  });

  useLayoutEffect(() => {
    const question = entries.findLast(({ message }) => message.role === 'user')?.key;
    const isNew = shownQuestion.current !== question;
    shownQuestion.current = question;
    follow(isNew);
  }, [entries]);

  // Answers are formatted, and a box below one opened, after their words have come.
  useEffect(() => {
    const observer = new ResizeObserver(() => follow(false));
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  return {
    frame,
    list,
    isAway,
    onScroll: () => {
      const element = frame.current;
      if (element) setAway(isBelow(element));
    },
    showLatest: () => {
      const element = frame.current;
      if (!element) return;
      element.scrollTop = latestPlace(element);
      followed.current = element.scrollTop;
      setAway(false);
    },
  };
}

/** Where the list is no window of its own, the page goes to the last question, and stays where the reader takes it. */
function useFollowInPage(frame: RefObject<HTMLElement | null>) {
  const followed = useRef<number | null>(null);
  const isFirst = useRef(true);
  return (isNew: boolean): void => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const question = frame.current && flowsInPage(frame.current) && lastQuestion(frame.current);
    // What was asked before the page was opened waits below the figure.
    if (!question || wasFirst) return;
    const wasAway = followed.current === null || Math.abs(scrollY - followed.current) > nearPx;
    if (!isNew && wasAway) return;
    scrollTo({ top: placeInPage(question) });
    followed.current = scrollY;
  };
}

/** With the question below what stays on top of the page. */
function placeInPage(question: HTMLElement): number {
  const above = document.querySelector<HTMLElement>('[data-stays-on-top]')?.offsetHeight ?? 0;
  const margin = Number.parseFloat(getComputedStyle(question).scrollMarginTop) || 0;
  return scrollY + question.getBoundingClientRect().top - above - margin;
}

function flowsInPage(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'visible';
}

function lastQuestion(element: HTMLElement): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>('[data-role=user]')].at(-1);
}

function latestPlace(element: HTMLElement): number {
  const end = element.scrollHeight - element.clientHeight;
  const last = lastQuestion(element);
  if (!last) return 0;
  const top = last.getBoundingClientRect().top - element.getBoundingClientRect().top;
  return Math.max(0, Math.min(end, element.scrollTop + top - marginPx));
}

function isBelow(element: HTMLElement): boolean {
  return latestPlace(element) > element.scrollTop + nearPx;
}
