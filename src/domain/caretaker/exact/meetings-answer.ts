import type { Line } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { heldRecordId, heldSentences } from '#domain/caretaker/records/held-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const kinds = [
  ['board', /理事会|役員会/],
  ['general', /総会/],
] as const;
const howOften =
  /(?:何|なん)[回度]|頻度|ペース|どの(?:くらい|ぐらい)の?間隔|どれ(?:くらい|ぐらい)の間隔|何か月(?:に|ごと|おき)|毎月(?:開|や|ある|あり)/;
/** How often something was talked about, or somebody was there, is another question. */
const otherwise =
  /欠席|出席|話し合|議論|検討|決議|書面|招集|通知|任期|委員会|議題|何人|練習|訓練|点検|続け|延期|第[0-9]+回|20[0-9]{2}年/;
const lastYear = /昨年度?|去年|前年度|前期/;

/** 前回の総会の結果を教えて: nothing but the meeting and what came of it. */
const whatCameOfIt =
  /^(?:前回|先日|今年|直近|この前|最近)?の?(?:通常|定期)?(総会|理事会)(?:の|で|では)?(?:何が|何を)?(?:結果|決議|決まったこと|決まったの|決定事項|決まり|決め)(?:は|を|って|まし|た)*(?:何|なに|どう|どうな)?(?:教えて|知りたい|見せて)?(?:ください|下さい|です|でした|った|り|まし|の|た)*か?[?？。]*$/;

/** 総会の結果を教えて: all that the last one decided, as its record has it. */
export function resultsAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const [, name] = whatCameOfIt.exec(plainQuestion(asked.question)) ?? [];
  if (!asked.useDocuments || name === undefined) return undefined;
  const kind = name === '総会' ? 'general' : 'board';
  const passage = known.passages.find(({ id }) => id.startsWith(`record-last-${kind}-meeting-`));
  if (passage === undefined) return undefined;
  const lines = passage.text.split('\n').map((words) => ({
    markdown: escapeMarkdown(words).replace(/^・/, '- '),
    quotes: [{ passage, words }],
  }));
  return { outcome: 'answered', lines };
}

/** 理事会は何回開かれましたか: how often they met by the record, and when they meet next. */
export function meetingsAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !howOften.test(text) || otherwise.test(text)) return undefined;
  const [kind] = kinds.find(([, words]) => words.test(text)) ?? [];
  if (kind === undefined) return undefined;
  const [thisYear, before] = heldSentences(known.facts, kind);
  const held = lastYear.test(text) ? [before, thisYear] : [thisYear, before];
  const lines = held.flatMap((sentence) => quoted(known, heldRecordId, sentence));
  if (lines.length === 0) return undefined;
  return { outcome: 'answered', lines: [...lines, ...nextLines(known, kind)] };
}

function nextLines(known: Known, kind: 'board' | 'general'): readonly Line[] {
  const id = `record-next-${kind}-meeting`;
  const next = known.passages.find((passage) => passage.id === id);
  return quoted(known, id, next?.text.split('\n')[0]);
}

function quoted(known: Known, id: string, words: string | undefined): readonly Line[] {
  const passage = known.passages.find((one) => one.id === id);
  if (passage === undefined || words === undefined || !passage.text.includes(words)) return [];
  const counted = escapeMarkdown(words).replace(/[0-9]+回/, '**$&**');
  return [{ markdown: counted, quotes: [{ passage, words }] }];
}
