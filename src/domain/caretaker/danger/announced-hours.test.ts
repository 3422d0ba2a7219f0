import { describe, expect, test } from 'vitest';
import { questionsIn } from '#domain/caretaker/asked-together/questions-in.ts';
import { emergencyInConversation } from '#domain/caretaker/emergency-in-conversation.ts';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';

const today = '2026-12-01';

describe('who asks for the hour of a day to come asks of what is announced', () => {
  test.each([
    '10日は何時から水が出ないの？',
    '10日は何時まで水が出ませんか',
    '10日は何時から何時まで水が出ないのでしょうか。',
    '10日はいつまで水が出ないの',
    '10日の何時から水が止まっていますか',
    '10日の断水は何時から水が出なくなりますか',
    '12月10日（木）は何時から水が出ませんか',
    '木曜は何時から水が使えませんか',
    '明日、何時から水が出ないんですか',
    '明日は何時から電気がつかないの',
    'あさっては何時からエレベーターが動かないの',
    '10日に水が出なくなるのは何時からですか',
    '水が出ないのは10日の何時からですか',
  ])('%s', (question) => {
    expect(emergencyOf(question, today)).toBeNull();
  });
});

describe('what happens now stays a danger', () => {
  test.each([
    ['今朝から水が出ない', 'water-cut'],
    ['10日から水が出ません、どうすれば', 'water-cut'],
    ['10日から何時まで水が出ないの', 'water-cut'],
    ['もう3日水が出ないけど、いつまで続くの', 'water-cut'],
    ['3日、いつまで水が出ないの', 'water-cut'],
    ['いつから水が出ないの', 'water-cut'],
    ['今日は何時から水が出ないの', 'water-cut'],
    ['1日は何時から水が出ないの', 'water-cut'],
    ['11月10日は何時から水が出ないの', 'water-cut'],
    ['10日は何時から断水なの、水が出ないよ', 'water-cut'],
    ['10日の断水は何時からですか。水が出ません', 'water-cut'],
    ['水が出ないけど、10日の断水は何時から？', 'water-cut'],
    ['明日は何時から断水ですか今水が出ないんです', 'water-cut'],
    ['明日断水のはずなのに、いつから水が出ないんですか', 'water-cut'],
    ['水が漏れてるんだけど明日は何時から管理人さんいますか', 'water-leak'],
    ['明日の何時に業者が来ますか、水が漏れています', 'water-leak'],
    ['10日に水が漏れているのは何時に直りますか', 'water-leak'],
    ['ガスの臭いがします、明日は何時から開いていますか', 'gas'],
    ['明日は何時から管理人さんがいますか、煙が出ています', 'fire'],
  ])('%s', (question, kind) => {
    expect(emergencyOf(question, today)).toBe(kind);
  });

  test('and everything does where the day of asking is not known', () => {
    expect(emergencyOf('10日は何時から水が出ないの？')).toBe('water-cut');
  });
});

test('neither the message, nor what is asked on, is taken for a cry for help', () => {
  const first = '10日は何時から水が出ないの？';
  expect(questionsIn(`${first}駐車場は空いていますか`, today)).toHaveLength(2);
  const asked = { question: 'トイレは使えますか', previous: [first], today };
  expect(emergencyInConversation(asked, asked.question)).toBeNull();
});
