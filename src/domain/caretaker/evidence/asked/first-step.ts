import type { Ranked } from '#domain/caretaker/evidence/rank-candidates.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

/** 借りたいのですが: a wish, or a move that is announced, and nothing asked besides. */
const wish =
  /(?:^|。)[^、。]{1,16}(?:(?:借り|使い|使用し|利用し|契約し|申し込み|申込み|予約し|飼い|とめ|停め|置き)たい|引っ?越し?(?:てき|し)?(?:ます|(?:てく)?る(?:ことに|予定))|(?:入居|転入)(?:します|する(?:ことに|予定)))/;
const asksMore =
  /何|なに|いくら|いつ|どこ|誰|だれ|なぜ|どの|どん|どれ|いい|大丈夫|平気|可能|許可|(?:ます|です|れる|きる|せん)か|[?]/;
const asksHow = /どう(?:すれば|したら|やって|やれば)|何(?:を|から)(?:すれば|したら|始め)|手続/;

const application = /申込|申し込|申請|届|予約|手続/;
/** 「バイク置場使用申込書」: a rule that names its form tells itself how to begin. */
const form = /「[^」]*(?:申込|申請|届)[^」]*」/;
const otherwise = /要らない|不要|解約|変更|終了|取消|違反/;

/** Whether somebody only says what they wish to do, or asks how: the first step is wanted, not who may and what it costs. */
export function asksFirstStep(asked: string): boolean {
  return wish.test(asked) && (asksHow.test(asked) || !asksMore.test(asked));
}

/** 申込み、届出: whether a rule tells how to begin. */
export function tellsFirstStep({
  category,
  heading,
}: Pick<KnowledgePassage, 'category' | 'heading'>): boolean {
  return category === 'rule' && application.test(heading) && !otherwise.test(heading);
}

/** Of the rules that lead, the article on how to begin goes before those on who may, how many and how much. */
export function firstStepFirst<T extends Ranked>(
  ranked: readonly T[],
  asked: string,
): readonly T[] {
  const [first] = ranked;
  if (first?.passage.category !== 'rule' || form.test(first.passage.text)) return ranked;
  if (!asksFirstStep(asked)) return ranked;
  const step = ranked.find(
    ({ passage }) => passage.sourceId === first.passage.sourceId && tellsFirstStep(passage),
  );
  if (step === undefined || step === first) return ranked;
  const rest = ranked.filter((one) => one !== step);
  return [{ ...step, likelihood: first.likelihood }, ...rest];
}
