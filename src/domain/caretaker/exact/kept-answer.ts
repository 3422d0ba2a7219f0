import { placeOf } from '#domain/caretaker/answering/quoting/place-of.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { type Span, spansOf } from '#domain/caretaker/answering/quoting/spans.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

/** 書類, as people name it and as rules do: a receipt is one of その他の帳票類. */
const papers: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/(?:会計)?帳簿|帳票類?/, /帳簿|帳票/],
  [/領収書|請求書|伝票|証憑|見積書/, /帳票/],
  [/契約書/, /契約書/],
  [/議事録/, /議事録/],
  [/(?:組合員|居住者)?名簿/, /名簿/],
  [/設計図書?|図面/, /設計図/],
  [/点検(?:の)?報告書|修繕の?(?:記録|履歴)/, /点検の報告書/],
];
const keeps = /保管|保存|(?:取|と)ってお|残して?お|残す|残し/;
const howLong =
  /何(?:年|か月|ヶ月)間?|いつまで|どの?(?:くらい|ぐらい)|どれ(?:くらい|ぐらい)|期間|年数/;
/** What may stand beside it without changing what is asked. */
const beside =
  /総会|理事会|管理組合|組合|会計|決まり|定め|規約|必要|義務|期限|決め|決ま|教|知|書類|古|間|年|等/;
const isKept = /保[管存](?:し(?!てはならない)|する)/;
const term = /[0-9０-９一二三四五六七八九十]+(?:年(?!度)|か月|週間)|間、|永久/;

/** 帳簿は何年保管しますか: what orders the keeping, and that it names no term. Where one is named, it is told elsewhere. */
export function keptAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !keeps.test(text) || !howLong.test(text)) return undefined;
  const meant = papers.filter(([words]) => words.test(text));
  const words = meant.map(([one]) => one);
  if (meant.length === 0 || !isUnderstood(text, [howLong, keeps, ...words, beside]))
    return undefined;
  const told = known.passages.filter(isInForce).flatMap((passage) =>
    sentencesOn(
      passage,
      meant.map(([, one]) => one),
    ),
  );
  const [first] = told.filter(({ passage }) => isOwnRule(passage));
  if (first === undefined || told.some(({ span }) => term.test(span.text))) return undefined;
  const names = words.map((one) => one.exec(text)?.[0] ?? '').join('や');
  const rules = told.filter(({ passage }) => isOwnRule(passage)).slice(0, mostRules);
  return {
    outcome: 'related',
    lines: [
      own(`${names}を何年保管するかの定めは、書類の中に**見つかりませんでした**。`),
      ...rules.map(ruleLine),
    ],
  };
}

const mostRules = 2;

type Told = { readonly passage: KnowledgePassage; readonly span: Span };

function sentencesOn(passage: KnowledgePassage, told: readonly RegExp[]): readonly Told[] {
  return spansOf(passage.text)
    .filter(({ text }) => isKept.test(text) && told.some((words) => words.test(text)))
    .map((span) => ({ passage, span }));
}

const ruleLine = ({ passage, span: { text } }: Told): Line => ({
  markdown: `- ${placeOf(passage)}：${escapeMarkdown(text)}`,
  quotes: [{ passage, words: text }],
});

const isInForce = ({ validity }: KnowledgePassage): boolean =>
  validity === 'always' || validity === 'current';

const isOwnRule = ({ origin, category }: KnowledgePassage): boolean =>
  origin === 'document' && (category === 'bylaw' || category === 'rule');
