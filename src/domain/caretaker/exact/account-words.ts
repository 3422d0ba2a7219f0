/** Everyday words for a part of an account that its entries name, or else for the account. */
export const expenseParts: readonly {
  readonly name: string;
  readonly asked: RegExp;
  /** As the entries say it; read by the database, too. */
  readonly summary: string;
  /** The account, where its entries do not tell the part. */
  readonly within: RegExp;
}[] = [
  {
    name: '電気料金',
    asked: /電気(?:代|料金?|料|の(?:費用|お金|支払))|電力/,
    summary: '電気料|電気代|電力',
    within: /光熱|電気/,
  },
  {
    name: '水道料金',
    asked: /水道(?:代|料金?|の(?:費用|お金|支払))/,
    summary: '水道',
    within: /光熱|水道/,
  },
  {
    name: 'ガス料金',
    asked: /ガス(?:代|料金?|の(?:費用|お金|支払))/,
    summary: 'ガス料|ガス代',
    within: /光熱|ガス/,
  },
  {
    name: '電話の料金',
    asked: /電話(?:代|料金?|の(?:費用|料金))|通信(?:費|料金?)(?!・)/,
    summary: '電話|回線',
    within: /通信/,
  },
];

/** Everyday words for an account, whatever the association calls it. */
export const accountWords: readonly (readonly [asked: RegExp, account: RegExp])[] = [
  [/光熱費|水道光熱|電気と水道|水道と電気/, /光熱/],
  [/保険(?:料|代|の(?:費用|お金))/, /保険料/],
  [/点検(?:費|代|料|の(?:費用|お金))|保守(?:費|代|点検)/, /保守|点検/],
  [/清掃(?:費|代|の(?:費用|お金))|掃除(?:代|の費用)/, /清掃/],
  [/委託(?:費|料)|管理会社(?:への?|に|の)(?:支払|費用|お金|払)/, /委託/],
  [/(?:植栽|植木|庭木|庭の木)(?:の(?:手入れ|世話|剪定|管理))?|剪定|緑の手入れ/, /植栽/],
  [/小修繕|修理(?:代|費|の費用)|ちょっとした修繕/, /^小修繕/],
  [/大規模修繕|修繕工事(?:費|代|の費用)|工事費/, /計画修繕|工事費/],
  [/駐車場(?:の?(?:収入|使用料|料金|代|売上))/, /駐車場/],
  [/駐輪場|自転車置き?場|バイク置き?場/, /駐輪/],
  [/集会室(?:の?(?:収入|使用料|利用料))/, /集会室/],
  [/役員(?:の)?(?:報酬|手当)/, /役員報酬/],
  [/会議(?:費|の費用)|総会(?:の|に(?:かかる|かかった))(?:費用|お金)/, /会議費/],
  [/消耗品|事務用品/, /消耗品/],
  [/振込(?:手数)?料|手数料/, /手数料/],
  [/(?<!支払(?:っ?[たういの])?)利[息子](?:収入)?|金利(?=で|に?よる|の?収入)/, /受取利息/],
  [/管理費(?:の)?収入|管理費会計に入った管理費/, /^管理費(?:等)?収入/],
  [/積立金(?:の)?収入/, /積立金収入/],
  // 積立金へいくら移しましたか: between the funds of one association.
  [
    /(?:管理費(?:会計)?から)?(?:修繕)?積立金(?:会計)?[へに](?:は|の)?(?=.{0,8}(?:繰り?入|移[しっす]|回し|振り?替え))/,
    /繰入/,
  ],
  [/調査|診断/, /診断|調査/],
  [/税金|公租公課/, /公租公課/],
  [/町会費|自治会費/, /町会費/],
];

/** Accounts that people know by this very name, whether the association has them or not. */
export const usualAccounts =
  /予備費|雑費|雑収入|雑損失|支払利息|受取利息|公租公課|減価償却費|修繕準備金|町会費|自治会費/;
