import { asksWhetherAllowed, pairsOf, wishes } from '#domain/caretaker/answering/what-is-asked.ts';
import { asksShare } from '#domain/retrieval/question/asks-majority.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { itemsBelow, openerOf, type Span } from './spans.ts';

/** What kind of sentence answers what kind of question, and how much better than the others. */
type Fit = { readonly asked: RegExp; readonly told: RegExp; readonly share: number };

const fits: readonly Fit[] = [
  // 工事は土日もできますか
  {
    asked: /土日|土曜|日曜|祝日|休日|休みの日/,
    told: /[土日]曜日|土日|祝日|休日/,
    share: 1.35,
  },
  // 夜中に困ったときの電話番号
  { asked: /夜|深夜/, told: /夜|深夜|24時間/, share: 1.35 },
  // 夜の9時にピアノを弾いてもいい: 9:00〜20:00, before how loud.
  {
    asked: /^(?!.*(?:曜(?!大工)|土日|祝日|休日|[0-9][月日])).*[0-9](?:時(?!間|期|点)|:[0-9]{2})/,
    told: /[0-9](?:時|分|:[0-9]{2})(?:から|[〜～])[^、。]{0,4}[0-9]{1,2}(?:時(?!間)|:)/,
    share: 2.5,
  },
  // エレベーターの更新はいつ: 2034年度, and not how many weeks it takes.
  {
    asked: /いつ(?!も|まで|でも|から)/,
    told: /[0-9]年(?!間)|[0-9]月(?!分|額)|[0-9]日(?!間|前|以)/,
    share: 1.5,
  },
  // 借りてる人は総会に出られる: what is said of tenants, though it is a case of its own in the rules.
  {
    asked: /賃貸|賃借|借家|借り(?:主|手)|借りて(?:い?る|い?ます|住|お住)/,
    told: /^(?:賃借人|(?:部屋を)?借りて)|専有部分を占有する者は/,
    share: 1.8,
  },
  // EVの充電器の話ってどうなった, 外壁の工事は終わったんですか
  {
    asked:
      /どうな(?:った|りました|ってい?[るま])|終わ(?:った|りました|って)|決ま(?:った(?:の|ん|か)|りましたか)/,
    told: /決まって(?:いません|いない|い?る)|(?:終わった|終わりました|完了した|完了しました)。/,
    share: 1.6,
  },
  // 停電したら水は出ますか: what stops, before what to do.
  {
    asked:
      /(?:たら|だら|とき|なると)[^。]*[はも][^。]{0,8}(?:ますか|[えけせてねれげべめる]る(?:の|か|[?？]))/,
    told: /(?:止まります|消えます|使え(?:ます|ません)|(?:出|動|見られ)ま(?:す|せん)|なくなります)。$/,
    share: 1.45,
  },
  // 何票で通るの, 何人来れば成立しますか: what carries a motion, and what makes a meeting one.
  {
    asked: /^(?!.*特別決議).*(?:成立|定足数|何[人名](?:[がで])?(?:来れ|いれ|集ま|出席))/,
    told: /成立(?:し|する)|開くことができ(?:ず|ない)/,
    share: 1.3,
  },
  {
    // 値上げは何票で決まる: what the bylaws do not name apart is decided like everything else.
    asked:
      /^(?!.*(?:規約|特別|建て?替|取り?壊|売却|復旧|地震|[壊わ]れ|被災|法人|共用部分の変更|成立|定足数|出席|集ま|[来い]れば|理事会)).*(?:何[票割]|何分の|何[人名]の賛成)/,
    told: /普通決議/,
    share: 2.2,
  },
  // 建替えは何割: mending what was lost is another matter.
  { asked: /建て?替え|取り?壊|売却/, told: /滅失/, share: 0.5 },
  {
    asked: /特別決議[^。]*(?:何[人票割個]|どれ|出席|定足数|賛成)/,
    told: /「特別決議」|特別決議は/,
    share: 1.5,
  },
  {
    asked: /^(?!.*(?:成立|定足数|出席|集ま|[来いあ]れば)).*何[票割]/,
    told: /成立しない/,
    share: 0.7,
  },
  // 点検で何か指摘された: what was found, before the day of the next one.
  {
    asked:
      /^(?!.*(?:次の|次回|今度)).*(?:点検|検査|調査)[^。]*(?:結果|指摘|異常|不具合|不良|問題|見つか)/,
    told: /の次の(?:点検|検査|清掃)は/,
    share: 0.5,
  },
  // 次の点検はいつ
  {
    asked: /(?:次|次回|今度)の?[^、。]{0,10}(?:は|の|って|を)?(?:いつ|時期|何月)|次回は/,
    told: /次の(?:点検|検査|清掃|定期点検|見直し)は|次回は/,
    share: 1.2,
  },
  // いつまでに, 何日前: the deadline.
  {
    asked: /いつまでに|何(?:日|週間|か月)前/,
    told: /(?:前|以内|末|日)まで(?:に|と)|以内/,
    share: 1.3,
  },
  // 出席者は何人: all of them.
  {
    asked: /(?:出席|参加|集まっ)[^。]*(?:何[人名]|人数|者数)|何[人名][^。]*(?:出席|参加|集ま)|合計/,
    told: /(?:^|／)[^／：]{1,6}：(?:合計|計)／/,
    share: 1.5,
  },
  { asked: /予算/, told: /の予算は、/, share: 1.5 },
  // 滞納は何件, いくら: how many, before for how long.
  { asked: /滞納/, told: /滞納があるのは/, share: 1.5 },
  // 繰越金はいくら, いま積立金はいくらありますか
  {
    asked: /^(?!.*(?:前期|期首)).*(?:繰越|繰り越|決算[^。]*残[りっ])/,
    told: /次期繰越|^[^：]*繰り?越し?金は/,
    share: 1.8,
  },
  {
    asked: /残高|(?:いくら|何円|どのくらい|どれくらい)[^。]{0,4}(?:あり|ある|残|たま|貯)/,
    told: /の残高は、/,
    share: 1.6,
  },
  // スマホで出せますか
  {
    asked:
      /(?:スマホ|スマートフォン|電子|オンライン)(?:で|から)[^。]*(?:出せ|出す|送[れる]|提出|投票|行使)/,
    told: /電磁的/,
    share: 2.4,
  },
  // インターホンが壊れた: whom to call.
  {
    asked: /壊れ|こわれ|故障|動かな|映らな|鳴らな|つながらな/,
    told: /[0-9]{2,4}-[0-9]{2,4}-[0-9]{3,4}/,
    share: 1.3,
  },
];

