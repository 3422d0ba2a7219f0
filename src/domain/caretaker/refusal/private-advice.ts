import { type Rule, re } from './rule.ts';

const paper =
  '投資信託|投信|株(?!式会社)|外貨|仮想通貨|暗号資産|国債|社債|債券|nisa|ideco|地金|不動産投資';
const better =
  'べき|どちら|どっち|おすすめ|お勧め|儲か|もうか|増え(?:る|ます)|買(?:った|う)(?:ほう|方)';
const whenToSell =
  '(?:売った|売る|手放した|買った|買う|貸した|貸す|待った)(?:ほう|方)が(?:いい|良い|よい|得|まし)|(?:売|買)ったら?(?:得|損)|売り時|買い時|値上がりし(?:ます|そう)|(?:相場|資産価値)は(?:今後|これから)?(?:上が|下が)';
const ownTax =
  '確定申告|住宅ローン控除|医療費控除|年末調整|節税|相続税|贈与税|所得税|譲渡所得|ふるさと納税|必要経費|税務署';
const mine =
  'いくら|戻(?:り|る|って)|落とせ|落ち(?:ます|る)|経費|安くな|べき|かかりますか|払(?:い|う)|でき(?:ます|る)|書き方|どう(?:書|すれ)';

/** 投資・税: what a bank, a broker or a tax office is asked. */
export const privateAdviceRules: readonly Rule[] = [
  { reason: 'private-advice', all: [re(paper), re(better)], none: /規約|決議|禁止|決まり/ },
  { reason: 'private-advice', all: [re(whenToSell)], none: /管理会社|業者|総会|決議|電力|駐車場/ },
  {
    reason: 'private-advice',
    all: [re(ownTax), re(mine)],
    none: /組合(?:に|が|は|の|も)|収益事業|長寿命化|減額/,
  },
];
