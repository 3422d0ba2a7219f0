import { expect, test } from 'vitest';
import { speechLabelOf, speechOf } from './speech.ts';

test.each([
  ['問（出席組合員G）　充電設備を付けられないか。', 'question', '問（出席組合員G）　'],
  ['質問1　いつからですか。', 'question', '質問1　'],
  ['意見（出席組合員A、反対）　傷みは目立たない。', 'opinion', '意見（出席組合員A、反対）　'],
  ['要望(101号室)：広くしてほしい。', 'opinion', '要望(101号室)：'],
  ['答（議長）　決めていない。', 'reply', '答（議長）　'],
  ['回答：10月からです。', 'reply', '回答：'],
  ['答えは次回に伝える。', null, ''],
  ['意見が多く出た。', null, ''],
  ['質問：何匹まで／回答：2匹', null, ''],
])('%s: %s', (line, speech, label) => {
  expect(speechOf(line)).toBe(speech);
  expect(speechLabelOf(line)).toBe(label);
});
