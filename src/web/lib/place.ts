import { useBrowserLocation } from 'wouter/use-browser-location';
import { ownAssociation } from '#contract/endpoint.ts';
import { memberPath } from '#contract/pages.ts';

const membersPage = /^\/kumiai\/([^/]+)(\/.*)?$/;
const pageOfAnyPlace = /^(?:\/demo|\/document|\/vrm-assistant)(?=[/?#]|$)/;
const pageOutsideDemo = /^\/(?:document\/|vrm-assistant)/;

/**
 * The association an address lies in: `own` is the demonstration. A way from one place into another loads the page
 * anew, so what was read in the one is never shown in the other.
 */
export function placeOf(path: string): string {
  return membersPage.exec(path)?.[1] ?? ownAssociation;
}

/** The landing page is also made without a browser. */
export function placeHere(): string {
  return typeof location === 'undefined' ? ownAssociation : placeOf(location.pathname);
}

export function isDemonstration(): boolean {
  return placeHere() === ownAssociation;
}

/** The name under which a browser keeps something for this place. */
export function keyHere(key: string): string {
  return isDemonstration() ? key : `${key}@${placeHere()}`;
}

/** The address of a page in the place that is open. Screens name pages as in the demonstration. */
export function at(href: string): string {
  const place = placeHere();
  return place !== ownAssociation && pageOfAnyPlace.test(href) ? memberPath(place, href) : href;
}

/** The page of an address, named as in the demonstration. */
export function pageOf(path: string): string {
  const found = membersPage.exec(path);
  if (!found) return path;
  const below = found[2] ?? '';
  return pageOutsideDemo.test(below) ? below : `/demo${below.replace(/\/$/, '')}`;
}

function usePageLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const [path, navigate] = useBrowserLocation();
  return [pageOf(path), (to, options) => navigate(at(to), options)];
}

/** For wouter's `Router`: routes and screens know the pages of the demonstration alone. */
export const placeRouter = { hook: usePageLocation } as const;
