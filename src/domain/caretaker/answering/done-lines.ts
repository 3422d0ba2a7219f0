import { placeOf } from './quoting/place-of.ts';
import { type Line, own } from './quoting/quoted-line.ts';
import { asksWhetherDone } from './what-is-asked.ts';

const tellsDone =
  /済[みん]|終わ(?:っ|り)|直った|直り|完了|未(?:実施|了)|(?:直|交換|修理|補修|設置|実施|清掃|塗装)(?:し(?:た|ました)|され)|取り?替えた/;

/** 頼む。 in minutes says what was to be done: whose words these are is told, and that they do not tell whether it was. */
export function doneLines(understood: string, told: readonly Line[]): readonly Line[] {
  const [first] = told;
  const [quote] = first?.quotes ?? [];
  if (first === undefined || quote === undefined || !asksWhetherDone(understood)) return [];
  const isTold = first.quotes.some(({ words }) => tellsDone.test(words));
  if (isTold || !quote.passage.category.endsWith('meeting')) return [];
  return [
    own(
      `${placeOf(quote.passage)}に、次のようにあります。その後に済んだかどうかは、ここには書かれていません。`,
    ),
  ];
}

const asksDecided = /決ま(?:って|りました|ったの|ったんで|ったか)|どうな(?:った|りました)/;
const notice = /(?:開催|招集)(?:の)?(?:通知|お知らせ|ご?案内)|^次回[^」]*予定/;

/** 決まってますか: what a meeting is to deal with has not been decided by its being announced. */
export function agendaLines(understood: string, told: readonly Line[]): readonly Line[] {
  const [quote] = told[0]?.quotes ?? [];
  if (quote === undefined || !asksDecided.test(understood)) return [];
  if (!notice.test(quote.passage.sourceTitle)) return [];
  return [
    own(
      `${placeOf(quote.passage)}に、次のようにあります。議題のご案内で、決まったことではありません。`,
    ),
  ];
}
