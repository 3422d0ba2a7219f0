import { afterEach, expect, test, vi } from 'vitest';
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.ts';

afterEach(() => vi.restoreAllMocks());

test('the cookie lasts seven days', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  writeSidebarCookie(false);
  expect(write).toHaveBeenCalledWith('sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax');
});

test('the sidebar is wide unless it was left narrow', () => {
  const read = vi.spyOn(document, 'cookie', 'get');
  read.mockReturnValue('');
  expect(readSidebarCookie()).toBe(true);
  read.mockReturnValue('session=1; sidebar_state=false');
  expect(readSidebarCookie()).toBe(false);
  read.mockReturnValue('sidebar_state=true; session=1');
  expect(readSidebarCookie()).toBe(true);
});
