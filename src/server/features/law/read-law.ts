import { type IsoDate, isRealDate } from '#domain/calendar.ts';
import { type Law, type LawArticle, LawProblem } from './law.ts';
import { articleLabel, readableLawNumber, readableTitle } from './law-numbers.ts';
import {
  childOf,
  childrenOf,
  elementsOf,
  findNode,
  parseXml,
  textOf,
  type XmlNode,
} from './xml-node.ts';

/** What the file itself does not say, from its name or from the operator. */
export type LawHints = { readonly fileName: string; readonly inForceFrom: IsoDate | null };

/** e-Gov の法令XML: with the envelope of the API, or the bare `Law`. */
export function readLaw(xml: string, hints: LawHints): Law {
  const top = parseXml(xml);
  const law = findNode(top, 'Law');
  const body = law && childOf(law, 'LawBody');
  if (!law || !body) throw new LawProblem('e-Gov の法令XMLではないようです（Law がありません）。');
  const articles = articlesOf(body);
  if (articles.length === 0) throw new LawProblem('この法令には、読み取れる条文がありません。');
  return {
    ...identityOf(top, hints),
    lawNumber: readableLawNumber(textOf(childOf(law, 'LawNum'))),
    title: textOf(childOf(body, 'LawTitle')),
    articles,
  };
}

const lawIdShape = /^\d{3}[0-9A-Z]{5,20}$/;
const nameShape = /^\d{3}[0-9A-Z]{5,20}(?:_\d{8}_[0-9A-Z]+)?(?=\.|$)/;

export function isLawId(text: string): boolean {
  return lawIdShape.test(text);
}

/** In the envelope, else in the name of the file: `337AC0000000069_20260401_507AC0000000047.xml`. */
function identityOf(
  top: XmlNode,
  hints: LawHints,
): Pick<Law, 'lawId' | 'revisionId' | 'inForceFrom'> {
  const told = (name: string) => textOf(findNode(top, name)).trim();
  const revision = told('law_revision_id') || revisionIn(hints.fileName);
  const [namedId = '', namedDay = ''] = revision.split('_');
  const lawId = told('law_id') || namedId;
  if (!isLawId(lawId)) {
    throw new LawProblem(
      '法令IDが分かりません。ファイルの名前を法令ID（例：405AC0000000088.xml）にしてください。',
    );
  }
  const inForceFrom =
    hints.inForceFrom ?? dayIn(told('amendment_enforcement_date')) ?? dayIn(spacedDay(namedDay));
  const revisionId = namedDay ? revision : `${lawId}_${inForceFrom ?? 'undated'}`;
  return { lawId, revisionId, inForceFrom };
}

function revisionIn(fileName: string): string {
  return nameShape.exec(fileName)?.[0] ?? '';
}

function dayIn(text: string): IsoDate | null {
  return isRealDate(text) ? text : null;
}

function spacedDay(compact: string): string {
  return compact.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

function articlesOf(body: XmlNode): readonly LawArticle[] {
  return elementsOf(body).flatMap((part) => {
    if (part.name === 'MainProvision') return mainArticles(part);
    if (part.name === 'SupplProvision') return supplementArticles(part);
    return part.name === 'AppdxTable' ? [tableArticle(part, '')] : [];
  });
}

function mainArticles(part: XmlNode): readonly LawArticle[] {
  const articles = articlesWithin(part, { prefix: '', place: '' });
  const text = paragraphsText(part);
  return text ? [{ label: '本則', caption: '', place: '', text }, ...articles] : articles;
}

/** 附則 of the law itself, or of the law that amended it, whose number the label names. */
function supplementArticles(part: XmlNode): readonly LawArticle[] {
  const amendedBy = readableLawNumber(part.attributes['AmendLawNum'] ?? '');
  const prefix = amendedBy ? `附則（${amendedBy}）` : '附則';
  const text = paragraphsText(part);
  return [
    ...(text ? [{ label: prefix, caption: '', place: '附則', text }] : []),
    ...articlesWithin(part, { prefix, place: '附則' }),
    ...childrenOf(part, 'SupplProvisionAppdxTable').map((table) => tableArticle(table, prefix)),
  ];
}

type Context = { readonly prefix: string; readonly place: string };

const containers = ['Part', 'Chapter', 'Section', 'Subsection', 'Division'];

function articlesWithin(parent: XmlNode, { prefix, place }: Context): readonly LawArticle[] {
  let sharedCaption = '';
  return elementsOf(parent).flatMap((node) => {
    if (containers.includes(node.name)) {
      const title = readableTitle(textOf(childOf(node, `${node.name}Title`)));
      return articlesWithin(node, { prefix, place: [place, title].filter(Boolean).join(' ') });
    }
    if (node.name !== 'Article') return [];
    const text = paragraphsText(node);
    const own = withoutBrackets(textOf(childOf(node, 'ArticleCaption')));
    sharedCaption = own || sharedCaption;
    const caption = text === '削除' ? '' : sharedCaption;
    return [{ label: prefix + articleLabel(node.attributes['Num'] ?? ''), caption, place, text }];
  });
}

function tableArticle(node: XmlNode, prefix: string): LawArticle {
  const title = readableTitle(textOf(childOf(node, `${node.name}Title`)));
  const rest = elementsOf(node).filter(({ name }) => name !== `${node.name}Title`);
  return {
    label: `${prefix}${title || '別表'}`,
    caption: '',
    place: prefix ? '附則' : '',
    text: rest.flatMap(linesOf).join('\n'),
  };
}

function withoutBrackets(caption: string): string {
  return caption.replace(/^（(.*)）$/, '$1');
}

function paragraphsText(parent: XmlNode): string {
  return childrenOf(parent, 'Paragraph')
    .map((paragraph) => linesOf(paragraph).join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A paragraph, an item or a sub-item of any depth: its number and sentence, then what stands below it. */
function linesOf(node: XmlNode): readonly string[] {
  if (node.name === 'TableStruct' || node.name === 'Table') return rowsOf(node);
  const parts = elementsOf(node);
  const isCaption = ({ name }: XmlNode) => name.endsWith('Caption');
  const isNumber = ({ name }: XmlNode) => /(?:Num|Title)$/.test(name);
  const isSentence = ({ name }: XmlNode) => name.endsWith('Sentence');
  const number = parts.filter(isNumber).map(textOf).join('').normalize('NFKC');
  const sentence = parts.filter(isSentence).map(textOf).join('');
  const below = parts.filter((it) => !isCaption(it) && !isNumber(it) && !isSentence(it));
  const caption = parts.filter(isCaption).map(textOf);
  const line = [number, sentence].filter(Boolean).join('　');
  const loose = parts.length === 0 ? textOf(node).trim() : '';
  return [...caption, line, loose, ...below.flatMap(linesOf)].filter((it) => it !== '');
}

/** 読替え表 and the like: a line for each row. */
function rowsOf(node: XmlNode): readonly string[] {
  if (node.name === 'TableRow' || node.name === 'TableHeaderRow') {
    const cells = childrenOf(node, 'TableColumn', 'TableHeaderColumn');
    return [cells.map((cell) => cellText(cell)).join('｜')];
  }
  const isRow = ['TableStruct', 'Table'].includes(node.name);
  return isRow ? elementsOf(node).flatMap(rowsOf) : linesOf(node);
}

function cellText(cell: XmlNode): string {
  const lines = elementsOf(cell).flatMap((part) =>
    part.name === 'Sentence' ? [textOf(part)] : linesOf(part),
  );
  return lines.join(' ') || textOf(cell).trim();
}
