import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { countPixels, endGreeting, figure, haveVoices, holdFigureClock, tick } from './figure.ts';
import { expect, findViolations, open, test } from './test.ts';

const eyeDark = [51, 33, 31] as const;
const mouthRed = [143, 47, 51] as const;
const likeness = { maxDiffPixelRatio: 0.04, threshold: 0.3 };

const box = (page: Page) => page.getByRole('textbox', { name: '質問' });
const answers = (page: Page) => page.getByRole('article', { name: 'AI管理人の回答' });

async function ask(page: Page, question: string): Promise<void> {
  const count = await answers(page).count();
  await box(page).fill(question);
  await page.keyboard.press('Control+Enter');
  await expect(answers(page)).toHaveCount(count + 1);
  await expect(
    answers(page)
      .last()
      .getByRole('button', { name: /コピー/ }),
  ).toBeVisible();
}

async function answerAloud(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('caretaker.voice', JSON.stringify({ answersWriting: true })),
  );
}

/** The same file with another permission; the JSON keeps its length. */
function allowed(bytes: Buffer, permission: string): Buffer {
  const text = bytes.toString('latin1');
  const was = '"avatarPermission":"onlyAuthor"';
  const now = `"avatarPermission":${permission}`.padEnd(was.length);
  return Buffer.from(text.replace(was, now), 'latin1');
}

test.describe('the figure', () => {
  test.use({
    reducedMotion: 'no-preference',
    viewport: { width: 1280, height: 900 },
  });

  test('greets, listens, thinks, speaks, is sorry and serious, as in the committed pictures', async ({
    page,
  }) => {
    await holdFigureClock(page);
    await haveVoices(page);
    await answerAloud(page);
    await page.goto('/vrm-assistant');
    await expect(figure(page)).toHaveAttribute('data-avatar', 'model');
    const expectPicture = async (name: string) =>
      expect(await figure(page).screenshot()).toMatchSnapshot(`${name}.png`, likeness);

    await expect(figure(page)).toHaveAttribute('data-mood', 'greeting');
    await tick(page, 640);
    await expectPicture('greeting');
    await endGreeting(page);
    await expect(figure(page)).toHaveAttribute('data-mood', 'idle');

    await tick(page, 400);
    const wideOpen = await countPixels(page, await figure(page).screenshot(), eyeDark);
    const counts: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      await tick(page, 64);
      counts.push(await countPixels(page, await figure(page).screenshot(), eyeDark));
    }
    expect(wideOpen).toBeGreaterThan(200);
    expect(Math.min(...counts)).toBeLessThan(0.6 * wideOpen);

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Space');
    await expect(figure(page)).toHaveAttribute('data-mood', 'listening');
    await tick(page, 900);
    await expectPicture('listening');
    await page.getByRole('button', { name: '聞くのを止める' }).click();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/chat', async (route) => {
      await held;
      await route.continue();
    });
    await box(page).fill('ペットは何匹まで飼えますか？');
    await page.keyboard.press('Control+Enter');
    await expect(figure(page)).toHaveAttribute('data-mood', 'thinking');
    await tick(page, 1_200);
    await expectPicture('thinking');
    release();

    await expect(figure(page)).toHaveAttribute('data-mood', /speaking|pointing/);
    const mouths: number[] = [];
    for (const mora of [1, 2, 3, 4]) {
      await tick(page, 512);
      await expectPicture(`speaking-${mora}`);
      mouths.push(await countPixels(page, await figure(page).screenshot(), mouthRed));
    }
    expect(Math.max(...mouths)).toBeGreaterThan(Math.min(...mouths) + 20);

    await ask(page, '熱があるとき、どの薬を飲めばよいですか');
    await expect(figure(page)).toHaveAttribute('data-mood', 'sorry');
    await tick(page, 1_200);
    await expectPicture('sorry');

    await ask(page, '火事です');
    await expect(figure(page)).toHaveAttribute('data-mood', 'emergency');
    await tick(page, 1_200);
    await expectPicture('emergency');
    await expect(
      page.getByRole('region', { name: '緊急の電話番号' }).getByRole('link', { name: /119/ }),
    ).toBeVisible();
  });

  test('a lost context leaves the drawn picture and the conversation', async ({ page }) => {
    await open(page, '/vrm-assistant');
    await expect(figure(page)).toHaveAttribute('data-avatar', 'model');
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      gl?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await expect(figure(page)).toHaveAttribute('data-avatar', 'picture');
    await expect(figure(page).locator('svg')).toBeVisible();
    await ask(page, '燃えるごみの曜日はいつ？');
    await expect(answers(page).last()).toContainText('金');
  });

  test("one's own figure: refused in words, shown with its licence, kept, and given back", async ({
    page,
  }) => {
    const bytes = readFileSync('dist/web/avatar/caretaker-summer.vrm');
    await open(page, '/vrm-assistant');
    await page.getByRole('button', { name: '声と姿の設定' }).click();
    const file = page.getByLabel(/VRMファイルを選ぶ/);
    const offer = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: 'model/gltf-binary', buffer });
    await offer('half.vrm', bytes.subarray(0, 100_000));
    await expect(page.getByRole('alert')).toContainText('こわれていて開けませんでした');
    await offer('mine.vrm', bytes);
    await expect(page.getByRole('alert')).toContainText('作者のほかは使えない決まりです');
    await offer('mine.vrm', allowed(bytes, '"everyone"'));
    await expect(page.getByText('作者：Sumiwa')).toBeVisible();
    await expect(page.getByText('使える人：だれでも')).toBeVisible();
    await page.getByRole('button', { name: 'この姿にする' }).click();
    await expect(page.getByText('いまの姿：mine.vrm')).toBeVisible();
    await expect(page.getByText('姿：スミワのAI管理人、作者 Sumiwa')).toBeVisible();
    await expect(figure(page)).toHaveAttribute('data-avatar', 'model');

    const wasAsked = page.waitForRequest(/caretaker-\w+\.vrm/, { timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    await page.reload();
    await expect(figure(page)).toHaveAttribute('data-avatar', 'model');
    expect(await wasAsked).toBe(false);
    await page.getByRole('button', { name: '声と姿の設定' }).click();
    await page.getByRole('button', { name: 'スミワの管理人に戻す' }).click();
    await expect(page.getByText('いまの姿：')).toHaveCount(0);
    await expect(figure(page)).toHaveAttribute('data-avatar', 'model');
  });
});

