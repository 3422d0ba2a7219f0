import { expect, test } from 'vitest';
import { writeNumber } from './numbering.js';

test.each([
  [12, 'decimal', '12'],
  [12, 'decimalFullWidth', '１２'],
  [12, 'japaneseCounting', '十二'],
  [10, 'japaneseCounting', '十'],
  [120, 'japaneseCounting', '百二十'],
  [305, 'chineseCountingThousand', '三百五'],
  [20, 'ideographDigital', '二〇'],
  [3, 'decimalEnclosedCircle', '③'],
  [21, 'decimalEnclosedCircle', '21'],
  [3, 'aiueoFullWidth', 'ウ'],
  [2, 'irohaFullWidth', 'ロ'],
  [3, 'lowerLetter', 'c'],
  [27, 'upperLetter', '27'],
  [14, 'lowerRoman', 'xiv'],
  [4, 'upperRoman', 'IV'],
  [7, 'somethingNew', '7'],
])('%i is shown in %s as %s', (number, format, text) => {
  expect(writeNumber(number, format)).toBe(text);
});
