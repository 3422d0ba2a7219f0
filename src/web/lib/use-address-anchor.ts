import { useEffect, useState } from 'react';

/** What stands behind `#` in the address, empty without it: a new value each time the reader is sent somewhere. */
export type Arrival = { readonly anchor: string };

// The last two are the router's own: a link inside the application changes the address without `hashchange`.
const arrivals = ['hashchange', 'pushState', 'replaceState'] as const;

export function useAddressAnchor(): Arrival {
  const [arrival, setArrival] = useState<Arrival>(anchorInAddress);
  useEffect(() => {
    const arrive = () => setArrival(anchorInAddress());
    for (const name of arrivals) window.addEventListener(name, arrive);
    return () => {
      for (const name of arrivals) window.removeEventListener(name, arrive);
    };
  }, []);
  return arrival;
}

function anchorInAddress(): Arrival {
  const written = location.hash.slice(1);
  try {
    return { anchor: decodeURIComponent(written) };
  } catch {
    return { anchor: written };
  }
}

/**
 * Brings what the address names into view and moves the focus there, once the page has drawn it: to the top of the
 * window, or as `nearest` no further than needed. A name that is not on the page leads to its top.
 */
export function useArrival(arrival: Arrival, block: 'start' | 'nearest' = 'start'): void {
  useEffect(() => {
    const { anchor } = arrival;
    if (anchor === '') return undefined;
    const frame = requestAnimationFrame(() => {
      const passage = document.querySelector<HTMLElement>('[data-arrival]');
      // A passage may begin with the heading of the chapter above the article that is named.
      const place = document.getElementById(anchor) ?? passage;
      if (!place) return window.scrollTo({ top: 0 });
      place.scrollIntoView({ block });
      passage?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [arrival, block]);
}

const nowhere: Arrival = { anchor: '' };

/** Whether the address names this part of the page. Then the reader is brought there, also when it is drawn late. */
export function useNamedPlace(id: string): boolean {
  const arrival = useAddressAnchor();
  const isNamed = arrival.anchor === id;
  useArrival(isNamed ? arrival : nowhere);
  return isNamed;
}
