import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '#server/testing/draw-pdf.ts';
import { type Hands, pointer } from './hands.ts';
import { readMailsTo } from './mailbox.ts';
import { expect, findViolations, test } from './test.ts';

/** Another one when the journey is tried again: the first one's numbers are used up. */
export function addressOf(name: string, width: number): string {
  return `${name}-${width}-${test.info().retry}@example.jp`;
}

/** The number of a mail that has not been read yet; those before it are used up. */
export async function numberFor(address: string, used: readonly string[]): Promise<string> {
  let number: string | undefined;
  await expect
    .poll(async () => {
      const mails = await readMailsTo(address);
      const numbers = mails.map(({ text }) => /\d{4} \d{4}/.exec(text ?? '')?.[0]);
      number = numbers.find((it) => it !== undefined && !used.includes(it));
      return number;
    })
    .toBeDefined();
  return number ?? '';
}

export async function prove(
  page: Page,
  address: string,
  { used = [], hands = pointer }: { used?: readonly string[]; hands?: Hands } = {},
): Promise<string> {
  await hands.write(page.getByLabel('メールアドレス'), address);
  await hands.press(page.getByRole('button', { name: '番号を送る' }));
  const field = page.getByLabel('メールで届いた番号（8けた）');
  await expect(field).toBeFocused();
  const number = await numberFor(address, used);
  await hands.write(field, number);
  await hands.press(page.getByRole('button', { name: '次へ進む' }));
  return number;
}

type Beginning = { position?: string; hands?: Hands };

export async function begin(
  page: Page,
  address: string,
  { position = '理事長', hands = pointer }: Beginning = {},
): Promise<string> {
  await page.goto('/hajimeru');
  const number = await prove(page, address, { hands });
  await hands.write(page.getByLabel('管理組合の名前'), 'さくら台マンション管理組合');
  await hands.write(page.getByLabel('あなたのお名前'), '鈴木 一郎');
  await hands.choose(page.getByLabel('あなたの立場'), position);
  expect(await findViolations(page)).toEqual([]);
  await hands.press(page.getByRole('button', { name: 'この名前ではじめる' }));
  await page.waitForURL(/\/kumiai\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return number;
}

/** The sixteen digits of each 招待状, in the order of the walk. */
export async function codesIn(path: string): Promise<string[]> {
  const sheets = await readPdf(new Uint8Array(readFileSync(path)));
  return sheets.map(({ text }) => /(?:\d{4} ?){4}/.exec(text)?.[0] ?? '');
}

/** By the code as a telephone reads it from the paper; gives the number of the mail. */
export async function comeInByLetter(
  page: Page,
  { code, address, hands = pointer }: { code: string; address: string; hands?: Hands },
): Promise<string> {
  await page.goto(`/hairu#${code.replaceAll(' ', '')}`);
  await hands.write(page.getByLabel('ご自分のメールアドレス'), address);
  await hands.press(page.getByRole('button', { name: 'メールで番号を受け取る' }));
  const number = await numberFor(address, []);
  await hands.write(page.getByLabel('メールで届いた番号（8けた）'), number);
  await hands.press(page.getByRole('button', { name: '次へ進む' }));
  return number;
}

/** Sixty dwellings on ten floors, as a spreadsheet has them; the first two belong to one owner. */
export function rosterOf(): string {
  const lines = Array.from({ length: 60 }, (_, at) => {
    const number = `${Math.floor(at / 6) + 1}0${(at % 6) + 1}`;
    const owner = at < 2 ? '佐藤 太郎' : `区分 所有${at}`;
    return [number, '68.20', '1/60', '1', owner, '16,370', '12,280'].join('\t');
  });
  return ['部屋番号\t専有面積\t持分\t議決権\t区分所有者\t管理費\t修繕積立金', ...lines].join('\n');
}
