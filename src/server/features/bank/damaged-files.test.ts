import { expect, test } from 'vitest';
import { readStatement } from '#domain/bank/read-statement.ts';
import type { Statement } from '#domain/bank/statement.ts';
import { Refusal } from '#domain/refusal.ts';
import { encodeShiftJis } from '#server/outside/encode-shift-jis.ts';
import { damages, randomFrom, soundFiles } from '#server/testing/damaged-files.ts';
import { decodeText } from './decode-text.ts';

type Sound = (typeof soundFiles)[number];
type Outcome = 'same' | 'part' | 'refused' | 'asked' | 'wrong' | 'speechless';

const known = { today: '2026-11-23', confirmed: [], columns: null };

/** Refused in a sentence, taken as it was, or (a list of a bank has no totals) taken as what it still says, which closes. */
function outcomeOf(bytes: Uint8Array, sound: Sound): Outcome {
  try {
    const { statement } = readStatement(decodeText(bytes), known);
    return statement ? takenAs(statement, sound) : 'asked';
  } catch (error) {
    const isTold = error instanceof Refusal && /[ぁ-ん][^。]*。$/.test(error.sentence ?? '');
    return isTold ? 'refused' : 'speechless';
  }
}

function takenAs({ lines, openingYen, closingYen }: Statement, sound: Sound): Outcome {
  const yen = lines.map(({ amountYen }) => amountYen);
  if (yen.join() === sound.movesYen.join()) return 'same';
  if (sound.isZengin || openingYen === null || closingYen === null) return 'wrong';
  return openingYen + yen.reduce((sum, it) => sum + it, 0) === closingYen ? 'part' : 'wrong';
}

test('each of the files is read as it was meant, in both encodings', () => {
  for (const sound of soundFiles) {
    for (const bytes of [new TextEncoder().encode(sound.text), encodeShiftJis(sound.text)]) {
      expect([sound.name, outcomeOf(bytes, sound)]).toEqual([sound.name, 'same']);
    }
  }
});

test('of 1,000 damaged files each is refused in a sentence or taken as what it says, never half', () => {
  const random = randomFrom(29);
  const rounds = Math.ceil(1_000 / (damages.length * soundFiles.length));
  const rows = Array.from({ length: rounds }, () =>
    damages.flatMap((damage) =>
      soundFiles.map((sound) => ({
        what: `${damage.name}: ${sound.name}`,
        isZengin: sound.isZengin,
        outcome: outcomeOf(damage.make(sound.text, random), sound),
      })),
    ),
  ).flat();
  expect(rows.length).toBeGreaterThanOrEqual(1_000);
  const faults = rows.filter(({ outcome }) => outcome === 'wrong' || outcome === 'speechless');
  expect(faults).toEqual([]);
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  expect(refused.length).toBeGreaterThan(600);
});
