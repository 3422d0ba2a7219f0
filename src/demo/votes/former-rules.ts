import type { DocumentRow } from '#demo/rows.ts';
import { readClause, readQuorum } from '#domain/resolutions/read-clause.ts';
import type { OwnRule } from '#domain/votes/own-rules.ts';

const quorum = '総会は、議決権総数の半数以上を有する組合員が出席しなければ、成立しない。';
const ordinary = '普通決議は、出席した組合員の議決権の過半数で決する。';
const special =
  '規約の設定、変更及び廃止、敷地及び共用部分等の重大な変更、区分所有法第58条から第60条までの訴えの提起並びに建物の価格の2分の1を超える部分が滅失した場合の復旧は、組合員総数の4分の3以上及び議決権総数の4分の3以上の賛成により決する。';

/** 第47条 of the bylaws that this very meeting replaced. */
export function formerRules(documents: readonly DocumentRow[]): readonly OwnRule[] {
  const former = documents.find(({ slug }) => slug === 'bylaws-3');
  if (!former) throw new Error('the former bylaws are not among the documents');
  const ruleOf = (of: OwnRule['of'], words: string, clause: OwnRule['clause'] | undefined) => {
    if (!clause || !former.body.includes(words)) throw new Error(`not in the bylaws: ${words}`);
    const place = `${former.title} 第47条（総会の会議及び議事）`;
    return { of, place, words, href: `/document/${former.id}#article-47`, clause };
  };
  return [
    ruleOf('meeting', quorum, { quorum: readQuorum(quorum) ?? {} }),
    ruleOf('ordinary', ordinary, readClause(ordinary)),
    ruleOf('bylaw', special, readClause(special)),
  ];
}