test('where motion is not wished it is a drawing, and nothing of the engine is loaded', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/vrm-assistant');
  await expect(figure(page)).toHaveAttribute('data-avatar', 'picture');
  expect(loaded.filter((url) => /avatar-player|\.vrm/.test(url))).toEqual([]);
  await ask(page, '火事です');
  await expect(page.getByRole('region', { name: '緊急の電話番号' })).toContainText('119');
  expect(await findViolations(page)).toEqual([]);
});

test('panel and page show the same conversation', async ({ page }) => {
  await open(page, '/demo');
  await page.getByRole('button', { name: 'AI管理人に質問する' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '質問' }).fill('次の総会はいつ？');
  await page.keyboard.press('Control+Enter');
  await expect(answers(page)).toHaveCount(1);
  await page.getByRole('dialog').getByRole('link', { name: '対面で話す' }).click();
  await expect(page).toHaveURL('/vrm-assistant');
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'AI管理人に質問する' })).toHaveCount(0);
});

for (const mode of ['ふつう', 'かんたん'] as const) {
  test.describe(`on a small telephone, ${mode}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('figure, words and microphone are seen together, before an answer and while one reads it', async ({
      page,
    }) => {
      await open(page, '/vrm-assistant');
      if (mode === 'かんたん') await page.getByRole('button', { name: 'かんたん表示' }).click();
      const bar = page.getByRole('navigation', { name: '画面下のメニュー' });
      const seenTogether = async () => {
        const barTop = await bar.evaluate((it) => it.getBoundingClientRect().top);
        const microphone = page.getByRole('button', { name: '声で話す' });
        for (const part of [
          figure(page),
          page.locator('[aria-label=AI管理人の姿] p'),
          microphone,
        ]) {
          const { top, bottom } = await part.evaluate((it) => it.getBoundingClientRect().toJSON());
          expect(top).toBeGreaterThanOrEqual(0);
          expect(bottom).toBeLessThanOrEqual(barTop);
        }
        const size = await microphone.boundingBox();
        expect(size?.height).toBeGreaterThanOrEqual(64);
      };
      await expect(page.getByRole('button', { name: '声で話す' })).toBeVisible();
      await seenTogether();
      await ask(page, 'ペットは何匹まで飼えますか？');
      await seenTogether();
      await answers(page)
        .last()
        .getByRole('button', { name: /コピー/ })
        .focus();
      await seenTogether();
      await expect(
        answers(page)
          .last()
          .getByRole('button', { name: /コピー/ }),
      ).toBeInViewport();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test.describe('on a small telephone in large letters', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true });

  test('the number of an emergency is in sight, and an answer has the page to itself', async ({
    page,
  }) => {
    await open(page, '/vrm-assistant');
    await page.getByRole('button', { name: 'かんたん表示' }).click();
    await ask(page, '天井から水が漏れています。どこに電話すればいいですか');
    const card = page.getByRole('region', { name: '緊急の電話番号' });
    await expect(card.getByRole('link', { name: /0120-000-365/ })).toBeInViewport({ ratio: 1 });
    const cardEnd = await card.evaluate((it) => it.getBoundingClientRect().bottom);
    const asked = page.locator('[data-role=user]').last();
    await expect
      .poll(() => asked.evaluate((it) => it.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(cardEnd);
    await expect(answers(page).last().getByRole('heading').first()).toBeInViewport();

    await ask(page, '夜中の騒音に困っています。理事会に知らせてください');
    await expect(card).toHaveCount(0);
    await expect(
      answers(page)
        .last()
        .getByText(/「理事会に質問する」/),
    ).toBeInViewport();
    const hasWindow = await page
      .getByRole('region', { name: '会話', exact: true })
      .evaluate((it) => it.scrollHeight > it.clientHeight + 1);
    expect(hasWindow).toBe(false);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths).toEqual([360, 360]);
    await answers(page).last().getByRole('button', { name: '理事会に質問する' }).click();
    await expect(page.getByRole('dialog', { name: '理事会に質問する' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});
