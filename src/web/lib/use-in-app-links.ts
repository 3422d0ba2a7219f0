import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isAccountPage, isPage } from '#contract/pages.ts';
import { placeHere, placeOf } from './place.ts';

/**
 * Lets every plain `<a href>` to a page of the application, also in the text of a document, change the page
 * without loading anew. New tabs, downloads and foreign addresses stay the browser's business.
 */
export function useInAppLinks(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function pageLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && isInAppLink(link) ? link : undefined;
}

function isInAppLink(link: HTMLAnchorElement): boolean {
  const staysOnPage = link.getAttribute('href')?.startsWith('#');
  return (
    !staysOnPage &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    isPage(link.pathname) &&
    !isAccountPage(link.pathname) &&
    placeOf(link.pathname) === placeHere()
  );
}
