import { any } from './phrase.ts';
import type { VoteSubject } from './vote-subject.ts';

type SubjectWords = {
  readonly subject: VoteSubject;
  readonly topic: string | null;
  readonly words: RegExp;
  /** A name for many matters, not one of them. */
  readonly isOfAll: boolean;
};

const on = (subject: VoteSubject, words: RegExp, topic: string | null = null): SubjectWords => ({
  subject,
  topic,
  words,
  isOfAll: false,
});

const onAll = (subject: VoteSubject, words: RegExp): SubjectWords => ({
  ...on(subject, words),
  isOfAll: true,
});

/** 議題: what is to be decided, the particular before the general. */
export const subjects: readonly SubjectWords[] = [
  on(
    'land-sale-after-loss',
    any('(?:なくなった|倒れた|滅失(?:した)?|全壊した)(?:後|あと)[^。]*(?:敷地|土地)[^。]{0,6}売'),
  ),
  on(
    'reconstruction-after-loss',
    any('再建', '(?:なくなった|倒れた|滅失(?:した)?|全壊した)(?:後|あと)[^。]*建て直'),
  ),
  on('renewal', any('建物の?更新', '[一1]棟(?:まるごと|丸ごと|リノベ)')),
  on(
    'estate-rebuilding',
    any(
      '一括(?:の|して)?建て?替',
      '団地[^。]*(?:一括|すべて|全部|ぜんぶ|まるごと|丸ごと|一気|全棟)[^。]*(?:建て?替|建て直)',
    ),
  ),
  on('estate-sale', any('一括(?:の|して)?売', '団地[^。]*(?:一括|すべて|全部|全棟)[^。]*売')),
  on(
    'estate-approval',
    any('1棟[^。]{0,6}建て?替', '建て?替えの?承認', '団地[^。]*(?:建て?替|建て直)'),
  ),
  on('major-change-relaxed', any('バリアフリー', 'スロープ', '手すり')),
  on('suit-for-auction', any('競売')),
  on('suit-to-bar-use', any('使用禁止')),
  on('suit-to-hand-over', any('引き?渡し')),
  on('suit-to-stop', any('(?:停止|差止め?|差し止め)[^。]{0,8}(?:裁判|訴|請求)')),
  on(
    'restoration-small',
    any(
      '(?:半分|2分の1)以下[^。]*(?:復旧|直)',
      '小規模[^。]{0,6}(?:復旧|滅失)',
      '(?:ちょっと|少し)(?:こわれ|壊れ)',
    ),
  ),
  on(
    'restoration-large',
    any('復旧', '滅失', '(?:地震|災害|火事|台風)[^。]*(?:こわれ|壊れ)[^。]*直'),
  ),
  on('demolition-and-sale', any('(?:取り?壊|解体)[^。]{0,10}売', '更地[^。]{0,6}売')),
  on('rebuilding', any('建て?替え?', '建てかえ', 'たてかえ', '立て?替え', '建て直', '建直')),
  on(
    'sale',
    any(
      '敷地[^。]{0,4}売',
      '(?:丸ごと|まるごと|まとめて|全体|土地ごと|一棟)[^。]{0,6}売',
      '売却決議',
    ),
  ),
  on('demolition', any('取り?壊', '解体')),
  on('purchase', any('法人[^。]{0,6}(?:買|購入)', '購入の?決議')),
  on('incorporation', any('法人[化に]')),
  on('dissolution', any('法人[^。]{0,4}解散', '解散')),
  on(
    'private-works-with-change',
    any(
      '専有部分[^。]{0,8}(?:工事|配管)',
      '(?:部屋の中|各戸|住戸)の?(?:配管|管)',
      '配管をまとめて',
    ),
  ),
  on(
    'repair-works',
    any('大規模修繕', '修繕工事', '外壁[^。]{0,6}(?:修繕|塗装|工事)', '防水工事'),
    '大規模修繕',
  ),
  on(
    'major-change',
    any(
      '共[用有]部(?:分)?(?:の|を)?[^。]{0,7}(?:変|用途|効用)',
      'きょうようぶぶん[^。]{0,4}へんこう',
      '重大な?変更',
      '著し',
      '増築',
      'エレベーター[^。]{0,8}(?:付け|設置|増設|新設)',
      '外階段',
      '敷地の変更',
      '(?:建物|共用部)の?形[^。]{0,6}変',
      'つぶして',
      '集会室を',
    ),
  ),
  on('ordinary', any('細則'), '細則の変更'),
  on('ordinary', any('予算'), '予算'),
  on('ordinary', any('決算'), '決算の承認'),
  on('ordinary', any('(?:役員|理事|監事)の?報酬'), '役員の報酬'),
  on('ordinary', any('(?:役員|理事(?!長)|監事)[^。]{0,4}(?:解任|辞めさせ|やめさせ)'), '役員の解任'),
  on('ordinary', any('(?:役員|理事|監事)(?:の選[任出]|を選)'), '役員の選任'),
  on('ordinary', any('管理費[^。]{0,8}(?:上げ|改定|変|見直|決)'), '管理費の額'),
  on('ordinary', any('積立金[^。]{0,8}(?:上げ|改定|変|見直|決)'), '修繕積立金の額'),
  on('ordinary', any('使用料[^。]{0,8}(?:上げ|改定|変|見直|決)'), '使用料の額'),
  on(
    'ordinary',
    any('管理会社[^。]{0,8}(?:変|替|換|選)', '管理委託契約', '委託契約'),
    '管理会社との契約',
  ),
  on(
    'bylaw',
    any(
      '規約(?![でに])(?:の|を|って|は|が)?[^。で]{0,8}(?:変|改|直[しす]|作[るりっ]|見直|廃止|いじ|条文)',
      '規約って[^。]{0,8}変',
      'きやく(?:を|の)?[^。]{0,4}(?:かえ|へんこう|変)',
      '規約[はって]+[^。]{0,4}何人',
      'ルールブック',
    ),
  ),
  onAll('special', any('^(?!.*普通決議).*(?:特別(?:多数)?決議|とくべつ(?:けつぎ|決議))')),
  onAll(
    'ordinary',
    any(
      '^(?!.*特別決議).*普通決議',
      'ふつう(?:けつぎ|決議)',
      '(?:普通|ふつう|一般的な|通常)の?(?:議[案題])',
    ),
  ),
];
