import type { Page } from '@playwright/test';
import { type Hands, handsAt } from './hands.ts';
import { findOverflow } from './layout.ts';
import { expect, findViolations, open, test } from './test.ts';

const screen = '/demo/applications';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function as(page: Page, role: string, address = screen): Promise<void> {
  const response = await page.request.put('/api/demo/role', { data: { role } });
  expect(response.ok()).toBe(true);
  await open(page, address);
}

async function judge(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
}

/** The days of the week before stay there until those of the next have come. */
async function toNextWeek(page: Page, hands: Hands): Promise<void> {
  const week = page.getByText(/からの1週間$/);
  const before = (await week.textContent()) ?? '';
  await hands.press(page.getByRole('button', { name: '次の週' }));
  await expect(week).not.toHaveText(before);
}

for (const width of [1280, 360]) {
  test(`a tenant tells of a long absence, and the desk receives it, at ${width} px`, async ({
    page,
  }) => {
    const hands = await handsAt(page, width);
    await as(page, 'tenant');
    await judge(page);
    await expect(page.getByRole('link', { name: /床や水回り/ })).toHaveCount(0);
    await hands.unfold('引っ越す・大きな物を運ぶ・長く留守にする');
    await hands.press(page.getByRole('link', { name: /1か月以上留守にする/ }));
    const form = page.getByRole('form', { name: '長期不在届' });
    await hands.press(form.getByRole('button', { name: '次へ' }));
    await expect(form.getByText('日にちを選んでください。').first()).toBeVisible();
    await judge(page);
    await hands.write(form.getByLabel('留守にする最初の日'), '2030-01-10');
    await hands.write(form.getByLabel('戻る日'), '2030-03-10');
    await hands.write(form.getByLabel('連絡先の氏名'), '佐々木 太郎');
    await hands.write(form.getByLabel('連絡先の電話番号'), '090-1234-5678');
    await hands.press(form.getByRole('button', { name: '次へ' }));
    await expect(form.getByRole('heading', { name: '部屋のこと' })).toBeFocused();

    // What was filled in comes back.
    await hands.press(form.getByRole('button', { name: '下書きにしてやめる' }));
    await hands.press(page.getByRole('link', { name: '続きを書く' }));
    await expect(form.getByLabel('連絡先の氏名')).toHaveValue('佐々木 太郎');
    await hands.press(form.getByRole('button', { name: '次へ' }));
    await hands.mark(form.getByLabel('閉める', { exact: true }));
    await hands.press(form.getByRole('button', { name: '次へ' }));
    await expect(form.getByText('090-1234-5678')).toBeVisible();
    await judge(page);
    await hands.press(form.getByRole('button', { name: 'この内容で送る' }));
    await expect(page.getByText(/^送りました（受付番号 \d{4}-\d+）$/).first()).toBeVisible();
    await expect(page.getByText('確認を待っています')).toBeVisible();

    await as(page, 'companyStaff', `${screen}?view=inbox`);
    await judge(page);
    await hands.press(page.getByRole('button', { name: '605号室の長期不在届を受け付ける' }));
    await hands.unfold('答えたもの');
    await expect(page.getByText('受け付けました').first()).toBeVisible();
    await as(page, 'tenant');
    const saved = page.waitForEvent('download');
    await hands.press(page.getByRole('button', { name: '書面（PDF）' }));
    expect((await saved).suggestedFilename()).toMatch(/長期不在届.*\.pdf$/);
  });

  test(`an application is decided with conditions, from the home page on, at ${width} px`, async ({
    page,
  }) => {
    const hands = await handsAt(page, width);
    await as(page, 'chair', '/demo');
    await hands.unfold('お知らせと、届いたもの');
    await hands.press(page.getByRole('link', { name: '届いたものを見る' }));
    const name = '605号室の専有部分修繕等工事申請書を決める';
    // Its applicant is the visitor, as an owner; the chair decides.
    await hands.press(page.getByRole('button', { name }));
    const form = page.getByRole('form', { name });
    await hands.mark(form.getByLabel('条件を付けて承認する'));
    await judge(page);
    await hands.press(form.getByRole('button', { name: 'この内容で決める' }));
    await hands.unfold('答えたもの');
    await expect(page.getByText('条件付きで承認').first()).toBeVisible();
    await as(page, 'owner');
    await expect(page.getByRole('button', { name: '終わったことを届ける' })).toBeVisible();
    await judge(page);
  });

  test(`the meeting room is booked by the hour and given back, at ${width} px`, async ({
    page,
  }) => {
    const hands = await handsAt(page, width);
    await as(page, 'owner', `${screen}?view=bookings`);
    await judge(page);
    await toNextWeek(page, hands);
    await toNextWeek(page, hands);
    await hands.press(
      page
        .getByRole('list', { name: '日を選ぶ' })
        .getByRole('button', { name: /空き \d+時間/ })
        .first(),
    );
    const hours = page.getByRole('list', { name: '時間を選ぶ' });
    await hands.press(hours.getByRole('button', { name: /^17時/ }));
    await hands.press(hours.getByRole('button', { name: /^18時/ }));
    const form = page.getByRole('form', { name: '予約の内容' });
    await hands.write(form.getByLabel('何に使いますか'), '読書の会');
    await hands.write(form.getByLabel('人数'), '５');
    await judge(page);
    await hands.press(form.getByRole('button', { name: '予約する' }));
    await expect(page.getByText('集会室を予約しました').first()).toBeVisible();
    const own = page.getByRole('region', { name: 'ご自分の予約' }).getByRole('listitem');
    await hands.press(
      own.filter({ hasText: '読書の会' }).getByRole('button', { name: '取り消す' }),
    );
    const asked = page.getByRole('alertdialog');
    await expect(asked.getByText('使用料はかかりません。')).toBeVisible();
    await hands.press(asked.getByRole('button', { name: '予約を取り消す' }));
    await expect(own.filter({ hasText: '読書の会' })).toHaveCount(0);
  });
}

