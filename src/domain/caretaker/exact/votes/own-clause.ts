import type { Known } from '#domain/caretaker/exact/known.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import { readClause, readQuorum } from '#domain/resolutions/read-clause.ts';
import type { Demand } from '#domain/resolutions/rule.ts';
import type { BylawClause } from '#domain/resolutions/rule-for.ts';
import { from2026April } from '#domain/resolutions/rules.ts';
import type { Quote } from './law-quote.ts';
import { ownParagraphs, type Paragraph } from './own-articles.ts';

/** 規約の定め on one kind of resolution: its words, the item that names the kind, and what it demands. */
export type OwnClause = {
  readonly sentence: Quote;
  readonly item?: Quote;
  /** これに加えて: what some of the items take besides. */
  readonly proviso?: Quote;
  readonly clause: BylawClause;
};

const onVotes = /議事|決議|議決/;
/** 同項中「4分の3」とあるのを: lowers what another paragraph says. */
const altering = /とあるの|読み替え/;

/** How bylaws name what is decided. */
const namedIn: Partial<Record<Kind | 'special', RegExp>> = {
  ordinary: /普通決議|議事は、.{0,40}過半数/,
  special: /特別決議|分の3以上/,
  bylaw: /規約(?:の設定|の制定|の変更|の改正|を変更|の改廃|、)/,
  'major-change': /共用部分等?の(?:重大な)?変更/,
  incorporation: /法人と/,
  'suit-to-bar-use': /第58条|使用禁止/,
  'suit-for-auction': /第59条|競売/,
  'suit-to-hand-over': /第60条|引渡し/,
  'restoration-large': /2分の1を超える.{0,30}(?:滅失|復旧)|滅失.{0,20}復旧/,
  rebuilding: /建替え/,
  renewal: /建物更新|建物の更新/,
  sale: /建物敷地売却|敷地売却/,
  'demolition-and-sale': /取壊し敷地売却/,
  demolition: /(?<!建物)取壊し決議|取壊し$/,
};

type Bylaws = Pick<Known, 'passages'>;

export const ownClauseOn = (known: Bylaws, kind: Kind | 'special'): OwnClause | undefined => {
  const named = namedIn[kind] ?? (isLeftToBylaws(kind) ? namedIn.ordinary : undefined);
  const own = named && ownClauseNaming(known, named);
  const isOfLand = kind !== 'special' && from2026April[kind].pass.land !== undefined;
  return own && isOfLand ? withLand(own) : own;
};

/** Whatever the Act leaves to the bylaws is decided as they decide everything (総会の議事). */
const isLeftToBylaws = (kind: Kind | 'special'): boolean =>
  kind !== 'special' && from2026April[kind].latitude === 'free';

/** ただし、…これに加えて、敷地利用権の持分の価格の5分の4以上: a sentence of its own, on some of the items. */
function withLand(own: OwnClause): OwnClause {
  const { proviso, clause } = own;
  const land = proviso && readClause(proviso.words)?.pass?.land;
  return land === undefined
    ? own
    : { ...own, clause: { ...clause, pass: { ...clause.pass, land } } };
}

/** The paragraph on votes that names this itself or in one of its items. */
export function ownClauseNaming({ passages }: Bylaws, named: RegExp): OwnClause | undefined {
  for (const { lead, items } of paragraphsOnVotes(passages)) {
    const [sentence] = lead;
    const clause = sentence && readClause(sentence.words);
    if (sentence === undefined || clause === undefined) continue;
    const item = items.find(({ words }) => named.test(words));
    const proviso = lead.find(({ words }) => words.includes('これに加えて'));
    if (item !== undefined) return { sentence, item, clause, ...(proviso && { proviso }) };
    if (named.test(sentence.words)) return { sentence, clause };
  }
  return undefined;
}

const paragraphsOnVotes = (passages: Bylaws['passages']): readonly Paragraph[] =>
  ownParagraphs(passages, onVotes).filter(
    ({ lead }) => lead.length > 0 && !lead.some(({ words }) => altering.test(words)),
  );

type OwnQuorum = { readonly sentence: Quote; readonly quorum: Demand };

const demandsPresence = /出席(?:し|が|の|をもって|により)?.{0,12}(?:なければ|成立)/;

/** 総会の定足数 in the bylaws, for whatever is decided. */
export function ownQuorum({ passages }: Bylaws): OwnQuorum | undefined {
  for (const { lead } of ownParagraphs(passages, onVotes)) {
    for (const sentence of lead) {
      const quorum = demandsPresence.test(sentence.words) ? readQuorum(sentence.words) : undefined;
      if (quorum !== undefined) return { sentence, quorum };
    }
  }
  return undefined;
}
