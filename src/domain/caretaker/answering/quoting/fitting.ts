import { asksWhetherAllowed, wishes } from '#domain/caretaker/answering/what-is-asked.ts';
import { openerOf, type Span } from './spans.ts';

/** What kind of sentence answers what kind of question, and how much better than the others. */
type Fit = { readonly asked: RegExp; readonly told: RegExp; readonly share: number };

const fits: readonly Fit[] = [
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
  // 外壁の工事は終わったんですか
  {
    asked:
      /どうな(?:った|りました|ってい?[るま])|終わ(?:った|りました|って)|決ま(?:った(?:の|ん|か)|りましたか)/,
    told: /決まって(?:いません|いない|い?る)|(?:終わった|終わりました|完了した|完了しました)。/,
    share: 1.6,
  },
  // 滞納は何件, いくら: how many, before for how long.
  { asked: /滞納/, told: /滞納があるのは/, share: 1.5 },
  // 繰越金はいくら
  {
    asked: /^(?!.*(?:前期|期首)).*(?:繰越|繰り越|決算[^。]*残[りっ])/,
    told: /次期繰越|^[^：]*繰り?越し?金は/,
    share: 1.8,
  },
  // いま積立金はいくらありますか
  {
    asked: /残高|(?:いくら|何円|どのくらい|どれくらい)[^。]{0,4}(?:あり|ある|残|たま|貯)/,
    told: /の残高は、/,
    share: 1.6,
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

/** 年度：2048, where 2030年 was asked for. */
const otherYearShare = 0.5;
const aYear = /20[0-9]{2}(?![0-9])/g;

function isOfOtherYear({ text, isTableRow }: Span, understood: string): boolean {
  const yearsIn = (words: string): readonly string[] => words.normalize('NFKC').match(aYear) ?? [];
  const [years, told] = [yearsIn(understood), yearsIn(text)];
  const isOther = told.length > 0 && !told.some((year) => years.includes(year));
  return isTableRow && years.length > 0 && isOther;
}

/** How well a sentence fits what kind of thing was asked. */
export function fittingShare(spans: readonly Span[], span: Span, understood: string): number {
  if (span.speech !== null) return 1;
  const share = fits
    .filter(({ asked, told }) => asked.test(understood) && told.test(span.text))
    .reduce(
      (product, fit) => product * fit.share,
      isOfOtherYear(span, understood) ? otherYearShare : 1,
    );
  const isAsked =
    wishes(understood) || (asksWhetherAllowed(understood) && !asksWho.test(understood));
  return isAsked && tellsAllowed(spans, span) ? share * allowedShare : share;
}

function tellsAllowed(spans: readonly Span[], span: Span): boolean {
  const { text } = span.isItem ? (openerOf(spans, span) ?? span) : span;
  return allowed.test(text) && !ofOthers.test(text);
}
