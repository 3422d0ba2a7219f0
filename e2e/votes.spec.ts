import type { Page } from '@playwright/test';
import { type Hands, handsAt } from './hands.ts';
import { findOverflow } from './layout.ts';
import { expect, findColourViolations, findViolations, open, setDark, test } from './test.ts';

async function become(page: Page, role: string): Promise<void> {
  expect((await page.request.put('/api/demo/role', { data: { role } })).ok()).toBe(true);
}

/** The whole slip by the keyboard: the dwelling, a digit for each item, and Enter. */
async function keySlip(
  page: Page,
  hands: Hands,
  { dwelling, marks }: { dwelling: string; marks: string },
): Promise<void> {
  await hands.write(page.getByLabel('住戸', { exact: true }), dwelling);
  await page.keyboard.press('Enter');
  await hands.mark(page.getByRole('group', { name: /第1号議案/ }).getByLabel('印なし'));
  for (const mark of marks) await page.keyboard.press(mark);
  await page.keyboard.press('Enter');
}

async function sound(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    // The journey loses its network on purpose.
    test.use({ viewport: { width, height: 800 }, allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

    test('the chair opens the box, and two people read a slip', async ({ page }) => {
      const hands = await handsAt(page, width);
      await become(page, 'chair');
      await open(page, '/demo/meetings?kind=general');
      await hands.unfold('これからの会議');
      await hands.press(page.getByRole('link', { name: /議決権の受付と集計/ }));
      await expect(page.getByText('招集の通知を送る日に始めます。')).toBeVisible();
      await sound(page);
      await hands.press(page.getByRole('button', { name: '名簿と議案を確定して、受付を始める' }));
      await expect(page.getByText('まだ届いていません').first()).toBeVisible();
      await sound(page);

      await hands.press(page.getByRole('link', { name: '用紙を入れる' }).first());
      const items = await page.getByRole('link', { name: '議案の状況' }).getAttribute('href');
      await keySlip(page, hands, { dwelling: '301', marks: '1' });
      await expect(page.getByText('もう1人の入力を待っています').first()).toBeVisible();
      await sound(page);
      await become(page, 'director');
      await page.reload();
      await hands.press(page.getByRole('button', { name: /301.*の用紙を入れる/ }));
      await sound(page);
      await hands.mark(page.getByLabel('反対').first());
      await hands.press(page.getByRole('button', { name: 'この内容で入れる' }));
      await expect(page.getByText('ちがうところ：第1号議案')).toBeVisible();
      await hands.press(page.getByRole('button', { name: /301.*の用紙を入れる/ }));
      await hands.mark(page.getByLabel('賛成').first());
      await hands.press(page.getByRole('button', { name: 'この内容で入れる' }));
      await expect(page.getByText('回答として数えます').first()).toBeVisible();

      await open(page, items ?? '');
      await expect(page.getByText('議案ごとの賛成と反対は、開会まで')).toBeVisible();
      await hands.press(page.getByText('規約の定めを読む').first());
      await expect(page.getByText('出席した組合員の議決権の過半数').first()).toBeVisible();
      await sound(page);
    });

    test('an owner votes item by item, gets a receipt, changes it, and is reminded no longer', async ({
      page,
    }) => {
      await become(page, 'chair');
      await open(page, '/demo/votes');
      await page.getByRole('button', { name: '名簿と議案を確定して、受付を始める' }).click();
      await expect(page.getByText('まだ届いていません').first()).toBeVisible();
      await become(page, 'owner');
      await open(page, '/demo');
      await page.getByRole('link', { name: '投票する' }).click();
      await expect(page.getByRole('heading', { name: 'どのように答えますか' })).toBeVisible();
      await sound(page);
      // Eight presses for six items: the way, one for each item, and the last.
      await page.getByRole('button', { name: /自分で答える/ }).click();
      await expect(page.getByText('1 / 6')).toBeVisible();
      await sound(page);
      for (const place of [1, 2, 3, 4, 5, 6]) {
        await expect(page.getByText(`${place} / 6`)).toBeVisible();
        await page.getByRole('button', { name: place === 3 ? '反対' : '賛成' }).click();
      }
      await expect(page.getByRole('listitem').filter({ hasText: '第3号議案' })).toContainText(
        '反対',
      );
      await sound(page);
      await page.getByRole('button', { name: 'この内容で出す' }).click();
      await expect(page.getByRole('heading', { name: '受け付けました' })).toBeFocused();
      await expect(page.getByText(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible();
      await sound(page);
      await open(page, '/demo');
      await expect(page.getByRole('link', { name: '投票する' })).toHaveCount(0);

      await open(page, '/demo/ballot');
      await page.getByRole('button', { name: '答えを直す' }).click();
      await page.getByRole('button', { name: /ほかの人に任せる/ }).click();
      await page.getByLabel('代理人').selectOption({ label: '議長に任せる' });
      await sound(page);
      await page.getByRole('button', { name: 'この人に任せる' }).click();
      await expect(page.getByText('代理人：議長に任せる')).toBeVisible();
      await page.getByRole('button', { name: '取り下げる' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '取り下げる' }).click();
      await expect(page.getByRole('heading', { name: 'どのように答えますか' })).toBeVisible();
    });

    test('the roll is corrected by two, and the wall of the hall shows figures without a name', async ({
      page,
    }) => {
      await become(page, 'chair');
      await open(page, '/demo/votes');
      await page.getByRole('button', { name: '総会の当日を試す' }).click();
      await page.getByLabel('訂正する人').fill('301');
      await page.keyboard.press('Enter');
      await page.getByLabel('議決権を使えない人にする').check({ force: true });
      await page.getByLabel(/^理由/).fill('所在が分からないため。裁判所の決定は11月1日。');
      await sound(page);
      await page.getByRole('button', { name: '名簿の訂正を頼む' }).click();
      await expect(
        page.getByText('頼んだ方とは別の、理事長か副理事長が承認します。'),
      ).toBeVisible();
      await become(page, 'viceChair');
      await page.reload();
      await page.getByRole('button', { name: '301の訂正を承認する' }).click();
      await expect(page.getByText('議決権を使えない人（総数に入れません）')).toBeVisible();
      await sound(page);

      await page.getByRole('link', { name: '議場の画面' }).click();
      const wall = page.getByRole('dialog');
      await expect(wall.getByText('開会をお待ちください')).toBeVisible();
      await sound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '開会を記録する' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '開会を記録する' }).click();
      await expect(page.getByText('会場の採決').first()).toBeVisible();
      await page.getByRole('link', { name: '議場の画面' }).click();
      await expect(wall.getByText('可決に必要な賛成').first()).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(wall.getByText('2／6')).toBeVisible();
      await page.keyboard.press('PageUp');
      await expect(wall.getByText('1／6')).toBeVisible();
      // The one who looks is called so: no name stands on the wall.
      await expect(wall.getByText('佐々木')).toHaveCount(0);
      await sound(page);
      await setDark(page, true);
      expect(await findColourViolations(page)).toEqual([]);
      await setDark(page, false);
    });

    test('an owner votes without a name, and the papers of the hall are counted by two', async ({
      page,
    }) => {
      await become(page, 'chair');
      await open(page, '/demo/votes');
      await page.getByRole('switch', { name: '役員の議案を、無記名投票にする' }).click();
      await page.getByRole('button', { name: '投票の期間を試す' }).click();
      await expect(page.getByRole('heading', { name: '議決権者の名簿' })).toBeVisible();
      await become(page, 'owner');
      await open(page, '/demo/ballot');
      await page.getByRole('button', { name: /に無記名で投票する/ }).click();
      await page.getByRole('button', { name: '賛成', exact: true }).click();
      await sound(page);
      await page.getByRole('button', { name: '票を入れる' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '票を入れる' }).click();
      await expect(page.getByText('この画面から投票しました。')).toBeVisible();
      await expect(page.getByText('何に投票したかは、どこにも記録していない')).toBeVisible();
      await sound(page);

      await page.request.post('/api/demo/reset', { data: {} });
      await become(page, 'chair');
      await open(page, '/demo/votes');
      await page.getByRole('switch', { name: '役員の議案を、無記名投票にする' }).click();
      await page.getByRole('button', { name: '総会の当日を試す' }).click();
      await page.getByRole('link', { name: '受付' }).click();
      await page.getByLabel('お名前か住戸の番号').fill('1006');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'お着きになりました' }).click();
      await page.getByRole('link', { name: '議案の状況' }).click();
      await page.getByRole('button', { name: '開会を記録する' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '開会を記録する' }).click();
      await page.getByRole('button', { name: /まだの\d+名に渡した/ }).click();
      await expect(page.getByText(/まだの方は0名/)).toBeVisible();
      await sound(page);
      const item = page.getByRole('article').filter({ hasText: '会場の投票用紙' });
      await item.getByRole('button', { name: /の採決を終える/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '採決を終える' }).click();
      for (const role of ['chair', 'director']) {
        await become(page, role);
        await page.reload();
        await page.getByLabel('用紙の枚数').fill('3');
        await page.getByLabel('賛成に印のある枚数').fill('2');
        await page.getByRole('button', { name: 'この数を記録する' }).click();
        await expect(page.getByLabel('用紙の枚数')).toHaveCount(0);
      }
      await expect(page.getByRole('table', { name: '無記名投票の結果' })).toBeVisible();
      await sound(page);
    });

    test('the evening: people come, also without network, hands are counted, and two confirm', async ({
      page,
      context,
    }) => {
      const hands = await handsAt(page, width);
      await become(page, 'chair');
      await open(page, '/demo/votes');
      await hands.press(page.getByRole('button', { name: '総会の当日を試す' }));
      await expect(page.getByText('委任状あり').first()).toBeVisible();
      await hands.press(page.getByRole('link', { name: '受付' }));
      await expect(page.getByText('まだだれも着いていません')).toBeVisible();
      const arrive = async (dwelling: string) => {
        await hands.write(page.getByLabel('お名前か住戸の番号'), dwelling);
        await page.keyboard.press('Enter');
        await hands.press(page.getByRole('button', { name: 'お着きになりました' }));
      };
      await arrive('1006');
      await expect(page.getByText('出席している方（1名）')).toBeVisible();
      await sound(page);
      await context.setOffline(true);
      await arrive('1005');
      await arrive('1004');
      await expect(page.getByText('2件を、まだ送れていません。')).toBeVisible();
      await expect(page.getByText('出席している方（3名）')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('まだ送れていません')).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('出席している方（3名）')).toBeVisible();
      const early = page.getByRole('listitem').filter({ hasText: '1005' });
      await hands.press(early.getByRole('button', { name: '退席' }));
      await hands.press(page.getByRole('button', { name: 'お帰りになります' }));
      await expect(page.getByText('出席している方（2名）')).toBeVisible();

      await hands.press(page.getByRole('link', { name: '議案の状況' }));
      await hands.press(page.getByRole('button', { name: '開会を記録する' }));
      await hands.press(
        page.getByRole('alertdialog').getByRole('button', { name: '開会を記録する' }),
      );
      const items = page.getByRole('main').getByRole('article');
      await expect(items.first().getByText('会場の採決')).toBeVisible();
      await sound(page);
      for (const place of [0, 1, 2, 3, 4, 5]) {
        const item = items.nth(place);
        await hands.press(item.getByRole('button', { name: /未回答の.*を賛成にする/ }));
        await expect(item.getByRole('button', { name: /未回答の.*を賛成にする/ })).toHaveCount(0);
        await hands.press(item.getByRole('button', { name: /の採決を終える/ }));
        await hands.press(
          page.getByRole('alertdialog').getByRole('button', { name: '採決を終える' }),
        );
        await expect(item.getByText('採決は終わりました。')).toBeVisible();
      }
      await hands.press(page.getByRole('button', { name: '理事長として確かめました' }));
      await expect(page.getByText('もう1人の確認を待っています')).toBeVisible();
      await become(page, 'director');
      await page.reload();
      await hands.press(page.getByRole('button', { name: '2人目として確かめました' }));
      await expect(page.getByText('結果が確定しました')).toBeVisible();
      await hands.press(items.first().getByRole('button', { name: '1人ずつの内訳と理由' }));
      await expect(page.getByText('本人が出席し、賛否を示しました。').first()).toBeVisible();
      await sound(page);
    });
  });
}
