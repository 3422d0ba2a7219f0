import { formatPlainDate } from '#domain/calendar.ts';
import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { type DocumentCategory, documentCategoryNames } from '#domain/documents/category.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';

/** What people call a document, and where the library keeps it; what says more goes first. */
const kinds: readonly (readonly [words: RegExp, categories: readonly DocumentCategory[]])[] = [
  [/総会の?議事録|議案書|招集通知/, ['general-meeting']],
  [/理事会の?議事録/, ['board-meeting']],
  [/議事録/, ['general-meeting', 'board-meeting']],
  [/使用細則|細則|使用規則/, ['rule']],
  [/(?:管理)?規約/, ['bylaw']],
  [/決算書|決算報告書?|収支報告書?|会計報告書?|貸借対照表|財産目録/, ['accounts']],
  [/点検(?:の)?(?:報告書?|結果)/, ['inspection']],
  [/(?:管理委託|保守|委託)?契約書/, ['contract']],
  [/保険(?:証券|証書|の(?:書類|契約書))/, ['insurance']],
  [/防災(?:マニュアル|計画書?|の手引き?)/, ['disaster']],
  [/お知らせ/, ['notice']],
];

/** 見られますか, どこにありますか; whether others may see it, or on which shelf its paper lies, asks for a rule. */
const toRead =
  /どこ(?:で|に|から|を|へ)?|どうやって|どうしたら|どうすれば|見られ(?:ます|る)|見れ(?:ます|る)|見る(?:に|方法)?|見たい|見せて|読め(?:ます|る)|読む(?:に|方法)?|読みたい|閲覧(?:でき(?:ます|る)|する(?:に)?|したい|方法)?|あり(?:ます)?|ある/;
const asks = /どこ|どうやって|どうしたら|どうすれば|方法|には|たい|見せて/;
const beside =
  /この|うちの|マンション|管理組合|組合|総会|理事会|過去|今まで|これまで|最近|最新|前回|いちばん|一番|新しい|全文|もう|一度|スマホ|スマートフォン|パソコン|画面|資料|書類|文書|場所/;

const mostNamed = 3;

/** 議事録はどこで見られますか: in the library, the newest first. Where a paper of this kind is kept, its rule says. */
export function readHereAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !asks.test(text)) return undefined;
  const [words, categories] = kinds.find(([kind]) => kind.test(text)) ?? [];
  if (words === undefined || categories === undefined) return undefined;
  if (!isUnderstood(text, [words, toRead, beside])) return undefined;
  const [name = ''] = words.exec(text) ?? [];
  const held = categories.filter((category) =>
    known.passages.some((passage) => isIn(passage, category)),
  );
  if (held.length === 0) return undefined;
  const places = held.map(
    (category) => `[${documentCategoryNames[category]}](/demo/documents?category=${category})`,
  );
  const newest = documentsIn(known.passages, held)
    .filter(({ sourceTitle }) => words.test(sourceTitle))
    .slice(0, mostNamed);
  return {
    outcome: 'answered',
    lines: [
      own(`${escapeMarkdown(name)}は、「文書」の画面の${places.join('と')}で読めます。`),
      ...newest.map(documentLine),
    ],
  };
}

const isIn = (
  { origin, category, validity }: KnowledgePassage,
  wanted: DocumentCategory,
): boolean => origin === 'document' && category === wanted && validity !== 'ended';

/** One passage of each document, the newest document first. */
function documentsIn(
  passages: readonly KnowledgePassage[],
  categories: readonly DocumentCategory[],
): readonly KnowledgePassage[] {
  const firsts = new Map<string, KnowledgePassage>();
  for (const passage of passages) {
    const isWanted = categories.some((category) => isIn(passage, category));
    if (isWanted && !firsts.has(passage.sourceId)) firsts.set(passage.sourceId, passage);
  }
  return [...firsts.values()].toSorted((a, b) =>
    (b.issuedOn ?? '').localeCompare(a.issuedOn ?? ''),
  );
}

function documentLine({ sourceTitle, href, issuedOn }: KnowledgePassage) {
  const [page = href] = href.split('#');
  const day = issuedOn === null ? '' : `（${formatPlainDate(issuedOn)}）`;
  return own(`- [${escapeMarkdown(sourceTitle)}](${page})${day}`);
}
