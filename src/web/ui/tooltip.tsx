import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { followTooltips, type ShownTooltip, type TooltipSide } from './follow-tooltips.ts';

/** Once per application: the first tooltip waits 700 ms, a neighbour within 300 ms opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <TooltipLayer />
    </>
  );
}

type TooltipProps = {
  text: string;
  side?: TooltipSide;
  /** When true the trigger already shows these words. */
  disabled?: boolean;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** Names a button that shows only a picture. Never the only place of an information. */
export function Tooltip({ text, side = 'bottom', disabled = false, children }: TooltipProps) {
  if (disabled) return children;
  return cloneElement(children, { 'data-tooltip': text, 'data-tooltip-side': side } as object);
}

function TooltipLayer() {
  const id = useId();
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => followTooltips(setShown), []);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const { trigger } = shown;
    if (layer.current) place(layer.current, shown);
    trigger.setAttribute('aria-describedby', id);
    return () => trigger.removeAttribute('aria-describedby');
  }, [shown, id]);
  if (!shown) return null;
  return (
    // Its rim belongs to it, so that a pointer can come over from the trigger.
    <div ref={layer} data-tooltip-layer className="fixed top-0 left-0 z-50 p-1.5 print:hidden">
      <div
        role="tooltip"
        id={id}
        className="max-w-72 rounded-lg bg-text px-3 py-1.5 text-page shadow-lg"
      >
        {shown.text}
      </div>
    </div>
  );
}

const rimPx = 8;

/** Beside its trigger, within the window. */
function place(layer: HTMLElement, { trigger, side }: ShownTooltip): void {
  const from = trigger.getBoundingClientRect();
  const { width, height } = layer.getBoundingClientRect();
  const isBelow = side === 'bottom';
  const left = isBelow ? from.left + (from.width - width) / 2 : from.right;
  const top = isBelow ? from.bottom : from.top + (from.height - height) / 2;
  const within = (wanted: number, most: number) => Math.max(rimPx, Math.min(wanted, most - rimPx));
  const x = within(left, innerWidth - width);
  const fits = top + height <= innerHeight;
  const y = fits ? within(top, innerHeight - height) : from.top - height;
  layer.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
