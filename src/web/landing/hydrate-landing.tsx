import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingPage } from './landing-page.tsx';
import { siteConfig } from './site-config.ts';

/** Gives the prerendered page its React; resolves, with what takes it away, when every part answers. */
export function hydrateLanding(element: HTMLElement): Promise<() => void> {
  return new Promise((resolve) => {
    // As a transition the work is cut into slices, and a touch in between is answered first.
    startTransition(() => {
      const root = hydrateRoot(element, <Hydrating onDone={() => resolve(() => root.unmount())} />);
    });
  });
}

function Hydrating({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return <LandingPage demoIsOpen={siteConfig.demoIsOpen} />;
}
