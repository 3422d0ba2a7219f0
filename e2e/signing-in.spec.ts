import { addressOf, begin, codesIn, comeInByLetter, numberFor, prove, rosterOf } from './begin.ts';
import { readMailsTo } from './mailbox.ts';
import { expect, findViolations, settle, test } from './test.ts';

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    // Neither a stranger's association nor the books of a year not begun are there: both are noted as errors.
    test.use({
      viewport: { width, height: 800 },
      allowedErrors: /404 \(Not Found\)|この年度の帳簿はありません|計画は、まだ登録されていません/,
    });

    test('a board begins, opens its own pages, leaves, and is led back', async ({ page }) => {
      const address = addressOf('begin', width);
      await page.goto('/hajimeru');
      await expect(page.getByLabel('メールアドレス')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const first = await begin(page, address);
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
      await page.getByRole('button', { name: 'ログアウト', exact: true }).click();
      await page.waitForURL('/hairu');
      await page.goto(`${home}/money`);
      await page.waitForURL(/\/hairu\?back=/);
      await prove(page, address, [first]);
      await page.waitForURL(`${home}/money`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a resident gets in by a paper letter, and the board sees it', async ({
      page,
      browser,
    }) => {
      await begin(page, addressOf('letters', width));
      const home = new URL(page.url()).pathname;
      await page.goto(`${home}/setup`);
      const roster = page.getByRole('region', { name: '住戸と区分所有者' });
      await roster.getByLabel('貼り付ける欄').fill(rosterOf());
      await roster.getByRole('button', { name: '内容を確かめる' }).click();
      await roster.getByRole('button', { name: '60戸を登録する' }).click();
      await expect(page.getByText('60戸を登録しました').first()).toBeVisible();
      await page.goto(`${home}/people`);
      const letters = page.getByRole('region', { name: '招待状' });
      await expect(letters).toContainText('招待状がまだの方59人');
      expect(await findViolations(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      await letters.getByRole('button', { name: 'まだの方の招待状を印刷する（59通）' }).click();
      const mail = addressOf('paper', width);
      const [first, second] = await codesIn(await (await saved).path());
      await expect(letters).toContainText('招待状を渡した方59人');

      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const resident = await context.newPage();
      await resident.goto('/hairu');
      await resident.getByRole('button', { name: '招待状で入る' }).click();
      await resident.getByLabel('招待状の番号（16けた）').fill((first ?? '').replace(/.$/, ''));
      await resident.getByLabel('ご自分のメールアドレス').fill(mail);
      await resident.getByRole('button', { name: 'メールで番号を受け取る' }).click();
      await expect(resident.getByText('もう一度お確かめください')).toBeVisible();
      expect(await findViolations(resident)).toEqual([]);
      // The number that a telephone reads from the paper.
      await resident.goto('about:blank');
      await resident.goto(`/hairu#${(first ?? '').replaceAll(' ', '')}`);
      await expect(resident.getByLabel('招待状の番号（16けた）')).toHaveValue(first ?? '');
      await resident.getByLabel('ご自分のメールアドレス').fill(mail);
      await resident.getByRole('button', { name: 'メールで番号を受け取る' }).click();
      const field = resident.getByLabel('メールで届いた番号（8けた）');
      await field.fill(await numberFor(mail, []));
      await resident.getByRole('button', { name: '次へ進む' }).click();
      await resident.waitForURL(home);
      await expect(resident.getByRole('heading', { level: 1 })).toBeVisible();
      await resident.goto(`${home}/people`);
      await expect(resident.getByText('この画面は見られません')).toBeVisible();

      await page.reload();
      await expect(letters).toContainText('入った方1人');
      expect(second).not.toBe(first);

      // The mail address is lost: a new letter lets the same person in with another one.
      const again = page.waitForEvent('download');
      const one = page.getByRole('listitem').filter({ hasText: '101・102号室' });
      await one.getByRole('button', { name: '招待状を印刷し直す' }).click();
      const [third] = await codesIn(await (await again).path());
      const found = addressOf('found', width);
      const newContext = await browser.newContext({ viewport: { width, height: 800 } });
      const newPhone = await newContext.newPage();
      await comeInByLetter(newPhone, third ?? '', found);
      await newPhone.waitForURL(home);
      // Whoever holds the old telephone is out, and told; the board sees it and is told.
      await resident.goto(home);
      await resident.waitForURL(/\/hairu\?back=/);
      await page.reload();
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
      await begin(page, addressOf('house', width));
      const home = new URL(page.url()).pathname;
      const note = page.getByRole('region', { name: 'はじめの設定' });
      await expect(note).toContainText('8つのうち0つ、できました');
      await note.getByRole('link', { name: '設定を続ける' }).click();
      const building = page.getByRole('region', { name: '建物' });
      await building.getByLabel('建物の名前').fill('さくら台マンション');
      await page.reload();
      // What was typed is still there.
      await expect(building.getByLabel('建物の名前')).toHaveValue('さくら台マンション');
      await building.getByLabel('住所').fill('横浜市西区さくら台1-2-3');
      await building.getByLabel('階数').fill('１０');
      await building.getByLabel('できた日').fill('1999-03-20');
      await building.getByRole('button', { name: '建物を保存する' }).click();
      await expect(page.getByText('建物を保存しました').first()).toBeVisible();

      const roster = page.getByRole('region', { name: '住戸と区分所有者' });
      const wrong = rosterOf().replace('68.20', '');
      await roster.getByLabel('貼り付ける欄').fill(wrong);
      await roster.getByRole('button', { name: '内容を確かめる' }).click();
      await expect(roster.getByText('数字で入れてください。')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await roster.getByRole('button', { name: '表に戻る' }).click();
      await roster.getByLabel('貼り付ける欄').fill(rosterOf());
      await roster.getByRole('button', { name: '内容を確かめる' }).click();
      await roster.getByRole('button', { name: '60戸を登録する' }).click();
      await expect(page.getByText('60戸を登録しました').first()).toBeVisible();
      await expect(roster).toContainText('60戸が登録されています');

      const officers = page.getByRole('region', { name: '役員' });
      await officers.getByLabel('区分所有者').selectOption({ label: '101号室　佐藤 太郎' });
      await officers.getByLabel('任期のはじまり').fill('2026-05-24');
      await officers.getByLabel('任期の終わり').fill('2027-05-31');
      await officers.getByRole('button', { name: '役員を加える' }).click();
      await expect(officers).toContainText('理事長　佐藤 太郎');
      await page.goto(home);
      await expect(note).toContainText('8つのうち3つ、できました');
      await expect(note).toContainText('次は「管理規約」です。');
      expect(await findViolations(page)).toEqual([]);

      // Whoever holds a post stays a person; the dwellings go.
      await page.goto(`${home}/setup`);
      await roster.getByRole('button', { name: '取り込む前に戻す' }).click();
      await expect(page.getByText('取り込む前に戻しました').first()).toBeVisible();
      await expect(roster).toContainText('取り消しました');
    });
  });
}
