import type { AnswerKind } from '#domain/retrieval/question/expected-answer.ts';

// 燃えるごみの曜日: a question may be no more than the name of what it asks for.
const byNoun: readonly (readonly [noun: RegExp, kind: AnswerKind])[] = [
  [/曜日/, 'weekday'],
  [/日程|日時|期限|時間/, 'date'],
  [/料金|金額|費用|残高|使用料|月額|利用料/, 'amount'],
];

/** What kind of value a question wants, from its kind or else from the noun it is about. */
export function wantedKind(understood: string, kind: AnswerKind): AnswerKind {
  return kind === 'other' ? (byNoun.find(([noun]) => noun.test(understood))?.[1] ?? kind) : kind;
}