test('what has to hang on a paper is asked for, and sent with it', async ({ page }) => {
  await as(page, 'owner', `${screen}?form=windows`);
  const form = page.getByRole('form', { name: '窓ガラス・玄関扉等改良申請書' });
  await form.getByLabel('窓ガラス', { exact: true }).check();
  await form.getByLabel('製品の名前と型番').fill('複層ガラス K-2');
  await form.getByLabel('性能').fill('断熱の等級4');
  await form.getByText('変わらない', { exact: true }).click();
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByLabel('注文する日').fill('2030-01-10');
  await form.getByLabel('工事を始める日').fill('2030-02-10');
  // A Sunday: the rules of the house know works on none, and a board may see an exception in it.
  const sunday = '2030年2月10日（日）は、工事ができない日です（日曜日。';
  await expect(form.getByText(sunday)).toBeVisible();
  await form.getByLabel('工事をする会社').fill('みなと内装');
  await form.getByLabel('工事の担当者', { exact: true }).fill('原田');
  await form.getByLabel('工事の担当者の電話番号').fill('045-000-7711');
  await form.getByLabel('費用は自分で負担し、将来の手入れも行います').check();
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByRole('button', { name: 'この内容で送る' }).click();
  await expect(form.getByText('「製品のカタログ」を付けてください。')).toBeVisible();
  await expect(form.getByText(sunday)).toBeVisible();
  await form
    .getByLabel('製品のカタログを選ぶ')
    .setInputFiles({ name: 'カタログ.png', mimeType: 'image/png', buffer: png });
  await expect(form.getByText('カタログ.png')).toBeVisible();
  await judge(page);
  await form.getByRole('button', { name: 'この内容で送る' }).click();
  await expect(page.getByText(/^送りました/).first()).toBeVisible();
});
