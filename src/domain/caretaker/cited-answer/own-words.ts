import { namedThingsIn } from '#domain/caretaker/cited-answer/claims/named-things.ts';
import { readFigures } from '#domain/caretaker/cited-answer/claims/read-figures.ts';

/** 自分の言葉: what a sentence without a source may be. */
type OwnWords = 'not-found' | 'advice' | 'lead-in';

const notFound =
  /(?:資料|根拠|情報|記載|文書|書類|記録).{0,24}(?:見つかりません|見当たりません|確認できません|含まれて(?:い|お)りません|含まれていません|わかりません|分かりません|ありません|ございません)(?:でした)?(?:。|$)|^(?:申し訳(?:ありません|ございません)(?:が)?、?)?(?:この(?:ご?質問|点)(?:に|について)は、?)?(?:お答えできません|わかりません|分かりません)(?:。|$)/;
const advice =
  /^(?:(?:詳しくは|詳細は|くわしくは|ご不明な点(?:が(?:ある|あれば)|は)?|必要に応じて|念のため|まずは|心配な(?:とき|場合)は)、?)?(?:[^。]{0,12}(?:管理事務室|管理員|管理会社|理事会|管理組合|理事長|専門家|弁護士|専門業者)(?:に|へ|まで|か[^。]{0,8}に)も?)?、?(?:ご確認|お問い合わせ|ご相談|お尋ね|ご連絡|お確かめ)ください。?$/;
const leadIn = /(?:[：:]|次のとおりです。|以下のとおりです。)$/;
const longestOwn = 70;

/**
 * A sentence that names no fact needs no source: that nothing was found, whom to ask, what comes next.
 * Absent rules (「禁止する規定はありません」) are facts.
 */
export function ownWordsIn(sentence: string): OwnWords | undefined {
  if (sentence.length > longestOwn || namesFacts(sentence)) return undefined;
  if (notFound.test(sentence)) return 'not-found';
  if (advice.test(sentence)) return 'advice';
  return leadIn.test(sentence) ? 'lead-in' : undefined;
}

/** Figures and names are what a reader acts on. */
export function namesFacts(sentence: string): boolean {
  return readFigures(sentence).length > 0 || namedThingsIn(sentence).length > 0;
}