/** 手すりに掛けてはならない answers 布団を干していいですか before how the washing is hung up. */
const allowedShare = 1.3;
const allowed =
  /(?:こと|もの)が(?:できる|できない)|てはならない|禁止する|認めない|設けない|たものと(?:する|みなす)|(?:ては|ことは)(?:いけません|できません)/;
/** 理事長が、保管場所に移すことができる, 第17条の申請は…: what others may do, or in another matter. */
const ofOthers = /(?:理事長|理事会|管理組合|管理員|管理会社)[はが]、|第[0-9]+条/;

/** 役員になれるのは誰。賃借人でもいい？ */
const asksWho = /誰|だれ/;

/** Of two forms, the one on paper is meant where nothing else is said. */
const electronic = /^電磁的(?:記録|方法)/;
const asksElectronic = /電子|電磁|メール|オンライン|ネット|スマホ|パソコン|WEB|データ|PDF/i;
/** シールがあっても, of シールがない自転車: the opposite case. */
const despite = /^([^、。]{2,10})が(?:あっても|あるときは)/;
/** ほかの会社の回線も: what is said of others does not lead. */
const ofAnother = /^(?:ほか|他)の/;
/** その後の11月21日の理事会で決まったことは、まだ…: what came after does not lead, however many words it shares. */
const afterwards = /^その後/;
const beside = { electronic: 0.8, opposite: 0.6, another: 0.9, afterwards: 0.5, otherYear: 0.5 };

const aYear = /20[0-9]{2}(?![0-9])/g;
/** 年度：2048, where 2030年 was asked for. */
function isOfOtherYear(text: string, understood: string): boolean {
  const yearsIn = (words: string): readonly string[] => words.normalize('NFKC').match(aYear) ?? [];
  const [years, told] = [yearsIn(understood), yearsIn(text)];
  return years.length > 0 && told.length > 0 && !told.some((year) => years.includes(year));
}

/** How a sentence begins, who asks for it, and how much less it answers where nobody does. */
const unaskedOpenings: readonly (readonly [told: RegExp, asked: RegExp, share: number])[] = [
  [electronic, asksElectronic, beside.electronic],
  [ofAnother, /ほか|他/, beside.another],
  [afterwards, /その後/, beside.afterwards],
];

function besideShare({ text, isTableRow }: Span, understood: string): number {
  if (isTableRow && isOfOtherYear(text, understood)) return beside.otherYear;
  const unasked = unaskedOpenings.find(
    ([told, asked]) => told.test(text) && !asked.test(understood),
  );
  if (unasked !== undefined) return unasked[2];
  const [, thing] = despite.exec(text) ?? [];
  const isLacking = ['がない', 'のない', 'がなく', 'はない'].some((lacks) =>
    understood.includes(`${thing}${lacks}`),
  );
  return isLacking ? beside.opposite : 1;
}

/** 次の決議は、…5分の4以上: above the item 建替え決議, where that is what was asked. */
const listOfAsked = 1.6;
const ofVotes = /^(?:総会|理事会|賛成|必要|議決|決議|組合|何割|割合|可決)$/;

function isListOfAsked(spans: readonly Span[], span: Span, understood: string): boolean {
  // （以下「特別決議」という。） hides from others that the sentence opens a list.
  const isAbove = span.text.includes('次の') && spans[span.place + 1]?.isItem === true;
  if (!isAbove || !asksShare(normalise(understood))) return false;
  const words = (understood.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap(pairsOf);
  const asked = words.filter((word) => !ofVotes.test(word));
  return itemsBelow(spans, span).some(({ text }) => asked.some((word) => text.includes(word)));
}

/** How well a sentence fits what kind of thing was asked. */
export function fittingShare(spans: readonly Span[], span: Span, understood: string): number {
  if (span.speech !== null) return 1;
  const share =
    fits
      .filter(({ asked, told }) => asked.test(understood) && told.test(span.text))
      .reduce((product, fit) => product * fit.share, besideShare(span, understood)) *
    (isListOfAsked(spans, span, understood) ? listOfAsked : 1);
  const isAsked =
    wishes(understood) || (asksWhetherAllowed(understood) && !asksWho.test(understood));
  return isAsked && tellsAllowed(spans, span) ? share * allowedShare : share;
}

function tellsAllowed(spans: readonly Span[], span: Span): boolean {
  const { text } = span.isItem ? (openerOf(spans, span) ?? span) : span;
  return allowed.test(text) && !ofOthers.test(text);
}
