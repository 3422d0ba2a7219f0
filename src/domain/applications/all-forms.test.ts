import { describe, expect, test } from 'vitest';
import { allForms, type FormKey, formInForce, formKeys } from './all-forms.ts';
import { beyondLimits, cleanAnswers, faultsOf, isAsked } from './asked.ts';
import { dueWords } from './due.ts';
import { type Answer, agreed, type Field, type Form, wishes } from './form.ts';

const entries = Object.entries(allForms) as [FormKey, Form][];

/** After every day that is answered here. */
const today = '2026-12-31';

/** A generator of our own, so that a failure comes back with its number. */
function dice(seed: number): (sides: number) => number {
  let state = seed + 1;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function goodAnswer(field: Field, roll: (sides: number) => number): Answer {
  if ('options' in field) {
    const one = field.options[roll(field.options.length)] ?? '';
    return field.kind === 'choice'
      ? one
      : field.options.filter((it) => it === one || roll(2) === 1);
  }
  if (field.kind === 'day') return field.from === undefined ? '2026-12-01' : '2026-12-20';
  if (field.kind === 'number') return String(roll(field.max) + 1);
  return { phone: '045-000-1480', pledge: agreed, text: 'みどり坂', long: '白\n猫' }[field.kind];
}

function conditionsOf(form: Form) {
  return [...Object.values(form.fields), ...Object.values(form.attachments)].flatMap(({ when }) =>
    when ? [when] : [],
  );
}

test('there are nineteen, and every wish has one', () => {
  expect(formKeys).toHaveLength(19);
  expect(new Set(entries.map(([, { wish }]) => wish))).toEqual(new Set(Object.keys(wishes)));
  expect(new Set(entries.map(([, { title }]) => title)).size).toBe(19);
});

test('whoever brings something very heavy is told of the consent before this notice', () => {
  const { goods, kinds } = allForms.moving.fields;
  for (const word of ['ピアノ', '金庫', '水そう', '前に承認', '場所', '重さ']) {
    expect(goods.hint).toContain(word);
  }
  expect(kinds.hint).toContain('重い物');
});

describe.each(entries)('the form %s', (key, form) => {
  test('is complete', () => {
    expect(form.steps.flatMap(({ fields }) => fields).toSorted()).toEqual(
      Object.keys(form.fields).toSorted(),
    );
    const keys = [...Object.keys(form.fields), ...Object.keys(form.attachments)];
    expect(new Set(keys).size).toBe(keys.length);
    for (const { field, is } of conditionsOf(form)) {
      const above = form.fields[field];
      expect(above).toMatchObject({ options: expect.arrayContaining([...is]) });
    }
    const days = Object.values(form.fields).flatMap((it) =>
      it.kind === 'day' && it.from !== undefined ? [it.from] : [],
    );
    if (form.due) days.push(form.due.field);
    if (form.deed) days.push(form.deed.from, form.deed.until ?? form.deed.from);
    expect(days.map((day) => form.fields[day]?.kind)).toEqual(days.map(() => 'day'));
    expect(dueWords(form.due, '使う日')).toMatch(/まで|以内|すぐ|ありません/u);
    expect(form.resultNote).toMatch(/。$/u);
  });

  test('a 届出 is received at the desk and carries no conditions; an application is decided', () => {
    expect(form.decider === 'desk').toBe(form.genre === 'notification');
    expect(form.usualConditions.length > 0).toBe(form.genre === 'application');
  });

  test('custom is not told as law', () => {
    const { basisWords } = formInForce(key);
    expect(basisWords.includes('区分所有法')).toBe(form.basis.kind === 'act');
    expect(/第\d+条/u.test(basisWords)).toBe(form.basis.kind !== 'usual');
  });

  test('speaks of this house, not of what others do', () => {
    const { basisWords } = formInForce(key);
    const words = JSON.stringify([form.fields, form.attachments, form.resultNote, basisWords]);
    expect(words).not.toMatch(/マンションも|多くのマンション|ほかのマンション/u);
  });

  test('any full answers pass, and without any one of them it is named', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const roll = dice(seed);
      const all = Object.fromEntries(
        Object.entries(form.fields).map(([name, field]) => [name, goodAnswer(field, roll)]),
      );
      const answers = cleanAnswers(form, all);
      const files = Object.entries(form.attachments)
        .filter(([, attachment]) => isAsked(form, attachment, answers))
        .map(([name]) => name);
      expect({ seed, faults: faultsOf(form, answers, { files, today }) }).toEqual({
        seed,
        faults: [],
      });
      const must = Object.keys(answers).filter((name) => form.fields[name]?.isOptional !== true);
      const gone = must[roll(must.length)] ?? '';
      const { [gone]: _gone, ...rest } = answers;
      expect(faultsOf(form, rest, { files, today }).map(({ at }) => at)).toContain(gone);
      const needed = files.filter((name) => form.attachments[name]?.isOptional !== true);
      expect(faultsOf(form, answers, { files: [], today }).map(({ at }) => at)).toEqual(needed);
    }
  });

  test('rubbish is refused and never breaks anything', () => {
    const rubbish: readonly Answer[] = [
      '',
      '　',
      '2026-02-30',
      '-1',
      '９９９９９９９',
      'x'.repeat(3_000),
      [],
      ['', 'x'],
      '<script>',
      '👩‍👩‍👧'.repeat(900),
    ];
    for (let seed = 0; seed < 300; seed += 1) {
      const roll = dice(seed);
      const answers = Object.fromEntries(
        Object.keys(form.fields).map((name) => [name, rubbish[roll(rubbish.length)] ?? '']),
      );
      expect(faultsOf(form, answers, { files: [], today }).length).toBeGreaterThan(0);
      const clean = cleanAnswers(form, { ...answers, stranger: 'x' });
      expect(clean).not.toHaveProperty('stranger');
      expect(cleanAnswers(form, clean)).toEqual(clean);
    }
  });
});

