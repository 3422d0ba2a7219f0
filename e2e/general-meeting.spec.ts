import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { addressOf, begin, codesIn, comeInByLetter, prove } from './begin.ts';
import { laterProduct } from './later-product.ts';
import { findOverflow } from './layout.ts';
import { readMailsTo } from './mailbox.ts';
import { expect, findViolations, open, settle, test } from './test.ts';

/** A general meeting takes two months: the product is stopped and goes on so many days later. */
const site = 'http://127.0.0.1:3319';
const dayMs = 86_400_000;
const product = laterProduct({
  site,
  env: {
    ISSUER_NAME: '株式会社例',
    ISSUER_ADDRESS: '横浜市港北区1-1',
    ISSUER_REGISTRATION: 'T0000000000000',
    ISSUER_BANK: '例銀行 本店 普通 0000001',
    ISSUER_PRICES: 'without-tax',
  },
});

test.beforeAll(() => product.start());
test.afterAll(() => product.end());

const owners = [
  ['101', '鈴木 一郎'],
  ['102', '佐藤 花子'],
  ['201', '高橋 健'],
  ['202', '田中 恵'],
  ['301', '伊藤 誠'],
  ['302', '渡辺 直子'],
  ['401', '山本 進'],
  ['402', '中村 京子'],
] as const;

type Person = { readonly address: string; readonly used: string[] };
type Stage = {
  readonly browser: Browser;
  readonly home: string;
  readonly chair: Person;
  readonly viceChair: Person;
  readonly owner: Person;
};

/** Somebody at a device of their own, signed in on the product's day; what they do is closed behind them. */
async function as(
  { browser, home }: Stage,
  { address, used }: Person,
  { width, act }: { width: number; act: (page: Page) => Promise<void> },
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await product.letGoAlong(context);
  const page = await context.newPage();
  await page.goto(`/hairu?back=${encodeURIComponent(home)}`);
  used.push(await prove(page, address, { used }));
  await page.waitForURL((url) => url.pathname === home);
  await settle(page);
  await act(page);
  await context.close();
}

/** Without a violation, and without scrolling sideways on a telephone. */
async function sound(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // What moves under the pointer shows its name.
    await page.mouse.move(1, 1);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  }
  await page.setViewportSize(before);
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

/** The house, its board and the letters that let its people in. */
async function fillHouse(page: Page, home: string): Promise<string[]> {
  await open(page, `${home}/setup`);
  const roster = page.getByRole('region', { name: '住戸と区分所有者' });
  const lines = owners.map(([number, name]) => [number, '70', '1/8', '1', name].join('\t'));
  const table = ['部屋番号\t専有面積\t持分\t議決権\t区分所有者', ...lines].join('\n');
  await roster.getByLabel('貼り付ける欄').fill(table);
  await roster.getByRole('button', { name: '内容を確かめる' }).click();
  await roster.getByRole('button', { name: '8戸を登録する' }).click();
  const officers = page.getByRole('region', { name: '役員' });
  await officers.getByLabel('役職').selectOption({ label: '副理事長' });
  await officers.getByLabel('区分所有者').selectOption({ label: '102号室　佐藤 花子' });
  await officers.getByLabel('任期のはじまり').fill(product.dayIn(-200));
  await officers.getByLabel('任期の終わり').fill(product.dayIn(160));
  await officers.getByRole('button', { name: '役員を加える' }).click();
  await expect(officers).toContainText('副理事長　佐藤 花子');
  await open(page, `${home}/people`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'まだの方の招待状を印刷する（8通）' }).click();
  return codesIn(await (await saved).path());
}

/** A trial is over before the day of the meeting: the board goes on, two of it, with the operator's offer. */
async function agree(page: Page, home: string): Promise<void> {
  await open(page, `${home}/agreement`);
  const asking = page.getByRole('region', { name: 'お申し込み' });
  await asking.getByLabel('申し込む内容').selectOption('light');
  await asking.getByRole('button', { name: 'この内容で申し込む' }).click();
  await expect(asking.getByText('Lightプラン')).toBeVisible();
  const { output } = await product.operate('invoices');
  const id = /[0-9a-f-]{36}/.exec(output)?.[0] ?? '';
  expect((await product.operate('invoices', 'offer', id, '30000')).complaint).toBe('');
}

