import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LandingPage } from './landing-page.tsx';
import { siteConfig } from './site-config.ts';

/** Gives the prerendered page its React; resolves when every part answers. */
export function hydrateLanding(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    // As a transition the work is cut into slices, and a touch in between is answered first.
    startTransition(() => {
      hydrateRoot(root, <Hydrating onDone={resolve} />);
    });
  });
}

function Hydrating({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return <LandingPage demoIsOpen={siteConfig.demoIsOpen} />;
}