test('the grade of a floor is asked for only where a floor is laid', () => {
  const { works } = allForms;
  expect(isAsked(works, works.fields.soundGrade, { kinds: ['水回り'] })).toBe(false);
  expect(isAsked(works, works.fields.soundGrade, { kinds: ['水回り', '床'] })).toBe(true);
});

test('minutes are asked for without a reason, everything else with one', () => {
  const { reading } = allForms;
  const asked = (papers: readonly string[]) => isAsked(reading, reading.fields.reason, { papers });
  expect(asked(['総会の議事録', '理事会の議事録'])).toBe(false);
  expect(asked(['総会の議事録', '会計の帳簿'])).toBe(true);
});

test("an association's own rules stand before what is usual", () => {
  const due = { field: 'startsOn', side: 'before', count: 1, unit: 'months' } as const;
  const form = formInForce('works', { due, basisWords: '管理規約 第17条' });
  expect(form).toMatchObject({ due, basisWords: '管理規約 第17条', decider: 'board' });
});

test('what is more than the rules allow is told with the rule, and stops nothing', () => {
  const form = formInForce('pet', {
    limits: [
      { field: 'count', most: 2, basisWords: 'ペット飼育細則 第3条' },
      { field: 'weight', most: 10, basisWords: '' },
    ],
  });
  const keeping = { purpose: '飼い始める', count: '３', weight: '10.5' };
  expect(beyondLimits(form, keeping)).toEqual([
    { at: 'count', words: 'ペット飼育細則 第3条では、2匹までです。' },
    { at: 'weight', words: '決まりでは、10kgまでです。' },
  ]);
  expect(beyondLimits(form, { ...keeping, count: '2', weight: '10' })).toEqual([]);
  // Whoever ends keeping one is not asked how many there are.
  expect(beyondLimits(form, { ...keeping, purpose: '飼うのを終える' })).toEqual([]);
  expect(beyondLimits(formInForce('pet'), keeping)).toEqual([]);
  const beyond = new Set(faultsOf(form, keeping, { files: [], today }).map(({ at }) => at));
  expect(beyond.has('count')).toBe(false);
});

test('a pet is not born, and had no injection, on a day to come', () => {
  const { pet } = allForms;
  const dog = {
    purpose: '飼い始める',
    species: '犬',
    bornOn: '2026-11-22',
    rabiesOn: '2026-11-23',
  };
  const of = (day: string) =>
    faultsOf(pet, dog, { files: [], today: day }).filter(({ words }) => words.includes('今日まで'));
  expect(of('2026-11-23')).toEqual([]);
  expect(of('2026-11-22').map(({ at }) => at)).toEqual(['rabiesOn']);
  expect(of('2026-11-21').map(({ at }) => at)).toEqual(['bornOn', 'rabiesOn']);
});

test('whoever carries furniture says what, and whoever only moves does not', () => {
  const { moving } = allForms;
  const asked = (...kinds: readonly string[]) => isAsked(moving, moving.fields.goods, { kinds });
  expect(asked('引っ越してくる（転入）')).toBe(false);
  expect(asked('引っ越してくる（転入）', '大きな家具・家電の搬出')).toBe(true);
});

test('day, carrier and lift of a move are asked once, in the paper for them', () => {
  for (const form of [allForms['move-in'], allForms['move-out']]) {
    const labels = Object.values(form.fields).map(({ label }) => label);
    expect(labels.filter((label) => /業者|エレベーター|養生/.test(label))).toEqual([]);
    expect(form.fields.carrying.hint).toContain(`「${allForms.moving.title}」`);
    expect(form.resultNote).toContain(`「${allForms.moving.title}」`);
  }
});
