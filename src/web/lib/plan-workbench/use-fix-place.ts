import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

const triesAFrame = 60;

/** 直すところを開く: the cell that the address names takes the focus as soon as its view shows it. */
export function useFixPlace(): void {
  const [params, setParams] = useSearchParams();
  const place = params.get('fix');
  useEffect(() => {
    if (place === null) return undefined;
    let frame = 0;
    let tries = 0;
    const look = () => {
      const cell = cellOf(place);
      tries += 1;
      if (!cell && tries < triesAFrame) {
        frame = requestAnimationFrame(look);
        return;
      }
      cell?.focus();
      cell?.scrollIntoView({ block: 'center' });
      setParams(withoutFix, { replace: true });
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [place, setParams]);
}

/** A line of the table says which work it is; elsewhere the first wrong field is the one. */
function cellOf(place: string): HTMLElement | null {
  const itemId = place.slice(0, place.indexOf('.'));
  const line = itemId && document.querySelector(`[data-work="${CSS.escape(itemId)}"]`);
  const wrong = '[aria-invalid="true"], [data-fix]';
  return (
    (line ? line.querySelector<HTMLElement>(wrong) : null) ??
    document.querySelector<HTMLElement>(`main :is(${wrong})`) ??
    document.querySelector<HTMLElement>(wrong)
  );
}

function withoutFix(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('fix');
  return next;
}
