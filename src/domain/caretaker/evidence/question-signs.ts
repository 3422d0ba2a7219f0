import { fiscalYearOf, type IsoDate } from '#domain/calendar.ts';
import {
  containsExpected,
  type ExpectedAnswer,
  expectedAnswer,
} from '#domain/retrieval/question/expected-answer.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { foldKana } from '#domain/retrieval/text/scripts.ts';
import { type AsksForArticle, asksForArticle } from './asked/named-article.ts';
import { type AsksForRecord, asksForRecord } from './asked-record.ts';
import { type Figures, figuresIn } from './figures.ts';

/** What a question tells about where its answer stands. */
export type QuestionSigns = {
  readonly asked: string;
  readonly expected: ExpectedAnswer;
  /** Whether a folded text contains what was asked for: a date, a sum, a permission. */
  readonly isSaidIn: (foldedText: string) => boolean;
  /** The same, where something exact was asked for. */
  readonly isAnsweredBy: (foldedText: string) => boolean;
  readonly figures: Figures;
  readonly asksForRecord: AsksForRecord | undefined;
  readonly asksForArticle: AsksForArticle | undefined;
  readonly asksLaw: boolean;
  readonly asksDecision: boolean;
  readonly asksLive: boolean;
  readonly asksOld: boolean;
  readonly asksLatest: boolean;
  /** Whether it asks how something stands today. */
  readonly asksNow: boolean;
  /** For a day of the past; 0 or more. */
  readonly yearsSince: (day: IsoDate) => number;
};

const law =
  /法律|法令|法改正|改正法|[^方文手用作製処寸療]法(?:で|は|の|に|では|上)|民法|判例|裁判|訴訟|判決|ガイドライン|国の(?:目安|基準|調査|平均|決まり)|国土交通|全国|標準管理規約|認定|罰|過料|時効|競売/;
const decision =
  /決まりました|決まった|決めた|決議され|可決|否決|賛成|反対|棄権|議案|議題|議事録|どうなりました|どうなった|話し合|意見|報告|(?:総会|理事会)(?:で|の)|でしたか|ましたか|(?:た|だ)の(?:です)?か?[?。]?$/;
const live =
  /次の|次回|今度|今の|現在|いま|今(?:年|月|は)|残高|貯|空い|空き|何曜|曜日|電話|連絡先|役員|理事長|会計|監事|状況|点検|収集/;
const old =
  /以前(?!から)|改正前|変更前|前の(?:規約|細則|決まり|ルール)|旧(?:規約|細則|版)|古い|昔|かつて/;
const latest =
  /今、?どう|いま、?どう|その後|現状|去年|昨年|最近|この前|この間|前回|先日|先月|最新|直近|一番新しい|今年/;
const now = /(?:今|いま)(?:、|は|も|どう)|現在|現状|その後/;
const yearMs = 365.25 * 24 * 60 * 60 * 1000;

export function signsOf(question: string, today: IsoDate): QuestionSigns {
  const asked = normalise(question);
  const expected = expectedAnswer(asked);
  const { pattern, isStrict } = expected;
  const figures = figuresIn(asked, today);
  const folded = foldKana(asked);
  const foldedPattern = pattern && foldPattern(pattern);
  const foldedExpected = { ...expected, ...(foldedPattern && { pattern: foldedPattern }) };
  const isSaidIn = (text: string) => containsExpected(foldedExpected, folded, text);
  return {
    asked,
    expected,
    isSaidIn,
    isAnsweredBy: (text) => isStrict && isSaidIn(text),
    figures,
    asksForRecord: asksForRecord(asked, {
      years: figures.years,
      closedYear: String(fiscalYearOf(today) - 1),
    }),
    asksForArticle: asksForArticle(asked),
    asksLaw: law.test(asked),
    asksDecision: decision.test(asked),
    asksLive: live.test(asked),
    asksOld: old.test(asked),
    asksLatest: latest.test(asked),
    asksNow: now.test(asked),
    yearsSince: (day) => Math.max(0, (Date.parse(today) - Date.parse(day)) / yearMs),
  };
}

const foldedPatterns = new Map<string, RegExp>();

/** The patterns are few, and compiling one takes as long as reading all candidates with it. */
function foldPattern({ source, flags }: RegExp): RegExp {
  const folded = foldedPatterns.get(source) ?? new RegExp(foldKana(source), flags);
  foldedPatterns.set(source, folded);
  return folded;
}
