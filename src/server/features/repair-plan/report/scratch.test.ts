import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { test } from 'vitest';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { anyPlan, plainItem, plainPlan } from '#domain/repair-plan/testing/example-plan.ts';
import { renderRepairPlanReport } from './render-report.ts';

const works = [
  [2, 495],
  [3, 1353],
  [4, 2640],
  [5, 110],
  [6, 165],
  [7, 462],
  [8, 1485],
  [9, 8260],
  [10, 1210],
  [12, 55],
  [13, 880],
  [14, 1925],
  [15, 330],
  [16, 2970],
  [17, 385],
  [18, 440],
  [19, 4860],
  [20, 1001],
  [22, 7380],
  [23, 264],
  [24, 2640],
] as const;
const floor = [78.45, 68.2, 64.1, 64.1, 68.2, 84.6];
const plan: RepairPlan = {
  ...plainPlan,
  yearCount: 30,
  building: {
    ...plainPlan.building,
    floors: 10,
    grossAreaM2: 5612.3,
    mechanicalParking: [{ kind: 'three-tier-pit2', spaces: 20 }],
  },
  dwellings: Array.from({ length: 60 }, (_, i) => ({
    id: `${i}`,
    areaM2: floor[i % 6] ?? 0,
    share: 1,
  })),
  items: works.flatMap(([y, man]) =>
    [0.5, 0.3, 0.2].map((f, k) => ({
      ...plainItem,
      id: `${y}-${k}`,
      part: ['屋上防水（露出）', '機械式駐車場', '外壁・手すり・エントランスまわりの鉄部'][k] ?? '',
      work: ['補修', '取替え', '塗替え'][k] ?? '',
      years: [2026 + y],
      unitPriceYen: man * 10000 * f,
    })),
  ),
  openingBalanceYen: 41516262,
  contribution: { ...plainPlan.contribution, steps: [{ fromYear: 2023, unitPriceYen: 150 }] },
  parkingTransfers: [{ fromYear: 2026, yearlyYen: 1800000 }],
};
const tried = {
  ...plan,
  contribution: {
    ...plan.contribution,
    steps: [
      { fromYear: 2023, unitPriceYen: 150 },
      { fromYear: 2027, unitPriceYen: 185 },
      { fromYear: 2030, unitPriceYen: 221 },
      { fromYear: 2033, unitPriceYen: 257 },
    ],
  },
};
const big = anyPlan(5, { itemCount: 200, yearCount: 60 });
const cases: Record<string, Parameters<typeof renderRepairPlanReport>[0]> = {
  plain: {
    associationName: 'みどり坂レジデンス管理組合',
    title: '',
    today: '2026-11-21',
    base: plan,
    plan,
    trialSentences: [],
    versionName: '第2版',
  },
  tried: {
    associationName: 'みどり坂レジデンス管理組合',
    title: '3年ごとに少しずつ上げる案',
    today: '2026-11-21',
    base: plan,
    plan: tried,
    trialSentences: [
      '積立金を、2027年度から1㎡あたり月185円、2030年度から221円、2033年度から257円に上げます。',
      '2028年度の給水ポンプの取替えを、2029年度に行います。',
    ],
    versionName: '第2版（最新）',
  },
  big: {
    associationName:
      '株式会社みどり坂レジデンス・グランドヒルズ・ザ・タワー＆ガーデンテラス弐番館団地管理組合法人',
    title: 'とても長い試算の名前'.repeat(6),
    today: '2026-11-21',
    base: big,
    plan: {
      ...big,
      dwellings: Array.from({ length: 90 }, (_, i) => ({
        id: `${i}`,
        areaM2: 40 + i * 0.37,
        share: 4000 + i,
      })),
      contribution: {
        ...big.contribution,
        steps: Array.from({ length: 9 }, (_, i) => ({
          fromYear: 2026 + i * 3,
          unitPriceYen: 100 + 20 * i,
        })),
      },
      items: big.items.map((item) => ({
        ...item,
        unitPriceYen: item.unitPriceYen * 200,
        part: item.part.repeat(4),
      })),
    },
    trialSentences: Array.from(
      { length: 12 },
      (_, i) => `${2026 + i}年度の屋上防水を、${2028 + i}年度に行います。`,
    ),
    versionName: '第12版（令和8年度の通常総会で承認された長期修繕計画を理事会が見直したもの）',
  },
  none: {
    associationName: '𠮷野家ハイツ😀',
    title: '',
    today: '2026-11-21',
    base: plainPlan,
    plan: plainPlan,
    trialSentences: [],
    versionName: '原計画',
  },
  empty: {
    associationName: 'A',
    title: '',
    today: '2026-11-21',
    base: plainPlan,
    plan: { ...plainPlan, dwellings: [], yearCount: 1 },
    trialSentences: [],
    versionName: '原計画',
  },
};
test.each(Object.entries(cases))(
  '%s',
  async (name, request) => {
    mkdirSync('/tmp/typ/out', { recursive: true });
    for (let i = 0; i < 3; i += 1) {
      const t = performance.now();
      await renderRepairPlanReport(request);
      console.log(name, Math.round(performance.now() - t));
    }
    const pdf = await renderRepairPlanReport(request);
    writeFileSync(`/tmp/typ/out/${name}.pdf`, pdf);
    const doc = await getDocument({ data: pdf, standardFontDataUrl: undefined }).promise;
    console.log(name, 'pages', doc.numPages, 'bytes', pdf.length);
    for (let n = 1; n <= Math.min(doc.numPages, 12); n += 1) {
      const page = await doc.getPage(n);
      const viewport = page.getViewport({ scale: 900 / page.getViewport({ scale: 1 }).width });
      const canvas = createCanvas(900, Math.round(viewport.height));
      await page.render({
        canvas: canvas as never,
        canvasContext: canvas.getContext('2d') as never,
        viewport,
      }).promise;
      writeFileSync(`/tmp/typ/out/${name}-${n}.png`, canvas.toBuffer('image/png'));
    }
  },
  120000,
);
