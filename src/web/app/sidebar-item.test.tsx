import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { SidebarNav } from './sidebar-nav.tsx';

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;
const button = (name = '文書の内訳') => screen.getByRole('button', { name });
const isOpen = (name?: string) => button(name).getAttribute('aria-expanded') === 'true';

function renderNav({ at = '/demo', isIconOnly = false, onWiden = () => {} } = {}) {
  const page = <SidebarNav isIconOnly={isIconOnly} onWiden={onWiden} />;
  return renderPage(page, { at });
}

function focusLink(name: string) {
  screen.getByRole('link', { name }).focus();
}

test('Right opens the sub-menu, then goes in; Left closes it and comes back', () => {
  renderNav();
  focusLink('文書');
  press('ArrowRight');
  expect(isOpen()).toBe(true);
  expect(focused()).toBe('文書');
  press('ArrowRight');
  expect(focused()).toBe('管理規約');
  press('ArrowLeft');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('Escape closes the sub-menu and gives the focus back', () => {
  renderNav();
  focusLink('会議・総会');
  press('ArrowRight');
  press('ArrowRight');
  press('ArrowDown');
  expect(focused()).toBe('理事会');
  press('Escape');
  expect(isOpen('会議・総会の内訳')).toBe(false);
  expect(document.activeElement).toBe(button('会議・総会の内訳'));
  expect(screen.queryByRole('link', { name: '理事会' })).toBeNull();
});

test('Up, Down, Home and End walk over the visible lines and stop at the ends', () => {
  renderNav();
  focusLink('ホーム');
  press('ArrowUp');
  expect(focused()).toBe('ホーム');
  press('ArrowDown');
  expect(focused()).toBe('VRMアシスタント');
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('会議・総会');
  press('ArrowUp');
  press('ArrowRight');
  press('ArrowDown');
  expect(focused()).toBe('管理規約');
  press('End');
  expect(focused()).toBe('管理設定');
  press('ArrowDown');
  expect(focused()).toBe('管理設定');
  press('Home');
  expect(focused()).toBe('ホーム');
});

test('the arrows work from the button of a sub-menu, too', () => {
  renderNav();
  button().focus();
  press('ArrowRight');
  press('ArrowRight');
  expect(focused()).toBe('管理規約');
  press('Escape');
  press('ArrowDown');
  expect(focused()).toBe('会議・総会');
});

// The browser turns Enter on a button or a link into a click.
test('Enter on the button opens and closes, Enter on the line opens and goes there', () => {
  const { visited } = renderNav();
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByRole('link', { name: '文書' }));
  expect(isOpen()).toBe(true);
  expect(visited).toEqual(['/demo', '/demo/documents']);
});

test('a choice in a sub-menu is part of the address', () => {
  const { visited } = renderNav({ at: '/demo/documents' });
  fireEvent.click(screen.getByRole('link', { name: '管理規約' }));
  expect(visited.at(-1)).toBe('/demo/documents?category=bylaw');
  const current = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect([current('文書'), current('管理規約'), current('使用細則')]).toEqual([
    'true',
    'page',
    null,
  ]);
});

test('the part of the application one is in shows its sub-menu', () => {
  renderNav({ at: '/document/3f2b8c1e-6a52-4f37-9c04-5d2e7a1f6b60' });
  expect([isOpen(), isOpen('会議・総会の内訳')]).toEqual([true, false]);
});

test('among icons a sub-menu first asks for room', () => {
  const onWiden = vi.fn<() => void>();
  renderNav({ isIconOnly: true, onWiden });
  expect(screen.queryByRole('button')).toBeNull();
  focusLink('文書');
  press('ArrowRight');
  expect(onWiden).toHaveBeenCalledOnce();
});
