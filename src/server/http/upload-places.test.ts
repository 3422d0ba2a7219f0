import { expect, test } from 'vitest';
import { createUploadPlaces } from './upload-places.ts';

test('the fourth file of one association waits, and another association is served', () => {
  const take = createUploadPlaces();
  const [leave] = [take('a'), take('a'), take('a')];
  expect(() => take('a')).toThrow(
    expect.objectContaining({
      code: 'too_many_requests',
      sentence: expect.stringContaining('3つまでです。'),
    }),
  );
  take('b');
  leave?.();
  take('a');
});

test('there are eight places', () => {
  const take = createUploadPlaces();
  const leaves = Array.from('aaabbbcc', (id) => take(id));
  expect(() => take('d')).toThrow(expect.objectContaining({ code: 'unavailable' }));
  leaves.at(0)?.();
  take('d');
});
