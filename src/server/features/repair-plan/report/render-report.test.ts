import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { anyPlan, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { countDifferences, drawPdf, readPicture } from '#server/testing/draw-pdf.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import { plainRequest, triedRequest } from './example-request.ts';
import { renderRepairPlanReport } from './render-report.ts';
import type { ReportRequest } from './report-data.ts';

const disclaimer =
  'この資料は建物の調査をして作ったものではなく、専門家による長期修繕計画に代わるものではありません。';
/** Fewer than one small character has. */
const mostDifferences = 12;

async function draw(request: ReportRequest) {
  return drawPdf(await renderRepairPlanReport(request));
}

function baselineOf(name: string): string {
  return fileURLToPath(new URL(`./baselines/${name}.png`, import.meta.url));
}

describe('the pages look as they were approved', () => {
  test.each([
    ['plain', plainRequest],
    ['tried', triedRequest],
  ])('%s', async (name, request) => {
    const pages = await draw(request);
    for (const [index, page] of pages.slice(0, 2).entries()) {
      const file = baselineOf(`${name}-${index + 1}`);
      if (process.env['UPDATE_BASELINES']) writeFileSync(file, page.png);
      const differences = countDifferences(await readPicture(file), page);
      expect(differences, `page ${index + 1}`).toBeLessThanOrEqual(mostDifferences);
    }
  });

  test.each([
    ['one digit of the day', { today: '2026-11-22' }],
    ['one letter of the version', { planName: '第3版' }],
    ['another shortage', { plan: { ...plainRequest.plan, openingBalanceYen: 40_000_000 } }],
  ])('%s is noticed', async (_name, change) => {
    const [page] = await draw({ ...plainRequest, ...change });
    const baseline = await readPicture(baselineOf('plain-1'));
    expect(page && countDifferences(baseline, page)).toBeGreaterThan(mostDifferences);
  });
});

describe('what can be read from the paper', () => {
  test('is the answer, each section and on every page the limits of the plan', async () => {
    const pages = await draw(triedRequest);
    const text = pages.map((page) => page.text).join('');
    expect(pages[0]?.text).toContain('この案は、計画どおりなら');
    for (const words of [
      triedRequest.title,
      '積立金の残高の見通し',
      'この案で変えたこと',
      '各住戸の修繕積立金（月額）',
      '国の目安との比べ方',
      '年度ごとの工事',
      '年度ごとの収支（単位：円）',
      '計算の前提',
      'ことばの説明',
    ]) {
      expect(text).toContain(words);
    }
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(disclaimer);
      expect(page.text).toContain(`${index + 1} / ${pages.length} ページ`);
      expect(page.text).toContain(triedRequest.associationName);
    }
  });

  test('is tagged for a reader who listens, with its language and title', async () => {
    const pdf = new TextDecoder('latin1').decode(await renderRepairPlanReport(plainRequest));
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Lang (ja');
    expect(pdf).toContain('pdfuaid:part');
  });

  test('never runs code that somebody wrote into a name', async () => {
    const name = '#read("/etc/hostname") *太字* $x$ \\';
    const [page] = await draw({ ...plainRequest, associationName: name, title: '#pagebreak()' });
    expect(page?.text).toContain(name);
    expect(page?.text).toContain('#pagebreak()');
  });
});

describe('a plan out of the ordinary', () => {
  const large = anyPlan(5, { itemCount: 200, yearCount: 60 });

  test.each<[string, Partial<ReportRequest>]>([
    ['without works', { plan: { ...plainRequest.plan, items: [] } }],
    ['of one year without dwellings', { plan: { ...plainPlan, yearCount: 1, dwellings: [] } }],
    ['of 60 years and 200 works', { plan: large, base: large, trialSentences: ['見本'] }],
    [
      'with 90 sizes of dwellings and 9 steps',
      {
        plan: {
          ...plainPlan,
          dwellings: Array.from({ length: 90 }, (_, index) => ({
            id: `${index}`,
            areaM2: 40 + index,
            share: 1,
          })),
          contribution: {
            ...plainPlan.contribution,
            steps: Array.from({ length: 9 }, (_, index) => ({
              fromYear: 2026 + index,
              unitPriceYen: 100 + index,
            })),
          },
        },
      },
    ],
    ['with very long names', { associationName: '団地'.repeat(60), planName: '版'.repeat(200) }],
    ['with a character no font has', { associationName: '𠮷野家ハイツ😀\u{f8ff}' }],
  ])('%s is printed', async (_name, change) => {
    const pages = await draw({ ...plainRequest, ...change });
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.length).toBeLessThan(40);
    expect(pages.at(-1)?.text).toContain(disclaimer);
  });

  test('asked for three times at once is printed three times', async () => {
    const wanted = [plainRequest, triedRequest, plainRequest].map(renderRepairPlanReport);
    const sizes = (await Promise.all(wanted)).map((pdf) => pdf.byteLength);
    expect(sizes[0]).toBe(sizes[2]);
    expect(sizes[1]).not.toBe(sizes[0]);
  });
});

describe('when the thread does not answer', () => {
  const script = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ data }) => {
      const wanted = JSON.parse(data);
      if (wanted === 'end') process.exit(3);
      if (wanted === 'throw') throw new Error('broken');
      if (wanted === 'never end') for (;;);
      parentPort.postMessage(wanted);
    });`;
  const typesetter = new Typesetter({
    workerUrl: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    template: '',
    timeoutMs: 1_000,
  });

  test.each([
    ['it ends', 'end', "The report's thread ended: 3"],
    ['it throws', 'throw', 'broken'],
    ['the template fails', { fault: 'line 3' }, 'The report could not be made: line 3'],
    ['it is too slow', 'never end', 'unavailable'],
    ['Typst is not there', { missing: 'no binary' }, 'unavailable'],
  ])('because %s, the caller is told and the next paper is made', async (_name, wanted, words) => {
    await expect(typesetter.typeset(wanted)).rejects.toThrow(words);
    expect(await typesetter.typeset({ pdf: 'made' })).toBe('made');
  });

  test('more than twenty waiting are refused with a sentence', async () => {
    const asked = Array.from({ length: 21 }, () => typesetter.typeset({ pdf: 'made' }));
    const ends = await Promise.allSettled(asked);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toBeInstanceOf(Refusal);
    expect(refused[0].sentence).toContain('混み合っています');
  });
});
