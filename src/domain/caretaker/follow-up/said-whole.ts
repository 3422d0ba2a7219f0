import {
  asksForAnything,
  conditionOf,
  matterOf,
  purposeOf,
  statementOf,
  toldIn,
} from '#domain/caretaker/topic-of.ts';
import { plainForm, possibleForm } from './verb-forms.ts';

const ends = /(?:ですか|でしょうか|なんですか|なの)?[。？?！!\s]*$/u;

/** 駐車場を借りたい */
const wish =
  /^(?<thing>[^、。をがはに]{1,20})(?:を|に)(?<stem>[^、。をがはにで]{1,8})たい(?:です|んです)?$/u;
/** 何台まで、いつから: how far the wish may go. */
const extent = /^(?:(?:何[^\s、。]{1,2}|いつ|いくつ)(?:まで|から))$/u;
/** 何匹までいい */
const permitted =
  /(?<=まで|から)(?:なら)?(?:いい|よい|良い|大丈夫|OK|可能|でき(?:る|ます))(?:の|んですか)?$/u;
/** 犬を飼い始めるには, ペット飼いたい */
const alsoWish = [
  /^(?<thing>[^、。をがはに]{1,20})を(?<stem>[^、。をがはにで]{1,4})始めるに?は/u,
  /^(?<thing>[^、。をがはに]{1,20}?)(?<stem>飼い|置き|借り|使い|[止停]め|付け|貸し)たい(?:です|んです)?$/u,
];
const oneMore = /^([0-9０-９一二三四五六七八九]+[台匹頭人本枚つ]目)[はも]?$/u;
/** What each household has its share of. */
const shared = /^何(?:台|匹|頭|羽|区画|本)まで$/u;

/** 出せば and 提出する name no paper of their own. */
const handsIn =
  /^(?:いつ|何日前|何(?:か月|ヶ月|カ月|週間)前|(?:どの|どれ)[くぐ]らい前|どこ|誰)(?:まで)?に?(?:出せ|出し|出す|提出)/u;
/** What is put out or handed in itself. */
const handedIn =
  /ごみ|ゴミ|捨|粗大|古紙|段ボール|ダンボール|委任状|届|書|票|用紙|通知|アンケート|案内|鍵/u;
/** 床をフローリングにしたい */
const rebuilding =
  /^([^、。]{0,8}(?:床|畳|和室|壁|風呂|浴室|台所|キッチン|トイレ|洗面|窓|扉|ドア|間取り)[^、。]{0,10}[をは][^、。]{1,12}に)(?:し|[替変換]え)たい(?:です|んです)?$/u;
const needsPapers = /借り|飼え|置け|使え|付け|弾け|貸せ|工事|リフォーム|張り替え|予約/u;
const asksOfCost = /^お金(?:は|も|が)?(?:いくら)?(?:かか[りる]|要[りる]|い[りる])/u;

/** 修繕積立金は上がりますか */
const yesOrNo =
  /^(?<head>[^、。]{1,24}?[はがを])(?<stem>[\p{Script=Han}\p{Script=Katakana}ー]+[ぁ-ん]{0,3}?|あり|なり|でき)(?<tail>ます|ました)か$/u;
const asksOnly =
  /^(?:いつ(?:から|まで|頃|ごろ)?|何時(?:から|まで)?|何年(?:度|から)?|なぜ|どうして|いくら|どのくらい|どれくらい)$/u;
const asksHowMuch = /^(?:いくら|どのくらい|どれくらい)$/u;
const hasAmount = /^(?:上が|下が|値上がり|値下がり|増え|減|足り|不足|余|かか|払)/u;
const comesAbout = /^(?:上が|下が|値上がり|値下がり|変わ|始ま|終わ|増え|減|空[きく]|直り|決ま)/u;

/** 急ぐときは？ */
const bareCondition = /^[^はがを、。]{1,12}(?:とき|場合)(?:に)?は?[？?]*$/u;
/** 建替えのときも同じ？ */
const sameThen =
  /^(?<then>[^はがを、。]{1,12}?(?:とき|場合))(?:に)?も(?:同じ|一緒|いっしょ)(?:なの|なん)?(?:ですか|でしょうか|か)?[？?]*$/u;
const asksLimit = /いつまで|何日前|何割|何票|何分の|何人(?:で|以上|の賛成)/u;

