import { describe, expect, test } from 'vitest';
import { declineReasonOf } from '#domain/caretaker/decline-reason-of.ts';

describe('a worry about somebody is met kindly', () => {
  test.each([
    '認知症の隣人が心配です',
    '隣の人が認知症かもしれません',
    '隣の人は認知症ですか',
    '隣のおばあさんが物忘れがひどくて心配',
    '上の階のお年寄りが夜中に徘徊しているようです',
    '父が徘徊して困っています',
    '認知症の母のことを誰に相談すればいいですか',
    '一人暮らしの隣人が心配です',
    '一人暮らしの母が心配',
    '孤立しているお年寄りが気になります',
    '孤独死が心配です',
    '最近、隣のおばあさんの姿を見ません',
    '隣の人を最近見かけません',
    '田中さんを最近見かけません',
    '隣の人の新聞がたまっています',
    '上の階の人が引きこもっていて心配',
    '祖母が最近元気がないので心配です',
    '介護のことはどこに相談すればいいですか',
  ])('%s', (question) => {
    expect(declineReasonOf(question)?.reason).toBe('worry');
  });

  test.each([
    '夫が亡くなり、一人で心細いです',
    '主人に先立たれて寂しいです',
    '一人になってさみしい',
  ])('%s: said of oneself, it is met by name', (question) => {
    const say = declineReasonOf(question)?.say;
    expect(say).toMatch(/^お一人でのご不安、お察しします。/);
    expect(say).toContain('地域包括支援センター');
    expect(say).not.toContain('ほかの方');
  });

  test.each([
    'エントランスが寂しいので花を植えたい',
    '一人で寂しいので犬を飼いたい',
    '夫が亡くなり心細いです。管理費の口座はどう変えますか',
    '夫が亡くなりました。手続きは何をすればいいですか',
  ])('%s is a question of the house', (question) => {
    expect(declineReasonOf(question)).toBeNull();
  });

  test('it names people to talk to, and judges nobody', () => {
    const say = declineReasonOf('認知症の隣人が心配です')?.say;
    expect(say).toMatch(/^ご心配なことと思います。まず、管理事務室へ/);
    expect(say).toContain('地域包括支援センター');
    expect(say).not.toContain('薬');
  });
});

describe('how the association goes about it may be asked', () => {
  test.each([
    '高齢者の見守りの仕組みはありますか',
    '一人暮らしの人の安否確認はどうしますか',
    '一人暮らしの高齢者の緊急連絡先を届け出るには',
    '一人暮らしの人は火災警報器の設置は必要ですか',
    '認知症の母の代わりに総会に出られますか',
    '認知症の組合員の議決権はどうなりますか',
    '足腰が弱ってきた父がごみを出せなくて困っています',
    '母の介護で家を空けるときはどうすればいいですか',
    '介護の車はどこに停められますか',
    '隣の空き部屋の郵便受けに新聞がたまっています',
    '隣が一人暮らしの学生で、友達を集めて騒ぐので困っています',
    '管理員さんを最近見かけません',
    '最近、掲示板のお知らせを見かけません',
    '猫を最近見かけません',
    '孤独死があった部屋は誰が片付けますか',
  ])('%s', (question) => {
    expect(declineReasonOf(question)).toBeNull();
  });
});

test.each([
  ['私は認知症でしょうか', 'medical'],
  ['認知症の薬は何がいいですか', 'medical'],
])('%s is for a doctor', (question, reason) => {
  expect(declineReasonOf(question)?.reason).toBe(reason);
});
