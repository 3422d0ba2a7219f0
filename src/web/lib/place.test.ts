import { afterEach, describe, expect, test } from 'vitest';
import { getHome } from '#contract/home.ts';
import { accountPagePaths, isPage, pagePaths } from '#contract/pages.ts';
import { getSession } from '#contract/session.ts';
import { at, isDemonstration, keyHere, pageOf, placeOf } from './place.ts';
import { requestOf } from './request-of.ts';

const id = '0199-a1';
const open = (path: string) => window.history.replaceState(null, '', path);
afterEach(() => open('/'));

describe('in an association of one’s own', () => {
  const pages = pagePaths.filter((page) => page !== '/coming-soon');

  test.each(pages)('%s has an address, which names the same page', (page) => {
    open(`/kumiai/${id}`);
    const path = page.replace(':documentId', 'law-kubun-31');
    const address = at(path);
    expect(placeOf(address)).toBe(id);
    expect(isPage(address)).toBe(true);
    expect(pageOf(address)).toBe(path);
    expect(at(address)).toBe(address);
  });

  test('what stands behind a path stays', () => {
    open(`/kumiai/${id}/money`);
    expect(at('/demo?new=task')).toBe(`/kumiai/${id}?new=task`);
    expect(at('/demo/management#officers')).toBe(`/kumiai/${id}/management#officers`);
    expect(at('/document/x#s-1')).toBe(`/kumiai/${id}/document/x#s-1`);
    expect(pageOf(`/kumiai/${id}/`)).toBe('/demo');
  });

  test.each([
    '#garbage',
    '?view=check',
    '/',
    '/demonstration',
    'tel:0312345678',
    ...accountPagePaths,
  ])('%s is left alone', (href) => {
    open(`/kumiai/${id}`);
    expect(at(href)).toBe(href);
  });

  test('requests and what the browser keeps belong to it', () => {
    open(`/kumiai/${id}/documents`);
    expect(requestOf(getHome, {}).url).toBe(`/api/associations/${id}/home`);
    expect(requestOf(getSession, {}).url).toBe(`/api/associations/${id}/session`);
    expect(keyHere('drafts')).toBe(`drafts@${id}`);
  });
});

test('a visitor’s addresses stay as they are', () => {
  open('/demo/money');
  expect(isDemonstration()).toBe(true);
  expect(at('/demo/documents')).toBe('/demo/documents');
  expect(pageOf('/document/x')).toBe('/document/x');
  expect(requestOf(getHome, {}).url).toBe('/api/associations/own/home');
  expect(requestOf(getSession, {}).url).toBe('/api/session');
});

test('links and requests are made in one place alone', () => {
  const sources = import.meta.glob<string>('/src/web/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const exempt = /\.test\.|\/landing\/|\/testing\/|\/ui\/anchor\.tsx$|\/lib\/request-of\.ts$/;
  const files = Object.entries(sources).filter(([path]) => !exempt.test(path));
  expect(files.length).toBeGreaterThan(300);
  const astray = files.filter(
    ([path, text]) =>
      (path.endsWith('.tsx') && /<a[\s>]/.test(text)) ||
      /import \{[^}]*\brequestOf\b[^}]*\} from '#contract\/endpoint\.ts'/.test(text),
  );
  expect(astray.map(([path]) => path)).toEqual([]);
});
