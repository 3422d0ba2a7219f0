import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { accountId } from '#domain/ledger/testing/example-chart.ts';
import { countDifferences, drawPdf, readPicture } from '#server/testing/draw-pdf.ts';
import { exampleMonths, examplePack } from './example-pack.ts';
import { type PackToPrint, renderPack } from './render-pack.ts';

/** Fewer than one small character has. */
const mostDifferences = 12;

async function draw(pack: PackToPrint) {
  return drawPdf(await renderPack(pack));
}

function baselineOf(name: string): string {
  return fileURLToPath(new URL(`./baselines/${name}.png`, import.meta.url));
}

describe('the pages look as they were approved', () => {
  test('contents, the first statement and the audit report', async () => {
    const pages = await draw(examplePack());
    const audit = pages.findIndex(({ text }) => text.includes('組合員各位'));
    for (const [name, index] of [
      ['pack-contents', 0],
      ['pack-statement', 1],
      ['pack-audit', audit],
    ] as const) {
      const page = pages[index];
      if (!page) throw new Error(`no page ${index}`);
      const file = baselineOf(name);
      if (process.env['UPDATE_BASELINES']) writeFileSync(file, page.png);
      const differences = countDifferences(await readPicture(file), page);
      expect(differences).toBeLessThanOrEqual(mostDifferences);
    }
  });

  test('a figure that changed by one yen is noticed', async () => {
    const fee = exampleMonths.findIndex(({ accountId: id }) => id === accountId('4110'));
    const months = exampleMonths.map((it, index) =>
      index === fee ? { ...it, amountYen: it.amountYen - 1 } : it,
    );
    const [, changed] = await draw(examplePack({ months }));
    const baseline = await readPicture(baselineOf('pack-statement'));
    expect(changed && countDifferences(baseline, changed)).toBeGreaterThan(mostDifferences);
  });
});

describe('what can be read from the pack', () => {
  test('is every paper in the order of the book, with its page in the contents', async () => {
    const pack = examplePack();
    const pages = await draw(pack);
    const [contents] = pages;
    for (const { title, fundName } of pack.papers) {
      const name = `${title}${title === '収支報告書' ? '（案）' : ''}`;
      expect(contents?.text).toContain(name);
      expect(pages.some(({ text }) => text.includes(title) && text.includes(fundName))).toBe(true);
    }
    expect(pages).toHaveLength(15);
    for (const [index, { text }] of pages.entries()) {
      expect(text).toContain(`${index + 1} / ${pages.length} ページ`);
      expect(text).toContain(pack.associationName);
    }
  });

  test('are the figures of the sample set, to the yen', async () => {
    const text = (await draw(examplePack())).map((page) => page.text).join('');
    for (const figure of ['3,716,830', '65,517,560', '5,183,430', '67,327,560', '72,510,990']) {
      expect(text).toContain(figure);
    }
    expect(text).toContain('▲240,000');
  });

  test('without the mark of a draft, once it is approved', async () => {
    const approved = { ...examplePack(), isDraft: false, approvedOn: '2026-05-24' };
    const text = (await draw(approved)).map((page) => page.text).join('');
    expect(text).not.toContain('（案）');
    expect(text).toContain('令和8年5月24日 通常総会承認');
  });

  test('is tagged for a reader who listens, with its language', async () => {
    const pdf = new TextDecoder('latin1').decode(await renderPack(examplePack()));
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Lang (ja');
    expect(pdf).toContain('pdfuaid:part');
  });

  test('never runs code that somebody wrote into a name', async () => {
    const name = '#read("/etc/hostname") *太字* $x$';
    const [page] = await draw({ ...examplePack(), associationName: name });
    expect(page?.text).toContain(name);
  });
});
