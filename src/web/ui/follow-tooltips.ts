export type TooltipSide = 'right' | 'bottom';

export type ShownTooltip = {
  readonly trigger: HTMLElement;
  readonly text: string;
  readonly side: TooltipSide;
};

const firstWaitMs = 700;
/** So long after one was shown its neighbour opens at once. */
const warmMs = 300;

/** Watches pointer and focus on whatever bears `data-tooltip`, for the whole page. Answers how to stop. */
export function followTooltips(show: (shown: ShownTooltip | null) => void): () => void {
  const turn = new TooltipTurn(show);
  const close = () => turn.close();
  const listeners = [
    ['pointerover', (event: Event) => onPointer(event as PointerEvent, turn)],
    ['focusin', ({ target }: Event) => onFocus(target, turn)],
    ['focusout', close],
    ['pointerdown', close],
    ['scroll', close],
    ['keydown', (event: Event) => (event as KeyboardEvent).key === 'Escape' && close()],
  ] as const;
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  return () => {
    turn.end();
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
  };
}

function onPointer({ target, pointerType }: PointerEvent, turn: TooltipTurn): void {
  if (pointerType === 'touch' || !(target instanceof Element)) return;
  if (target.closest('[data-tooltip-layer]')) return;
  const found = target.closest<HTMLElement>('[data-tooltip]');
  if (found) turn.open(found, firstWaitMs);
  else turn.close();
}

function onFocus(target: EventTarget | null, turn: TooltipTurn): void {
  if (!(target instanceof HTMLElement) || target.dataset['tooltip'] === undefined) return;
  if (target.matches(':focus-visible')) turn.open(target, 0);
}

/** Which tooltip is open or about to be: one at most. */
class TooltipTurn {
  readonly #show: (shown: ShownTooltip | null) => void;
  #trigger: HTMLElement | null = null;
  #isShown = false;
  #isWarm = false;
  #opening = 0;
  #cooling = 0;

  constructor(show: (shown: ShownTooltip | null) => void) {
    this.#show = show;
  }

  open(trigger: HTMLElement, firstMs: number): void {
    if (trigger === this.#trigger) return;
    this.close();
    this.#trigger = trigger;
    this.#opening = window.setTimeout(
      () => {
        if (!trigger.isConnected) return;
        this.#isShown = true;
        this.#show(tooltipOf(trigger));
      },
      this.#isWarm ? 0 : firstMs,
    );
  }

  close(): void {
    clearTimeout(this.#opening);
    this.#trigger = null;
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#show(null);
    this.#isWarm = true;
    clearTimeout(this.#cooling);
    this.#cooling = window.setTimeout(() => {
      this.#isWarm = false;
    }, warmMs);
  }

  end(): void {
    this.close();
    clearTimeout(this.#cooling);
  }
}

function tooltipOf(trigger: HTMLElement): ShownTooltip {
  const { tooltip = '', tooltipSide } = trigger.dataset;
  return { trigger, text: tooltip, side: tooltipSide === 'right' ? 'right' : 'bottom' };
}