/** What is shared out among several people. */
const whoPrepares = /^(?:誰|だれ|どなた)が(?:準備|用意|担当)(?:する|し)/u;
const preparedFor = /訓練|行事|祭り?$|大会|イベント/u;

/** 省いた言葉を補う: a question that leaves its verb or its matter to the one before, said whole. */
export function saidWhole(rest: string, before: string): string | undefined {
  const told = statementOf(toldIn(before));
  return (
    wished(rest.replace(ends, '').replace(permitted, ''), told) ??
    ofPapers(rest, before, told) ??
    ofCost(rest, before, told) ??
    withSameVerb(rest.replace(ends, ''), before.replace(/[。？?！!\s]+$/u, '')) ??
    inThatCase(rest, before) ??
    ofTasks(rest, before)
  );
}

/** 何台まで？ after 駐車場を借りたい: 駐車場は1住戸で何台まで借りられますか. */
function wished(asked: string, told: string): string | undefined {
  const said = [wish, ...alsoWish].map((form) => form.exec(told)).find((found) => found !== null);
  const { thing, stem = '' } = said?.groups ?? {};
  const possible = possibleForm(stem);
  if (thing === undefined || possible === undefined) return undefined;
  const more = oneMore.exec(asked)?.[1];
  if (more !== undefined) return `${thing}は${more}も${possible}`;
  if (!extent.test(asked)) return undefined;
  return `${thing}は${shared.test(asked) ? '1住戸で' : ''}${asked}${possible}`;
}

/** どのくらい前に出せばいいの after フローリングに張り替えたい. */
function ofPapers(rest: string, before: string, told: string): string | undefined {
  if (!handsIn.test(rest) || handedIn.test(before)) return undefined;
  const rebuilt = rebuilding.exec(told)?.[1];
  if (rebuilt !== undefined) return `${rebuilt}する工事の申請や届け出は、${rest}`;
  if (/たい(?:です|んです)?$/u.test(told)) return `${told}。申請や届け出は、${rest}`;
  const matter = needsPapers.test(before) ? matterOf(before) : '';
  return matter === '' ? undefined : `${matter}の申請や届け出は、${rest}`;
}

/** お金はかかる？ after 鍵をなくしました wants to know how much. */
function ofCost(rest: string, before: string, told: string): string | undefined {
  const isMeant = asksOfCost.test(rest) && /(?:ました|た|ます)$/u.test(told);
  return isMeant && matterOf(before) === '' ? `${told}。費用はいくらかかりますか` : undefined;
}

/** いつから？ after 修繕積立金は上がりますか: 修繕積立金はいつから上がる予定ですか. */
function withSameVerb(asked: string, before: string): string | undefined {
  const { head, stem = '', tail = '' } = yesOrNo.exec(before)?.groups ?? {};
  if (head === undefined || asksForAnything(before) || !canBeAsked(asked, stem)) return undefined;
  return `${head}${asked}${asPlanned(stem, tail) ?? `${stem}${tail}か`}`;
}

/** How much is asked of what rises and falls, and not of what is there. */
const canBeAsked = (asked: string, stem: string): boolean =>
  asksOnly.test(asked) && (!asksHowMuch.test(asked) || hasAmount.test(stem));

/** What has not come about yet is asked of the plans. */
function asPlanned(stem: string, tail: string): string | undefined {
  const isToCome = tail === 'ます' && comesAbout.test(stem);
  const plain = isToCome ? plainForm(stem) : undefined;
  return plain && `${plain}予定ですか`;
}

/** 誰が準備するの after 防災訓練はいつ: 防災訓練の役割分担を教えてください. */
function ofTasks(rest: string, before: string): string | undefined {
  const matter = whoPrepares.test(rest) ? matterOf(before) : '';
  return preparedFor.test(matter) ? `${matter}の役割分担を教えてください` : undefined;
}

/** 急ぐときは？ after a question for a limit asks for the limit of that case. */
function inThatCase(rest: string, before: string): string | undefined {
  const then = sameThen.exec(rest)?.groups?.['then'];
  // 規約を変えるには何分の何: the other case takes the place of the first.
  const isOfOneCase = (conditionOf(before) ?? purposeOf(before)) !== undefined;
  if (then !== undefined && !isOfOneCase) return `${then}は、${before}`;
  if (!bareCondition.test(rest) || !asksLimit.test(before)) return undefined;
  return `${rest.replace(/は?[？?]*$/u, '')}は、${before}`;
}
