const shortNames: Readonly<Record<string, string>> = {
  建物の区分所有等に関する法律: '区分所有法',
  マンションの管理の適正化の推進に関する法律: 'マンション管理適正化法',
  マンションの再生等の円滑化に関する法律: 'マンション再生法',
  被災区分所有建物の再建等に関する特別措置法: '被災マンション法',
  個人情報の保護に関する法律: '個人情報保護法',
  失火ノ責任ニ関スル法律: '失火責任法',
  'マンション標準管理規約（単棟型）': '標準管理規約（単棟型）',
  マンションの修繕積立金に関するガイドライン: '修繕積立金ガイドライン',
  長期修繕計画作成ガイドライン: '長期修繕計画ガイドライン',
};

/** 通称: 区分所有法 for 建物の区分所有等に関する法律, and so 区分所有法施行規則. */
export function shortLawName(law: string): string {
  const [, act = law, below = ''] = /^(.+?)(施行令|施行規則)?$/.exec(law) ?? [];
  return `${shortNames[act] ?? act}${below}`;
}

const courts: Readonly<Record<string, string>> = { 最: '最高裁' };
const endings: Readonly<Record<string, string>> = { 判: '判決', 決: '決定' };

/** 「区分所有法 第31条」; a case as 「最高裁判決（平成10年10月30日）」. */
export function lawPlaceName(law: string, article: string): string {
  const [, place = '', level = '', ending = '', day = ''] =
    /^(最|(?:東京|大阪|名古屋|広島|福岡|仙台|札幌|高松|横浜|京都|神戸|千葉)(高|地))(判|決) (.+)$/.exec(
      article,
    ) ?? [];
  if (!place) return [shortLawName(law), article].filter(Boolean).join(' ');
  const court = courts[place] ?? `${place.slice(0, -level.length)}${level}裁`;
  return `${court}${endings[ending] ?? ''}（${day}）`;
}