async function writeItem(page: Page, item: { topic: string; title: string; gist: string }) {
  await page.getByRole('button', { name: '議案を自由に書く' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('何についての議案ですか').selectOption({ label: item.topic });
  // Whether it takes more than a majority is asked, never chosen.
  await form.getByText('いいえ', { exact: true }).click();
  await form.getByLabel('件名').fill(item.title);
  await form.getByLabel('議案の要領').fill(item.gist);
  await expect(form.getByText('このまま送れます。')).toBeVisible();
  await form.getByRole('button', { name: '下書きを保存' }).click();
  await expect(page.getByRole('article').filter({ hasText: item.title })).toContainText('送れます');
}

/** Sixty days before: the day, the calendar backwards, the items. */
async function prepare(page: Page, home: string): Promise<void> {
  await open(page, `${home}/meetings?view=prepare`);
  await page.getByRole('button', { name: '総会の日を決める' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('総会の日').fill(product.dayIn(60));
  await form.getByLabel('場所').fill('1階 集会室');
  await form.getByRole('button', { name: 'この日に決める' }).click();
  await expect(page.getByText('遅れはありません。')).toBeVisible();
  await sound(page);
  await page.getByRole('link', { name: '議案', exact: true }).click();
  await writeItem(page, {
    topic: '工事',
    title: '屋上防水の修繕',
    gist: '屋上の防水を修繕します。費用は400万円以内とし、修繕積立金から支出します。',
  });
  await writeItem(page, {
    topic: '規約の変更',
    title: '管理規約の一部変更',
    gist: '規約に次の一条を加えます。「理事会は、WEB会議の方法で開くことができる。」',
  });
  await sound(page);
}

/** Three weeks before: the chair asks, the vice chair approves and sends; everybody gets paper. */
async function convene(stage: Stage): Promise<void> {
  const part = `${stage.home}/meetings?view=prepare&part=convocation`;
  await as(stage, stage.chair, {
    width: 1280,
    act: async (page) => {
      await open(page, part);
      await page.getByLabel('用紙の提出先・問い合わせ先').fill('101号室 鈴木');
      await page.getByRole('button', { name: '承認を頼む' }).click();
      await expect(page.getByText('二人目の承認を待っています。')).toBeVisible();
      await expect(
        page.getByText('頼んだ方とは別の、理事長か副理事長が承認します。'),
      ).toBeVisible();
    },
  });
  await as(stage, stage.viceChair, {
    width: 1280,
    act: async (page) => {
      await open(page, part);
      const book = page.waitForEvent('download');
      await page.getByRole('button', { name: '議案書（案）のPDF' }).click();
      expect((await book).suggestedFilename()).toContain('議案書');
      await page.getByRole('button', { name: 'この議案書で承認する' }).click();
      await page.getByRole('button', { name: '招集通知を発送する' }).click();
      await confirm(page, '発送する');
      await expect(page.getByRole('heading', { name: '発送の記録' })).toBeVisible();
      const sheets = page.waitForEvent('download');
      await page.getByRole('button', { name: '残り8人分を印刷' }).click();
      expect((await sheets).suggestedFilename()).toContain('招集通知と用紙');
      await page.getByRole('button', { name: '8人に紙で届けた' }).click();
      await confirm(page, '届けたと記録する');
      await expect(page.getByText('8人の全員に発送しました。')).toBeVisible();
      await sound(page);
    },
  });
}

/** On the telephone: yes to the first item, no to the second, and a receipt. */
async function voteByPhone(page: Page): Promise<void> {
  await page.getByRole('link', { name: '投票する' }).click();
  await page.getByRole('button', { name: /自分で答える/ }).click();
  await expect(page.getByText('費用は400万円以内とし')).toBeVisible();
  await sound(page);
  await page.getByRole('button', { name: '賛成' }).click();
  await expect(page.getByText('2 / 2')).toBeVisible();
  await page.getByRole('button', { name: '反対' }).click();
  await page.getByRole('button', { name: 'この内容で出す' }).click();
  await expect(page.getByText(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
  await sound(page);
}

/** No to the first item, yes to the second, as it is marked on the paper of 201. */
async function keySlip(page: Page, home: string, said: string): Promise<void> {
  await open(page, `${home}/votes?view=slips`);
  await page.getByLabel('住戸', { exact: true }).fill('201');
  await page.keyboard.press('Enter');
  for (const [item, mark] of [
    ['第1号議案', '反対'],
    ['第2号議案', '賛成'],
  ] as const) {
    const marks = page.getByRole('group', { name: new RegExp(item) });
    await marks.getByLabel(mark).check({ force: true });
  }
  await sound(page);
  await page.getByRole('button', { name: 'この内容で入れる' }).click();
  await expect(page.getByText(said).first()).toBeVisible();
}

const comers = ['101', '102', '301', '302'];

/** The door, the opening, and the vote of each item by those who are there. */
async function meet(page: Page, home: string): Promise<void> {
  await open(page, `${home}/votes?view=door`);
  for (const dwelling of comers) {
    await page.getByLabel('お名前か住戸の番号').fill(dwelling);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'お着きになりました' }).click();
  }
  await expect(page.getByText('出席している方（4名）')).toBeVisible();
  await sound(page);
  await page.getByRole('link', { name: '議案の状況' }).click();
  await page.getByRole('button', { name: '開会を記録する' }).click();
  await confirm(page, '開会を記録する');
  const items = page.getByRole('main').getByRole('article');
  for (const item of await items.all()) {
    const rest = item.getByRole('button', { name: /未回答の.*を賛成にする/ });
    await rest.click();
    await expect(rest).toHaveCount(0);
    await item.getByRole('button', { name: /の採決を終える/ }).click();
    await confirm(page, '採決を終える');
    await expect(item.getByText('採決は終わりました。')).toBeVisible();
    await expect(item.getByText('可決', { exact: true })).toBeVisible();
  }
  await sound(page);
  await page.getByRole('button', { name: '理事長として確かめました' }).click();
  await expect(page.getByText('もう1人の確認を待っています')).toBeVisible();
}

/** Written on the evening: of six who answered, five agree to each item. */
async function draftMinutes(page: Page, home: string): Promise<void> {
  await open(page, `${home}/votes?view=items`);
  await page.getByRole('link', { name: '議事録を作る' }).click();
  await page.getByLabel(/^議長/).fill('鈴木 一郎');
  await page.getByLabel('署名する人（1人目）').selectOption({ label: '伊藤 誠（301）' });
  await page.getByLabel('署名する人（2人目）').selectOption({ label: '渡辺 直子（302）' });
  const first = page.getByRole('group', { name: /^第1号議案/ });
  await first.getByLabel('説明の要旨').fill('議長が、雨漏りの調査の結果と、修繕の方法を説明した。');
  await expect(page.getByText('保存してあります。')).toBeVisible();
  await expect(page.getByText(/5名・5個/).first()).toBeVisible();
  await sound(page);
}

async function signMinutes(page: Page, home: string): Promise<void> {
  await open(page, `${home}/minutes`);
  await page.getByRole('button', { name: '確かめ済みにする' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '署名用のPDF' }).click();
  await page.getByLabel('署名した紙を保存する').setInputFiles({
    name: '署名した議事録.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(await (await download).path()),
  });
  await expect(page.getByRole('heading', { name: '署名済みです' })).toBeVisible();
  await sound(page);
  await page.getByRole('link', { name: '総会結果のお知らせの下書きを開く' }).click();
  await page.getByRole('button', { name: 'このお知らせを送る' }).click();
  await confirm(page, '送る');
  await expect(page.getByText('に届け始めます。')).toBeVisible();
}

/** What became of it, as an owner is told and reads it. */
async function readResults(page: Page, home: string): Promise<void> {
  const told = page.getByRole('region', { name: 'あなたへのお知らせ' });
  await told.getByRole('link').first().click();
  await expect(page.getByText(/可決（賛成5名/).first()).toBeVisible();
  await sound(page);
  await open(page, `${home}/documents`);
  const minutes = page.getByRole('main').getByRole('link', { name: /総会\s議事録/ });
  await open(page, (await minutes.first().getAttribute('href')) ?? '');
  await expect(page.getByText('雨漏りの調査の結果と、修繕の方法').first()).toBeVisible();
  await sound(page);
}

test.describe('from sixty days before to the archive', () => {
  test.use({
    baseURL: site,
    viewport: { width: 1280, height: 800 },
    allowedErrors:
      /404 \(Not Found\)|ERR_CONNECTION_REFUSED|この年度の帳簿はありません|計画は、まだ登録/,
  });

  test('a whole general meeting', async ({ page, browser }) => {
    const people = ['chair', 'vice', 'owner'].map((name) => addressOf(`whole-${name}`, 1280));
    const [chair, viceChair, owner] = people.map((address): Person => ({ address, used: [] }));
    if (!chair || !viceChair || !owner) throw new Error('three people');
    chair.used.push(await begin(page, chair.address));
    const home = new URL(page.url()).pathname;
    const stage: Stage = { browser, home, chair, viceChair, owner };
    const everybody = { width: 1280 };

    await test.step('day −60: the house, its people, the day and the agenda', async () => {
      const codes = await fillHouse(page, home);
      for (const [person, code] of [
        [viceChair, codes[1]],
        [owner, codes[3]],
      ] as const) {
        const context = await browser.newContext();
        const guest = await context.newPage();
        person.used.push(
          await comeInByLetter(guest, { code: code ?? '', address: person.address }),
        );
        await guest.waitForURL(home);
        await context.close();
      }
      await agree(page, home);
      await as(stage, viceChair, {
        ...everybody,
        act: async (second) => {
          await open(second, `${home}/agreement`);
          await second.getByRole('button', { name: 'この内容で承認する' }).click();
          await expect(second.getByRole('link', { name: /^お試し/ })).toHaveCount(0);
        },
      });
      await prepare(page, home);
    });

    await test.step('day −21: called by two', async () => {
      await product.wait(39 * dayMs);
      await convene(stage);
    });

    await test.step('day −10: an owner answers by phone, a slip is read by two', async () => {
      await product.wait(11 * dayMs);
      await as(stage, owner, { width: 360, act: voteByPhone });
      const first = (it: Page) => keySlip(it, home, 'もう1人の入力を待っています');
      await as(stage, chair, { ...everybody, act: first });
      const second = (it: Page) => keySlip(it, home, '回答として数えます');
      await as(stage, viceChair, { ...everybody, act: second });
    });

    await test.step('the day: door, hands, the record of two, minutes signed by hand and archived', async () => {
      await product.wait(10 * dayMs);
      await as(stage, chair, { ...everybody, act: (it) => meet(it, home) });
      await as(stage, viceChair, {
        ...everybody,
        act: async (second) => {
          await open(second, `${home}/votes?view=items`);
          await second.getByRole('button', { name: '2人目として確かめました' }).click();
          await expect(second.getByText('結果が確定しました')).toBeVisible();
          await draftMinutes(second, home);
        },
      });
      await as(stage, chair, { ...everybody, act: (it) => signMinutes(it, home) });
    });

    await test.step('the day after: an owner is told, and reads the minutes', async () => {
      await product.wait(dayMs);
      await as(stage, owner, { width: 360, act: (it) => readResults(it, home) });
      await expect
        .poll(async () => (await readMailsTo(owner.address)).map(({ subject }) => subject))
        .toContainEqual(expect.stringContaining('結果のお知らせ'));
    });
  });
});
