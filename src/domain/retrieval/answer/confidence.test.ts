import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchIndex } from '#domain/retrieval/search/search-index.ts';
import { exampleIndex, exampleThesaurus } from '#domain/retrieval/testing/example-passages.ts';
import {
  bandOfConfidence,
  confidenceFeatures,
  confidenceOf,
  shippedConfidence,
} from './confidence.ts';

function featuresOf(asked: string) {
  const found = searchIndex(exampleIndex, asked, { thesaurus: exampleThesaurus });
  return confidenceFeatures(exampleIndex, found);
}

const nothing = { coverage: 0, share: 0, lacksExpected: 0, concepts: 0 };
const everything = { coverage: 1, share: 1, lacksExpected: 0, concepts: 1 };

test('a question that the documents answer in their own words is answered', () => {
  const confidence = confidenceOf(featuresOf('機械式駐車場に入る車両の全長'));
  expect(bandOfConfidence(confidence)).toBe('answered');
});

test.each(['ドローンを飛ばしてもいいですか', 'サウナはありますか', 'xyz', '株価の見通し'])(
  '%s is not answered',
  (asked) => {
    expect(bandOfConfidence(confidenceOf(featuresOf(asked)))).toBe('unknown');
  },
);

test('asking for a sum that is not there lowers the confidence', () => {
  const plain = featuresOf('犬の飼育');
  const sum = featuresOf('犬の飼育はいくら');
  expect(plain?.lacksExpected).toBe(0);
  expect(sum?.lacksExpected).toBe(1);
  expect(confidenceOf(sum)).toBeLessThan(confidenceOf(plain));
});

test('the formula is the one that was fitted', () => {
  expect(confidenceOf(nothing)).toBeCloseTo(1 / (1 + Math.exp(8.82)));
  expect(confidenceOf(everything)).toBeCloseTo(
    1 / (1 + Math.exp(-(-8.82 + 4.826 + 4.436 + 3.804))),
  );
  expect(confidenceOf(everything, { ...shippedConfidence, base: -100 })).toBeLessThan(0.001);
});

test.each([
  [1, 'answered'],
  [0.5, 'answered'],
  [0.499, 'related'],
  [0.15, 'related'],
  [0.149, 'unknown'],
  [0, 'unknown'],
])('%d is %s', (confidence, band) => {
  expect(bandOfConfidence(confidence)).toBe(band);
});

test('every feature lies between 0 and 1, and more evidence never lowers the confidence', () => {
  const letters = fc.constantFrom('犬', '猫', 'の', 'ごみ', '駐車場', 'いくら', 'いつ', ' ', '円');
  fc.assert(
    fc.property(fc.string({ unit: letters }), (asked) => {
      const features = featuresOf(asked);
      if (features === undefined) return;
      for (const value of Object.values(features)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
      const surer = confidenceOf({ ...features, coverage: 1, concepts: 1 });
      expect(surer).toBeGreaterThanOrEqual(confidenceOf(features));
    }),
  );
});
