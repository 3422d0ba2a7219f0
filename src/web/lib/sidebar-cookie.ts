const name = 'sidebar_state';
const maxAgeSeconds = 7 * 24 * 60 * 60;

/** Whether the sidebar was left wide; without a memory it is. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${name}=false`);
}

export function writeSidebarCookie(isOpen: boolean): void {
  // The Cookie Store API is missing in Firefox ESR and Safari before 18.4.
  document.cookie = `${name}=${isOpen}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}
