import { asksWhetherAllowed, wishes } from '#domain/caretaker/answering/what-is-asked.ts';
import { openerOf, type Span } from './spans.ts';

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
const beside = { electronic: 0.8, opposite: 0.6, another: 0.9, afterwards: 0.5 };

function besideShare({ text }: Span, understood: string): number {
  if (electronic.test(text) && !asksElectronic.test(understood)) return beside.electronic;
  if (ofAnother.test(text) && !/ほか|他/.test(understood)) return beside.another;
  if (afterwards.test(text) && !understood.includes('その後')) return beside.afterwards;
  const [, thing] = despite.exec(text) ?? [];
  const isLacking = ['がない', 'のない', 'がなく', 'はない'].some((lacks) =>
    understood.includes(`${thing}${lacks}`),
  );
  return isLacking ? beside.opposite : 1;
}

/** How well a sentence fits what kind of thing was asked. */
export function fittingShare(spans: readonly Span[], span: Span, understood: string): number {
  if (span.speech !== null) return 1;
  const share = fits
    .filter(({ asked, told }) => asked.test(understood) && told.test(span.text))
    .reduce((product, fit) => product * fit.share, besideShare(span, understood));
  const isAsked =
    wishes(understood) || (asksWhetherAllowed(understood) && !asksWho.test(understood));
  return isAsked && tellsAllowed(spans, span) ? share * allowedShare : share;
}

function tellsAllowed(spans: readonly Span[], span: Span): boolean {
  const { text } = span.isItem ? (openerOf(spans, span) ?? span) : span;
  return allowed.test(text) && !ofOthers.test(text);
}
