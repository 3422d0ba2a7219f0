import { expect, test } from 'vitest';
import { createShelf } from './shelf.ts';

const shelfOf = (limit: number) => createShelf<string>(limit, (value) => value.length);
const make = (value: string) => () => Promise.resolve(value);

test('who asks while a value is made waits for the same one', async () => {
  const shelf = shelfOf(100);
  const first = shelf.keep('a', make('first'));
  const second = shelf.keep('a', make('second'));
  expect(await Promise.all([first, second])).toEqual(['first', 'first']);
  expect(await shelf.find('a')).toBe('first');
  expect(shelf.find('b')).toBeUndefined();
});

test('when it gets heavy, what was not used for longest goes', async () => {
  const shelf = shelfOf(10);
  await shelf.keep('a', make('1234'));
  await shelf.keep('b', make('1234'));
  await shelf.find('a');
  await shelf.keep('c', make('1234'));
  expect(shelf.find('b')).toBeUndefined();
  expect(await shelf.find('a')).toBe('1234');
  expect(await shelf.find('c')).toBe('1234');
});

test('one that is too heavy by itself is kept while it is the only one', async () => {
  const shelf = shelfOf(10);
  await shelf.keep('a', make('1234'));
  await shelf.keep('large', make('1234567890123'));
  expect(shelf.find('a')).toBeUndefined();
  expect(await shelf.find('large')).toBe('1234567890123');
  await shelf.keep('b', make('1'));
  expect(shelf.find('large')).toBeUndefined();
  expect(await shelf.find('b')).toBe('1');
});

test('what could not be made is made again by the next who asks', async () => {
  const shelf = shelfOf(10);
  const failed = shelf.keep('a', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await shelf.keep('a', make('yes'))).toBe('yes');
});
