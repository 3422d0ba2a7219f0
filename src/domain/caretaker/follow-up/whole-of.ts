import type { EmergencyKind } from '#domain/caretaker/danger/emergency-kind.ts';
import { emergencyOf } from '#domain/caretaker/emergency-of.ts';

const aspect =
  /(?<=[^は、。]{2})(?:の(?:相手|値上げ|賛成|反対|任期|日時|日程|日にち|時間|期間|時期|予定|料金|使用料|利用料|費用|お金|回数|曜日|議題|場所|定員|人数|内容|お知らせ|状況|結果|仕事|使い方|出し方|手続き|申し?込み|申請や届け出))+(?=は|って|を|$|[？?])/u;

/** 理事の任期は何年ですか, then 断れますか: it is the office that may be declined. */
export const wholeOf = (before: string): string => before.replace(aspect, '');

/** 費用 and 業者 are of something that is done; 料金 is of a thing. */
export const asksOfAct =
  /^(?:[おご]?(?:費用|お?金(?=は|も|が|足|って)|代金|金額|総額|業者|工期|理由|目的)|いくら|(?:どこの|どの)(?:業者|会社))/u;

const paid = /費用|お金|料金|代は|払|弁償|賠償|保険|責任|負担|いくら|補償|請求/u;
const named: Partial<Record<EmergencyKind, string>> = {
  'water-leak': '水漏れ',
  'water-cut': '断水',
  'power-cut': '停電',
  fire: '火災',
  earthquake: '地震',
};

/** 費用は誰が払うんですか after a cry for help asks who pays, no longer for help. */
export function calmMatter(understood: string, rest: string): string | undefined {
  const kind = paid.test(rest) && emergencyOf(rest) === null ? emergencyOf(understood) : null;
  const name = kind === null ? undefined : named[kind];
  if (name === undefined) return undefined;
  const calm = `${name}の${/^[^、。]{1,8}[はもを]/u.test(rest) ? '' : '場合、'}${rest}`;
  return emergencyOf(calm) === null ? calm : undefined;
}
