import { type Item, isItem } from './json-item.ts';
import { partsOf } from './parts-of.ts';

export type Licence = {
  readonly name: string;
  readonly authors: string;
  /** Who may use it: anybody, those whom the author lets, or the author alone. */
  readonly isFor: 'everybody' | 'licensed' | 'author';
  /** What else its author says, each a short line. */
  readonly lines: readonly string[];
};

const longestText = 200;

const commerce: Readonly<Record<string, string>> = {
  personalNonProfit: '個人の、営利でない利用だけ',
  personalProfit: '個人の利用だけ（営利もよい）',
  corporation: '法人の利用もよい',
  Disallow: '商用は不可',
  Allow: '商用もよい',
};

/** `avatarPermission` of 1.0 and `allowedUserName` of 0.x; where nothing is said, the format means the author. */
const usersOf: Readonly<Record<string, Licence['isFor']>> = {
  everyone: 'everybody',
  Everyone: 'everybody',
  onlySeparatelyLicensedPerson: 'licensed',
  ExplicitlyLicensedPerson: 'licensed',
};

/** What the author of a model says about its use, as plain text, from the meta of VRM 0.x and 1.0. */
export function licenceOf(file: Uint8Array): Licence | null {
  const parts = partsOf(file);
  if (typeof parts === 'string') return null;
  const extensions = itemAt(parts.json, 'extensions');
  const isNew = extensions['VRMC_vrm'] !== undefined;
  const meta = itemAt(itemAt(extensions, isNew ? 'VRMC_vrm' : 'VRM'), 'meta');
  return isNew ? newLicence(meta) : oldLicence(meta);
}

function newLicence(meta: Item): Licence {
  const authors = Array.isArray(meta['authors']) ? meta['authors'].map(text) : [];
  return {
    name: text(meta['name']),
    authors: authors.filter((it) => it !== '').join('、'),
    isFor: usersOf[text(meta['avatarPermission'])] ?? 'author',
    lines: linesOf(meta, text(meta['commercialUsage']), text(meta['licenseUrl'])),
  };
}

function oldLicence(meta: Item): Licence {
  return {
    name: text(meta['title']),
    authors: text(meta['author']),
    isFor: usersOf[text(meta['allowedUserName'])] ?? 'author',
    lines: linesOf(
      meta,
      text(meta['commercialUssageName']),
      text(meta['otherPermissionUrl']) || text(meta['licenseName']),
    ),
  };
}

function linesOf(meta: Item, usage: string, licence: string): readonly string[] {
  const copyright = text(meta['copyrightInformation']);
  const usageWords = commerce[usage];
  return [
    ...(usageWords === undefined ? [] : [`使い方：${usageWords}`]),
    ...(copyright === '' ? [] : [`著作権：${copyright}`]),
    ...(licence === '' ? [] : [`利用の条件：${licence}`]),
  ];
}

const itemAt = (item: Item, name: string): Item => {
  const value = item[name];
  return isItem(value) ? value : {};
};
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestText) : '';
