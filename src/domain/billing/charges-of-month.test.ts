import { describe, expect, test } from 'vitest';
import { chargesOfMonth } from './charges-of-month.ts';
import { compareMonths } from './compare-months.ts';
import type { DwellingContract, Tariff } from './tariff.ts';
import { exampleTariff } from './testing/example-tariff.ts';

const billOf = (tariff: Tariff, dwellingId: string, month: string) =>
  Object.fromEntries(
    chargesOfMonth(tariff, month)
      .filter((it) => it.dwellingId === dwellingId)
      .map(({ itemId, yen }) => [itemId, yen]),
  );

const withContract = (facts: Partial<DwellingContract>): Tariff => ({
  ...exampleTariff,
  contracts: [
    {
      id: 'new',
      dwellingId: '702',
      itemId: 'parking',
      kind: '機械式',
      label: 'No.8',
      count: 1,
      startsOn: '2026-04-01',
      endsOn: null,
      ...facts,
    },
  ],
});

describe('what a month costs', () => {
  test('by area, and by the contracts', () => {
    // 70.00 ㎡ × 220 and × 200 yen, and a flat space.
    expect(billOf(exampleTariff, '305', '2026-03')).toEqual({
      management: 15_400,
      reserve: 14_000,
      parking: 10_000,
    });
    // 84.60 ㎡ × 220 = 18,612 to the nearest ten.
    expect(billOf(exampleTariff, '702', '2026-03')).toEqual({
      management: 18_610,
      reserve: 16_920,
    });
  });

  test('a rate counts from its month on', () => {
    expect(billOf(exampleTariff, '305', '2026-04').reserve).toBe(17_500);
  });

  test('by shares of a sum for the whole building', () => {
    const [first, ...rest] = exampleTariff.items;
    if (!first) throw new Error('no item');
    const byShare = {
      ...first,
      basis: 'share',
      rates: [{ kind: '', fromMonth: '2020-01', sen: 1_546_000_00 }],
    } as const;
    const tariff = { ...exampleTariff, items: [byShare, ...rest] };
    expect(billOf(tariff, '305', '2026-03').management).toBe(700_000);
    expect(billOf(tariff, '702', '2026-03').management).toBe(846_000);
  });

  test.each<[Partial<DwellingContract>, string, number | undefined]>([
    // 8,000 × 21 of 30 days.
    [{ startsOn: '2026-04-10' }, '2026-04', 5_600],
    [{ startsOn: '2026-04-10' }, '2026-05', 8_000],
    // The 1st to the 7th: 8,000 × 7 ÷ 30 = 1,866.6…
    [{ endsOn: '2026-05-07' }, '2026-05', 1_866],
    [{ endsOn: '2026-05-07' }, '2026-06', undefined],
    [{ startsOn: '2026-05-02', endsOn: '2026-05-31' }, '2026-05', 8_000],
    [{ startsOn: '2026-05-01', endsOn: '2026-05-31', count: 2 }, '2026-05', 16_000],
    [{ itemId: 'bicycle', kind: '自転車', startsOn: '2026-04-02' }, '2026-04', undefined],
    [{ itemId: 'bicycle', kind: '自転車', startsOn: '2026-04-02', count: 3 }, '2026-05', 600],
    [{ itemId: 'bicycle', kind: '自転車', endsOn: '2026-05-02' }, '2026-05', 200],
  ])('a contract %j in %s', (facts, month, yen) => {
    const bill = billOf(withContract(facts), '702', month);
    expect(bill[facts.itemId ?? 'parking']).toBe(yen);
  });

  test('what is added once counts in its month alone, and a reduction may leave nothing', () => {
    const extra = {
      id: 'x',
      dwellingId: '702',
      itemId: 'management',
      month: '2026-03',
      reason: '',
    };
    const added = { ...exampleTariff, extras: [{ ...extra, yen: 3_000 }] };
    expect(billOf(added, '702', '2026-03').management).toBe(21_610);
    expect(billOf(added, '702', '2026-04').management).toBe(18_610);
    const freed = { ...exampleTariff, extras: [{ ...extra, yen: -18_610 }] };
    expect(billOf(freed, '702', '2026-03')).toEqual({ reserve: 16_920 });
  });
});

describe('the month beside the one before', () => {
  const differences = (tariff: Tariff, month: string, monthBefore: string) =>
    compareMonths({
      tariff,
      month,
      monthBefore,
      before: chargesOfMonth(tariff, monthBefore),
      after: chargesOfMonth(tariff, month),
    }).map(({ dwellingId, itemId, beforeYen, afterYen, reasons }) => [
      dwellingId,
      itemId,
      beforeYen,
      afterYen,
      ...reasons,
    ]);

  test('is the same where nothing changed', () => {
    expect(differences(exampleTariff, '2026-03', '2026-02')).toEqual([]);
  });

  test('names the rate that changed', () => {
    expect(differences(exampleTariff, '2026-04', '2026-03')).toEqual([
      ['305', 'reserve', 14_000, 17_500, '修繕積立金の単価が200円から250円に変わります。'],
      ['702', 'reserve', 16_920, 21_150, '修繕積立金の単価が200円から250円に変わります。'],
    ]);
  });

  test('names the contract that began or ended', () => {
    const begun = withContract({ startsOn: '2026-03-01' });
    expect(differences(begun, '2026-03', '2026-02').at(-1)).toEqual([
      '702',
      'parking',
      0,
      8_000,
      '機械式 No.8の契約が3月1日（日）に始まります。',
    ]);
    const ended = withContract({ startsOn: '2024-03-01', endsOn: '2026-02-28' });
    expect(differences(ended, '2026-03', '2026-02').at(-1)?.at(-1)).toBe(
      '機械式 No.8の契約が2月28日（土）に終わります。',
    );
  });

  test('names what was added once, and that it is over', () => {
    const extra = {
      id: 'x',
      dwellingId: '305',
      itemId: 'management',
      yen: 1_000,
      reason: '鍵の再発行',
    };
    const added = { ...exampleTariff, extras: [{ ...extra, month: '2026-02' }] };
    expect(differences(added, '2026-02', '2026-01')[0]?.at(-1)).toBe(
      '一時の請求 1,000円：鍵の再発行',
    );
    expect(differences(added, '2026-03', '2026-02')[0]?.at(-1)).toBe('先月だけの請求：鍵の再発行');
  });

  test('owns up to what the records cannot tell', () => {
    const after = chargesOfMonth(exampleTariff, '2026-03');
    const before = after.map((it) => ({ ...it, yen: it.yen + 10 }));
    const found = compareMonths({
      tariff: exampleTariff,
      month: '2026-03',
      monthBefore: '2026-02',
      before,
      after,
    });
    expect(found[0]?.reasons).toEqual(['先月の請求のあとに、料金表か住戸の面積が変わりました。']);
  });
});
