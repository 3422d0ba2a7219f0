import { plain, type RosterOwner } from './roster.ts';

/** A value, or what is wrong with the cell in words. */
export type Cell<Value> = { readonly value: Value } | { readonly problem: string };

type Range = { readonly from: number; readonly to: number; readonly ifEmpty?: number };

const largestNumber = 12;

export function readNumber(text: string): Cell<string> {
  const number = plain(text).replace(/号室?$/, '');
  if (number === '') return { problem: '部屋番号を入れてください。' };
  return number.length <= largestNumber
    ? { value: number }
    : { problem: `部屋番号は${largestNumber}文字までです。` };
}

export function readWhole(text: string, { from, to, ifEmpty }: Range): Cell<number> {
  const words = plain(text).replaceAll(/[,円階個\s]/g, '');
  if (words === '' && ifEmpty !== undefined) return { value: ifEmpty };
  const value = Number(words);
  if (words === '' || !Number.isInteger(value)) return { problem: '整数で入れてください。' };
  return value >= from && value <= to
    ? { value }
    : { problem: `${from}から${to.toLocaleString('ja-JP')}までで入れてください。` };
}

const largestArea = 1_000;

export function readArea(text: string): Cell<number> {
  const value = Number(plain(text).replaceAll(/[,\s]|m2|平米/gi, ''));
  if (plain(text) === '' || !Number.isFinite(value)) return { problem: '数字で入れてください。' };
  if (value <= 0 || value > largestArea) {
    return { problem: `0より大きく、${largestArea}までで入れてください。` };
  }
  // Registered areas have two digits.
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
    ? { value: Math.round(value * 100) / 100 }
    : { problem: '小数第2位までで入れてください。' };
}

export type Share = { readonly numerator: number; readonly denominator: number | null };

const largestShare = 2_000_000_000;

/** 6820/409320 or 409320分の6820, or 6820 alone where the sum of all is the whole. */
export function readShare(text: string): Cell<Share> {
  const words = plain(text).replaceAll(/[,\s]/g, '');
  const [, whole, part] = /^(\d+)分の(\d+)$/.exec(words) ?? [];
  const [, first = part, second = whole] = /^(\d+)(?:[/⁄](\d+))?$/.exec(words) ?? [];
  if (first === undefined) {
    return { problem: '「6820/409320」のように、分数か整数で入れてください。' };
  }
  const share = {
    numerator: Number(first),
    denominator: second === undefined ? null : Number(second),
  };
  return isShare(share) ? { value: share } : { problem: '持分を確かめてください。' };
}

function isShare({ numerator, denominator }: Share): boolean {
  const whole = denominator ?? largestShare;
  return numerator > 0 && numerator <= whole && whole <= largestShare;
}

const between = /[、,;；\n]|(?<!\d)\/(?!\d)/;
const ownShare = /\(?(\d+)\/(\d+)\)?$/;
const mostOwners = 12;
const longestName = 60;

/** 佐藤 太郎（1/2）、佐藤 花子（1/2）: without fractions everybody has the same part. */
export function readOwners(text: string, kanaText: string): Cell<readonly RosterOwner[]> {
  const names = plain(text)
    .split(between)
    .map((it) => it.trim())
    .filter(Boolean);
  const kana = plain(kanaText)
    .split(between)
    .map((it) => it.trim())
    .filter(Boolean);
  if (names.length > mostOwners) return { problem: `1戸に${mostOwners}人までです。` };
  if (kana.length > 0 && kana.length !== names.length) {
    return { problem: '区分所有者とフリガナの人数がちがいます。' };
  }
  const owners = names.map((words, at): RosterOwner => {
    const [all, numerator, denominator] = ownShare.exec(words) ?? [];
    const name = words.slice(0, words.length - (all?.length ?? 0)).trim();
    return {
      name: name.replaceAll(/\s+/g, ' '),
      kana: kana[at] ?? '',
      shareNumerator: all === undefined ? 1 : Number(numerator),
      shareDenominator: all === undefined ? names.length : Number(denominator),
    };
  });
  if (owners.some(({ name }) => name === '' || name.length > longestName)) {
    return { problem: 'お名前を確かめてください。' };
  }
  return isWhole(owners) ? { value: owners } : { problem: '共有者の持分の合計が1になりません。' };
}

/** Exactly one: 1/3 + 1/3 + 1/3. */
function isWhole(owners: readonly RosterOwner[]): boolean {
  if (owners.length === 0) return true;
  if (owners.some((it) => it.shareNumerator < 1 || it.shareDenominator < 1)) return false;
  const common = owners.reduce((product, it) => product * BigInt(it.shareDenominator), 1n);
  const sum = owners.reduce(
    (total, it) => total + (common / BigInt(it.shareDenominator)) * BigInt(it.shareNumerator),
    0n,
  );
  return sum === common;
}
