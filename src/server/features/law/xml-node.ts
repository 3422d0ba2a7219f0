import { XMLParser } from 'fast-xml-parser';
import { LawProblem } from './law.ts';

export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlNode | string)[];
};

const unreadable = 'XMLとして読めませんでした。ファイルが途中で切れていないか、ご確認ください。';
const deepest = 100;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Without a DOCTYPE, only the five of XML itself are left to expand.
  processEntities: { enabled: true, maxEntityCount: 0, maxTotalExpansions: 1_000_000 },
});

/** The element at the top. A file that declares entities of its own is refused. */
export function parseXml(xml: string): XmlNode {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) {
    throw new LawProblem('DOCTYPE や実体宣言を含むXMLは、安全のため読み込みません。');
  }
  const top = toNodes(parse(xml), 0).find((it) => typeof it !== 'string' && it.name !== '?xml');
  if (top === undefined || typeof top === 'string') throw new LawProblem(unreadable);
  return top;
}

function parse(xml: string): unknown {
  try {
    return parser.parse(xml, true);
  } catch {
    throw new LawProblem(unreadable);
  }
}

/** From the parser's own shape: `[{ Sentence: [{ '#text': '…' }], ':@': { Num: '1' } }]`. */
function toNodes(parsed: unknown, depth: number): readonly (XmlNode | string)[] {
  if (!Array.isArray(parsed)) return [];
  if (depth > deepest) throw new LawProblem(unreadable);
  return parsed.flatMap((item: Record<string, unknown>): readonly (XmlNode | string)[] => {
    if (typeof item['#text'] === 'string') return [item['#text']];
    const name = Object.keys(item).find((key) => key !== ':@');
    if (name === undefined) return [];
    const attributes = { ...(item[':@'] as Record<string, string> | undefined) };
    return [{ name, attributes, children: toNodes(item[name], depth + 1) }];
  });
}

export function childrenOf(node: XmlNode, ...names: readonly string[]): readonly XmlNode[] {
  return elementsOf(node).filter(({ name }) => names.includes(name));
}

export function childOf(node: XmlNode, name: string): XmlNode | undefined {
  return childrenOf(node, name)[0];
}

export function elementsOf(node: XmlNode): readonly XmlNode[] {
  return node.children.filter((it) => typeof it !== 'string');
}

/** The first element of this name, at any depth. */
export function findNode(node: XmlNode, name: string): XmlNode | undefined {
  if (node.name === name) return node;
  for (const child of elementsOf(node)) {
    const found = findNode(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Running text. A reading (`Rt`) is left out, columns (`Column`) stand apart. */
export function textOf(node: XmlNode | undefined): string {
  if (!node || node.name === 'Rt') return '';
  const separator = elementsOf(node).some(({ name }) => name === 'Column') ? '　' : '';
  return node.children
    .map((child) => (typeof child === 'string' ? child.replace(/\s*\n\s*/g, '') : textOf(child)))
    .filter((part) => part !== '')
    .join(separator);
}
