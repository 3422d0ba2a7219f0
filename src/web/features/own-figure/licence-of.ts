import { type Item, isItem } from './json-item.ts';
import { partsOf } from './parts-of.ts';

export type Licence = {
  readonly name: string;
  readonly authors: string;
  /** Who may use it: anybody, those whom the author lets, or the author alone. */
  readonly isFor: 'everybody' | 'licensed' | 'author';
  /** Whether somebody may use it at work. */
  readonly isForBusiness: boolean;
  /** The conditions stand elsewhere: this file alone does not say whether it may be used. */
  readonly hasOwnTerms: boolean;
  /** What else its author says, each a short line. */
  readonly lines: readonly string[];
};

const longestText = 200;

/** `avatarPermission` of 1.0 and `allowedUserName` of 0.x; where nothing is said, the format means the author. */
const usersOf: Readonly<Record<string, Licence['isFor']>> = {
  everyone: 'everybody',
  Everyone: 'everybody',
  onlySeparatelyLicensedPerson: 'licensed',
  ExplicitlyLicensedPerson: 'licensed',
};
const userWords: Readonly<Record<Licence['isFor'], string>> = {
  everybody: 'だれでも',
  licensed: '作者の許可をもらった人だけ',
  author: '作者だけ',
};
const copyingOf: Readonly<Record<string, string>> = {
  prohibited: 'できない',
  allowModification: 'できる（配ることはできない）',
  allowModificationRedistribution: 'できる',
};
/** What the licences of 0.x are called. */
const oldLicences: Readonly<Record<string, string>> = {
  Redistribution_Prohibited: '配ることはできない',
  CC0: 'CC0（自由に使える）',
  CC_BY: 'CC BY（作者の名前を出す）',
  CC_BY_NC: 'CC BY-NC（作者の名前を出す、営利に使わない）',
  CC_BY_SA: 'CC BY-SA（作者の名前を出す、同じ条件で配る）',
  CC_BY_NC_SA: 'CC BY-NC-SA（作者の名前を出す、営利に使わない、同じ条件で配る）',
  CC_BY_ND: 'CC BY-ND（作者の名前を出す、変えない）',
  CC_BY_NC_ND: 'CC BY-NC-ND（作者の名前を出す、営利に使わない、変えない）',
  Other: '作者が別に決めたもの',
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

const newUsage: Readonly<Record<string, string>> = {
  personalNonProfit: '個人の、営利でない利用だけ',
  personalProfit: '個人の利用だけ（営利もよい）',
  corporation: '法人の仕事にも使える',
};

function newLicence(meta: Item): Licence {
  const authors = Array.isArray(meta['authors']) ? meta['authors'].map(text) : [];
  const isFor = usersOf[text(meta['avatarPermission'])] ?? 'author';
  // What is not said means the least, as the format has it.
  const usage = newUsage[text(meta['commercialUsage'])] ?? '個人の、営利でない利用だけ';
  return {
    name: text(meta['name']),
    authors: authors.filter((it) => it !== '').join('、'),
    isFor,
    isForBusiness: text(meta['commercialUsage']) === 'corporation',
    hasOwnTerms: text(meta['otherLicenseUrl']) !== '',
    lines: linesOf({
      使える人: userWords[isFor],
      使い方: usage,
      作者の名前: text(meta['creditNotation']) === 'unnecessary' ? '出さなくてよい' : '出す',
      配ること: meta['allowRedistribution'] === true ? 'できる' : 'できない',
      変えること: copyingOf[text(meta['modification'])] ?? 'できない',
      著作権: text(meta['copyrightInformation']),
      ほかの人の作品: text(meta['thirdPartyLicenses']),
      利用の条件: text(meta['licenseUrl']),
      ほかの条件: text(meta['otherLicenseUrl']),
    }),
  };
}

function oldLicence(meta: Item): Licence {
  const isFor = usersOf[text(meta['allowedUserName'])] ?? 'author';
  const isCommercial = text(meta['commercialUssageName']) === 'Allow';
  const licence = text(meta['licenseName']);
  const ownTerms = [text(meta['otherPermissionUrl']), text(meta['otherLicenseUrl'])];
  return {
    name: text(meta['title']),
    authors: text(meta['author']),
    isFor,
    isForBusiness: isCommercial && !licence.includes('_NC'),
    hasOwnTerms: licence === 'Other' || ownTerms.some((it) => it !== ''),
    lines: linesOf({
      使える人: userWords[isFor],
      使い方: isCommercial ? '営利の利用もよい' : '営利でない利用だけ',
      利用の条件: oldLicences[licence] ?? licence,
      ほかの条件: ownTerms.filter((it) => it !== '').join(' '),
      連絡先: text(meta['contactInformation']),
    }),
  };
}

function linesOf(said: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(said)
    .filter(([, words]) => words !== '')
    .map(([what, words]) => `${what}：${words}`);
}

const itemAt = (item: Item, name: string): Item => {
  const value = item[name];
  return isItem(value) ? value : {};
};
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestText) : '';
