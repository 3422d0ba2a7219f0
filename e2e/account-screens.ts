import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { numberFor } from './begin.ts';

type AccountScreen = {
  readonly name: string;
  readonly path: (page: Page) => Promise<string>;
  /** Another state of a page that stands in the list already. */
  readonly isSecond?: true;
};

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const response = await page.request.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}

/** Somebody new, with an address that no other journey has. */
async function signIn(page: Page): Promise<void> {
  const email = `screen-${randomUUID()}@example.jp`;
  await post(page, '/api/sign-in/number', { email, purpose: 'begin' });
  const number = await numberFor(email, []);
  await post(page, '/api/sign-in', { number, isShared: false });
}

async function founder(page: Page): Promise<string> {
  await signIn(page);
  const name = 'さくら台マンション管理組合';
  await post(page, '/api/kumiai', { name, yourName: '鈴木 一郎', position: 'chair' });
  return '/watashi';
}

async function companyAdmin(page: Page): Promise<string> {
  await signIn(page);
  await post(page, '/api/company', { name: '株式会社みなと管理', yourName: '高橋 主任' });
  return '/kaisha';
}

function signedIn(path: string): AccountScreen['path'] {
  return async (page) => {
    await signIn(page);
    return path;
  };
}

/** The pages of whoever signs in, before and after; the screen in the hall has its own journey (`notices.spec.ts`). */
export const accountScreens: readonly AccountScreen[] = [
  { name: 'the door of a letter', path: async () => '/hairu#1234567890123452' },
  { name: '/hajimeru', path: async () => '/hajimeru' },
  { name: '/hairu', path: async () => '/hairu' },
  { name: 'the name of a new association', path: signedIn('/hajimeru'), isSecond: true },
  { name: '/watashi', path: founder },
  { name: '/kaisha', path: companyAdmin },
  { name: 'the beginning of a company', path: signedIn('/kaisha'), isSecond: true },
];
