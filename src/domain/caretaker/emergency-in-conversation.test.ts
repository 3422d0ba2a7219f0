import { describe, expect, test } from 'vitest';
import { emergencyInConversation } from './emergency-in-conversation.ts';
import { standingAlone } from './follow-up.ts';

const kindOf = (question: string, ...previous: readonly string[]) =>
  emergencyInConversation({ question, previous }, standingAlone([...previous, question]))?.kind ??
  null;

const leak = '上の階から水が漏れてきました';
const stuck = 'エレベーターに閉じ込められました';

describe('who was given the numbers and asks something else gets that answered', () => {
  test.each([
    ['費用は誰が払うんですか', leak],
    ['保険は使えますか', leak],
    ['修理代はいくらですか', leak],
    ['写真は撮ったほうがいいですか', leak],
    ['粗大ごみの電話番号は', leak],
    ['次の総会はいつですか', leak],
    ['空気はなくなりませんか', stuck],
    ['まだ総会の案内が届きません', leak],
    ['ありがとうございました', leak],
  ])('%s', (question, before) => {
    expect(kindOf(question, before)).toBeNull();
  });

  test('however many questions lie between', () => {
    expect(kindOf('保険は使えますか', leak, '費用は誰が払うんですか')).toBeNull();
  });
});

describe('who asks for help again, or is no better off, gets the numbers again', () => {
  test.each([
    ['どこに電話すればいいですか', leak, 'water-leak'],
    ['まだ止まりません', leak, 'water-leak'],
    ['どんどん増えています', leak, 'water-leak'],
    ['管理会社が電話に出ません', leak, 'water-leak'],
    ['どこに電話すればいいですか', stuck, 'lift'],
    ['息をしていません', '母が倒れました', 'medical'],
    ['煙が出てきました', leak, 'fire'],
  ])('%s', (question, before, kind) => {
    expect(kindOf(question, before)).toBe(kind);
  });

  test('also after another question', () => {
    expect(kindOf('まだ止まりません', leak, '費用は誰が払うんですか')).toBe('water-leak');
  });
});

test('a danger with a question about money is a danger', () => {
  expect(kindOf('天井から水が漏れています。費用は誰が払いますか')).toBe('water-leak');
});
