import type { Asked } from '#domain/caretaker/evidence/evidence.ts';
import { askedDay } from '#domain/caretaker/exact/asked-day.ts';
import { isUnderstood } from '#domain/caretaker/exact/is-understood.ts';
import type { Known } from '#domain/caretaker/exact/known.ts';
import { stoppageAsked } from '#domain/caretaker/exact/outage-answer.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { stoppageKinds } from '#domain/notices/stoppage-kinds.ts';

const when = [
  /何(?:時間?|日|曜日?|分)|日[時程]|時[間刻期]|予定|期間/,
  /開始|始ま|終わ|終了|続|止ま|全部|教えて|知りたい|本当/,
];
const behindDay = '(?:の|に|は|ですが|ですけど|、|,)*';

/**
 * 「12月10日の断水のとき、トイレは使えますか」 asks what 「断水のとき、トイレは使えますか」 asks: the day is the one
 * the notice tells anyway, and in a search it only finds the line with the hours. It stays where only the day is asked.
 */
export function withoutNoticedDay(asked: Asked, { stoppages = [] }: Known): Asked {
  const kind = stoppageAsked(asked.question);
  const text = plainQuestion(asked.question);
  const day = askedDay(text, asked.today);
  if (kind === undefined || day === undefined) return asked;
  const isNoticed = stoppages.some(
    ({ marks, time }) =>
      marks.includes(kind) && time !== null && time.on <= day.date && day.date <= time.lastOn,
  );
  const rest = text.replace(day.words, '');
  if (!isNoticed || isUnderstood(rest, [stoppageKinds[kind].asked, ...when])) return asked;
  const [before = '', ...after] = text.split(day.words);
  const behind = after.join(day.words).replace(new RegExp(`^${behindDay}`), '');
  return { ...asked, question: `${before}${behind}` };
}
