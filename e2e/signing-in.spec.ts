import type { Locator } from '@playwright/test';
import { addressOf, begin, codesIn, comeInByLetter, prove, rosterOf } from './begin.ts';
import { type Hands, handsAt } from './hands.ts';
import { readMailsTo } from './mailbox.ts';
import { expect, findViolations, settle, test } from './test.ts';

const rosterHeading = '住戸と区分所有者';

async function enterRoster(roster: Locator, hands: Hands): Promise<void> {
  await hands.paste(roster.getByLabel('貼り付ける欄'), rosterOf());
  await hands.press(roster.getByRole('button', { name: '内容を確かめる' }));
  await hands.press(roster.getByRole('button', { name: '60戸を登録する' }));
}

/** By the keyboard alone on a wide screen; in かんたん表示 on a phone. */
for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    // Neither a stranger's association nor the books of a year not begun are there: both are noted as errors.
    test.use({
      viewport: { width, height: 800 },
      allowedErrors: /404 \(Not Found\)|この年度の帳簿はありません|計画は、まだ登録されていません/,
    });

    test('a board begins, opens its own pages, leaves, and is led back', async ({ page }) => {
      const hands = await handsAt(page, width);
      const address = addressOf('begin', width);
      await page.goto('/hajimeru');
      await expect(page.getByLabel('メールアドレス')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const first = await begin(page, address, { hands });
      const home = new URL(page.url()).pathname;
      const screens = [
        'documents',
        'meetings',
        'money',
        'community',
        'repair-fund-simulation',
        'accounting',
        'management',
        'setup',
      ];
      for (const screen of screens) {
        await page.goto(`${home}/${screen}`);
        await settle(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText('画面を表示できませんでした')).toHaveCount(0);
        expect(await page.locator('a[href^="/demo"], a[href^="/document/"]').count()).toBe(0);
        await expect(page.getByText(/デモ/)).toHaveCount(0);
      }
      await page.goto('/watashi');
      await expect(page.getByText('いまお使いの機器')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await hands.press(page.getByRole('button', { name: 'ログアウト', exact: true }));
      await page.waitForURL('/hairu');
      await page.goto(`${home}/money`);
      await page.waitForURL(/\/hairu\?back=/);
      await prove(page, address, { used: [first], hands });
      await page.waitForURL(`${home}/money`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a resident gets in by a paper letter, and the board sees it', async ({
      page,
      browser,
    }) => {
      const hands = await handsAt(page, width);
      await begin(page, addressOf('letters', width), { hands });
      const home = new URL(page.url()).pathname;
      await page.goto(`${home}/setup`);
      await hands.unfold(rosterHeading);
      await enterRoster(page.getByRole('region', { name: rosterHeading }), hands);
      await expect(page.getByText('60戸を登録しました').first()).toBeVisible();
      await page.goto(`${home}/people`);
      await hands.unfold('招待状');
      const letters = page.getByRole('region', { name: '招待状' });
      await expect(letters).toContainText('招待状がまだの方59人');
      expect(await findViolations(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await hands.press(
        letters.getByRole('button', { name: 'まだの方の招待状を印刷する（59通）' }),
      );
      const mail = addressOf('paper', width);
      const [first, second] = await codesIn(await (await saved).path());
      await expect(letters).toContainText('招待状を渡した方59人');

      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const resident = await context.newPage();
      const own = await handsAt(resident, width);
      await resident.goto('/hairu');
      await own.press(resident.getByRole('button', { name: '招待状で入る' }));
      const code = resident.getByLabel('招待状の番号（16けた）');
      await own.write(code, (first ?? '').replace(/.$/, ''));
      await own.write(resident.getByLabel('ご自分のメールアドレス'), mail);
      await own.press(resident.getByRole('button', { name: 'メールで番号を受け取る' }));
      await expect(resident.getByText('もう一度お確かめください')).toBeVisible();
      expect(await findViolations(resident)).toEqual([]);
      // The number that a telephone reads from the paper.
      await resident.goto('about:blank');
      await comeInByLetter(resident, { code: first ?? '', address: mail, hands: own });
      await resident.waitForURL(home);
      await expect(resident.getByRole('heading', { level: 1 })).toBeVisible();
      await resident.goto(`${home}/people`);
      await expect(resident.getByText('この画面は見られません')).toBeVisible();

      await page.reload();
      await hands.unfold('招待状');
      await expect(letters).toContainText('入った方1人');
      expect(second).not.toBe(first);

      // The mail address is lost: a new letter lets the same person in with another one.
      await hands.unfold('一覧');
      const again = page.waitForEvent('download');
      const one = page.getByRole('listitem').filter({ hasText: '101・102号室' });
      await hands.press(one.getByRole('button', { name: '招待状を印刷し直す' }));
      const [third] = await codesIn(await (await again).path());
      const found = addressOf('found', width);
      const newContext = await browser.newContext({ viewport: { width, height: 800 } });
      const newPhone = await newContext.newPage();
      const newHands = await handsAt(newPhone, width);
      await comeInByLetter(newPhone, { code: third ?? '', address: found, hands: newHands });
      await newPhone.waitForURL(home);
      // Whoever holds the old telephone is out, and told; the board sees it and is told.
      await resident.goto(home);
      await resident.waitForURL(/\/hairu\?back=/);
      await page.reload();
      await hands.unfold('一覧');
      await expect(one).toContainText('登録し直しました');
      for (const [address, subject] of [
        [mail, 'スミワに入るメールアドレスが変わりました'],
        [addressOf('letters', width), '新しい招待状で登録し直した方がいます'],
      ] as const) {
        await expect
          .poll(async () => (await readMailsTo(address)).map((it) => it.subject))
          .toContain(subject);
      }
      await context.close();
      await newContext.close();
    });

    test('a board fills in its house, and takes a table back', async ({ page }) => {
      const hands = await handsAt(page, width);
      await begin(page, addressOf('house', width), { hands });
      const home = new URL(page.url()).pathname;
      const note = page.getByRole('region', { name: 'はじめの設定' });
      await expect(note).toContainText('8つのうち0つ、できました');
      await hands.press(note.getByRole('link', { name: '設定を続ける' }));
      await hands.unfold('建物');
      const building = page.getByRole('region', { name: '建物' });
      await hands.write(building.getByLabel('建物の名前'), 'さくら台マンション');
      await page.reload();
      // What was typed is still there.
      await hands.unfold('建物');
      await expect(building.getByLabel('建物の名前')).toHaveValue('さくら台マンション');
      await hands.write(building.getByLabel('住所'), '横浜市西区さくら台1-2-3');
      await hands.write(building.getByLabel('階数'), '１０');
      await hands.write(building.getByLabel('できた日'), '1999-03-20');
      await hands.press(building.getByRole('button', { name: '建物を保存する' }));
      await expect(page.getByText('建物を保存しました').first()).toBeVisible();

      await hands.unfold(rosterHeading);
      const roster = page.getByRole('region', { name: rosterHeading });
      const wrong = rosterOf().replace('68.20', '');
      await hands.paste(roster.getByLabel('貼り付ける欄'), wrong);
      await hands.press(roster.getByRole('button', { name: '内容を確かめる' }));
      await expect(roster.getByText('数字で入れてください。')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await hands.press(roster.getByRole('button', { name: '表に戻る' }));
      await enterRoster(roster, hands);
      await expect(page.getByText('60戸を登録しました').first()).toBeVisible();
      await expect(roster).toContainText('60戸が登録されています');

      const officers = page.getByRole('region', { name: '役員' });
      await hands.unfold('役員');
      await hands.choose(officers.getByLabel('区分所有者'), '101号室　佐藤 太郎');
      await hands.write(officers.getByLabel('任期のはじまり'), '2026-05-24');
      await hands.write(officers.getByLabel('任期の終わり'), '2027-05-31');
      await hands.press(officers.getByRole('button', { name: '役員を加える' }));
      await expect(officers).toContainText('理事長　佐藤 太郎');
      await page.goto(home);
      await expect(note).toContainText('8つのうち3つ、できました');
      await expect(note).toContainText('次は「管理規約」です。');
      expect(await findViolations(page)).toEqual([]);

      // Whoever holds a post stays a person; the dwellings go.
      await page.goto(`${home}/setup`);
      await hands.unfold(rosterHeading);
      await hands.press(roster.getByRole('button', { name: '取り込む前に戻す' }));
      await expect(page.getByText('取り込む前に戻しました').first()).toBeVisible();
      await expect(roster).toContainText('取り消しました');
    });
  });
}
