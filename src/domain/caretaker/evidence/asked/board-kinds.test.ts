import { expect, test } from 'vitest';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import type { Told } from './kind.ts';
import { ofOtherKindThan } from './of-other-kind.ts';

const passage = (given: Partial<Told>): Told => ({
  origin: 'document',
  category: 'bylaw',
  sourceTitle: '',
  sourceId: '',
  heading: '',
  text: '',
  ...given,
});

const directors = passage({
  heading: '第40条（理事及び会計担当理事）',
  text: '理事は監事に知らせる。',
});
const auditor = passage({ heading: '第41条（監事）', text: '監事は監査する。' });
const overview = passage({ category: 'inspection', heading: '検査の概要', text: '検査日：2月' });
const findings = passage({ category: 'inspection', heading: '判定', text: '総合の判定は良です。' });
const contract = passage({ category: 'contract', text: '申出は毎年2月末です。' });
const monthly = passage({
  origin: 'record',
  category: 'record',
  sourceId: 'record-inspections-1',
  text: '前回の点検は、「毎月の点検」でした。',
});
const sent = passage({ category: 'general-meeting', text: '5月7日に通知を発送した。' });
const due = passage({ category: 'board-meeting', text: '11月の理事会までに出す。' });
const group = passage({ category: 'plan', heading: '検討会について', text: '案を作る。' });
const proposals = passage({ category: 'plan', heading: '3つの案', text: '案：案1' });
const gas = passage({ category: 'disaster', heading: 'ガスのにおいがするとき' });
const batteries = passage({ category: 'rule', heading: '第6条（スプレー缶、電池等）' });
const votes = passage({ heading: '議事', text: '過半数で決する。' });
const lots = passage({ category: 'rule', text: '平面駐車場は10台です。' });

test.each([
  ['監事の仕事は何ですか', directors, true],
  ['監事の仕事は何ですか', auditor, false],
  ['会計担当理事の役割は', directors, false],
  ['検査の結果はどうでしたか', overview, true],
  ['検査の結果はどうでしたか', findings, false],
  ['検査はいつでしたか', overview, false],
  ['年次検査の結果は', monthly, true],
  ['点検の結果は', monthly, false],
  ['消防点検の次回はいつ', contract, true],
  ['契約の次の更新はいつ', contract, false],
  ['エレベーターを交換するといくら', contract, true],
  ['エレベーターの契約はいくら', contract, false],
  ['招集通知はいつまでに送る?', sent, true],
  ['計算の追加はいつまでに出す?', due, false],
  ['どんな案が出ているの', group, true],
  ['どんな案が出ているの', proposals, false],
  ['検討会は誰がいるの', group, false],
  ['生ごみみたいなにおいがする', gas, true],
  ['変なにおいがする', gas, false],
  ['電子レンジを捨てたい', batteries, true],
  ['電池を捨てたい', batteries, false],
  ['駐車場を平面にするには総会で何票いる', lots, true],
  ['駐車場を平面にするには総会で何票いる', votes, false],
  ['平面の駐車場は何台', lots, false],
] as const)('%s', (asked, told, isOther) => {
  expect(ofOtherKindThan(normalise(asked))(told)).toBe(isOther);
});
