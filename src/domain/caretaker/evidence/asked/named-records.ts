import { bareQuestion, withoutMarks } from './bare-question.ts';

type NamedRecord = {
  readonly isAsked: (bare: string) => boolean;
  readonly records: RegExp;
};

const howMuch =
  '(?:いくら|何円|どのくらい|どれくらい)?(?:に?なり|払う|払い|かかる|かかり|です|する|し)?(?:の|こと)?';
const fee = '(?:管理費等?|かんりひ|管理料)';
const reserve = '(?:修繕積立金|積立金)';
const monthly =
  '(?:月々|毎月|月額|月に?|1か月(?:で|に)?|単価|金額|額|1m2(?:あたり|当たり|につき)?)';
/** How sums are joined, and what is said of all of them. */
const joined = '(?:と|や|も|は|って|を|が|の|で|合わせて|あわせて|合計(?:で|すると)?|全部で)*';
const room = '(?:[a-z]タイプ|[0-9]+号室|[0-9.]+m2)(?:です|だと|で|の|は|なら|部屋)*';
const home = `(?:${room})?`;
const isThere = '(?:あり|ある|い(?:ます)?|いる|あ)?';
const places =
  '(?:機械式|平面)?駐車場(?:を?(?:借り|使い)たい(?:んですが|のですが|けど)?)?(?:に|の|は|って|今|いま)*';

/** What has been saved, as it is called at home; what is saved each month is not meant by any of these. */
const savings = '(?:ためた|貯めた|たまった|貯まった)?(?:お金|貯金|貯え|蓄え|預金)';
const sinceThen =
  '(?:今|現在|いま|もう|全部で|合計で|これまで(?:に|で)?|今まで(?:に|で)?|今のところ)*';
const howMuchIsThere =
  '(?:いくら|何円|何万円|どのくらい|どれくらい|どれだけ|どんだけ|なんぼ)(?:くらい|ぐらい)?';
const isSaved =
  '(?:(?:たま|貯ま|溜ま|積み上が)っ(?:て(?:い)?(?:る|ます?)?|た)|(?:ため|貯め)て(?:い|あ)?(?:る|ます?)?|残って(?:い)?(?:る|ます?)?|残り|ある|あり)';

/** What all share and no record of its own tells of: equipment, lifts and parcel lockers have theirs. */
const sharedThing =
  '(?:テレビ|地デジ|オートロック|自動(?:ドア|扉)|(?:エントランス|ロビー|玄関ホール|廊下|階段|通路|外階段|共用部分?|駐輪場|ごみ置き?場)の?(?:ドア|扉|手すり|床|タイル|壁|天井))';
const broken =
  '(?:壊れ|こわれ|故障し|映らなくなっ|映らなくなり|映らな|映りませ|つかな|つかなくなっ|つきませ|点かな|点きませ|切れ|消え|鳴らな|鳴らなくなっ|鳴りませ|動かな|動きませ|動かなくなっ|開かな|開きませ|閉まらな|閉まりませ|ちかちかし|チカチカし|点滅し|割れ|ぐらぐらし|がたがたし|グラグラし|ガタガタし|ぐらつ(?:い|き)|はがれ|剥がれ|調子が(?:悪|わる)|おかし)';
const brokenEnd =
  '(?:てしまい|てしまっ|ちゃい|ちゃっ|て(?:い)?る?|た|まし|い|く|なっ|なり|ん|みたい)*';

/** 総会っていつ means the coming one; いつ開かれますか may ask for the rule. */
const itsDay =
  '(?:は|って)?(?:次|次回|今度)?(?:は|って)?(?:いつ(?:頃|ごろ)?|何日|何月何日|何月)(?:やる|やり|ある|あり|なの)?|の(?:日|日にち|日程|日時|予定|予定日|開催日)(?:は|って)?(?:いつ|何日)?|の?(?:場所|会場)?(?:は|って)?どこ(?:で(?:やる|やり|ある|あり)?)?|の(?:場所|会場)(?:は|って)?';

/** What people call a live record, and nothing besides. */
const namedRecords: readonly NamedRecord[] = [
  {
    isAsked: bareQuestion(`(?:次の|次回の?|今度の)?(?:通常|定期|定時)?総会(?:${itsDay})`),
    records: /^record-next-general-meeting$/,
  },
  {
    isAsked: bareQuestion(`(?:次の|次回の?|今度の)?理事会(?:${itsDay})`),
    records: /^record-next-board-meeting$/,
  },
  {
    isAsked: bareQuestion(
      `${home}${monthly}?の?(?:${fee}${joined}${reserve}|${reserve}${joined}${fee}|${fee})${joined}${home}${monthly}*${joined}${howMuch}`,
    ),
    records: /^record-dues$/,
  },
  {
    isAsked: bareQuestion(
      `(?:${monthly}の?${reserve}|${home}${reserve}${joined}${monthly}+|${room}${reserve})${joined}${howMuch}|${room}${monthly}*いくら(?:に?なり|です)?`,
    ),
    records: /^record-dues$/,
  },
  {
    isAsked: bareQuestion(
      `(?:${reserve}|修繕の?${savings}|${savings})(?:は|って|が|の|も)*${sinceThen}${howMuchIsThere}(?:は|が)?${isSaved}|${sinceThen}の?(?:修繕の?)?貯金(?:額|の額)?(?:は|って)?${sinceThen}${howMuchIsThere}|${reserve}の残り(?:は|って)?${sinceThen}${howMuchIsThere}?`,
    ),
    records: /^record-reserve-balance$/,
  },
  {
    isAsked: bareQuestion(
      `(?:今期|今年度?|本年度|当期)の?(?:${fee}|${reserve})?(?:の|会計の)*(?:収支|収入|支出)?(?:の)?予算(?:額)?(?:は|って)?(?:いくら|何円)?`,
    ),
    records: /^record-(?:reserve|general)-balance$/,
  },
  {
    isAsked: bareQuestion(
      '(?:役員|理事|監事)(?:の(?:人数|数)(?:は|って)?|は(?:今|全部で|全員で|合わせて)*(?:何人|何名))(?:い|いる)?',
    ),
    records: /^record-officers$/,
  },
  {
    isAsked: bareQuestion(
      `(?:${fee}の?)?滞納(?:は|って|の(?:件数|戸数|状況|人数)(?:は|って)?|(?:し|中の|者|の)?(?:て(?:い)?る)?(?:人|住戸|部屋|家|世帯|方)?(?:が|は|って)?)?(?:今|現在|いま)?(?:(?:何件|何戸|何人|何住戸|何世帯|何か月分?)(?:で(?:合計|総額|全部)?(?:で|は)*(?:いくら|何円))?|(?:いくら|何円)(?=ある|あり))?${isThere}`,
    ),
    records: /^record-arrears$/,
  },
  {
    isAsked: bareQuestion(
      '(?:(?:総?戸数|築年数|築年|完成年|竣工年|階数)(?:と|や|は|って)*)+(?:何戸|何年)?|築何年(?:目)?|何階建て|(?:マンション|建物)(?:は|って)?(?:全部で)?(?:何戸(?:あり|ある)?|(?:いつ|何年に)(?:建て|建ち|でき|完成し)(?:られ)?(?:た|まし)?た?)',
    ),
    records: /^record-building$/,
  },
  {
    isAsked: bareQuestion(
      `${places}(?:台数(?:は|って)?(?:何台)?|(?:全部で)?何台(?:分)?${isThere}|(?:空き|空いて)(?:は|が|台数)?(?:何台)?${isThere})`,
    ),
    records: /^record-parking$/,
  },
  {
    isAsked: bareQuestion(
      '(?:(?:夜間?|夜中|休日|24時間)の?)*管理会社(?:の|に|へ|と)*(?:(?:夜間?|夜中|休日|24時間|緊急)(?:時|のとき)?の?)*(?:連絡先|電話番号|電話|番号|連絡)(?:は|って)?(?:何番|どこ)?',
    ),
    records: /^record-contacts-company$/,
  },
  {
    isAsked: bareQuestion(
      '緊急(?:時|のとき)?の?(?:連絡先|電話番号|電話|番号)(?:は|って)?(?:何番|どこ)?',
    ),
    records: /^record-contacts-emergency$/,
  },
  {
    isAsked: bareQuestion(
      '(?:(?:夜間?|夜中|深夜|休日|日曜日?|24時間)(?:に|の|は)?)+(?:(?:緊急|困った|何かあった|トラブル)(?:時|とき)?の?(?:とき|場合)?の?)?(?:連絡先|電話番号|電話|番号)(?:は|って)?(?:何番|どこ)?',
    ),
    records: /^record-contacts-(?:emergency|company)$/,
  },
  {
    isAsked: bareQuestion(`${sharedThing}(?:が|は|も|の)*${broken}${brokenEnd}`),
    records: /^record-contacts-fault$/,
  },
  {
    isAsked: bareQuestion(
      '(?:今日|きょう|本日|明日|あした|あす)(?:は|って|の)*(?:何の|何|なんの|どの)?(?:(?:ごみ|ゴミ)(?:の日|の収集日|の収集|を?出せ|出し|は何|は|が)*|収集)(?:何)?(?:あり|ある|の日)?',
    ),
    records: /^record-garbage-days$/,
  },
  {
    isAsked: bareQuestion(
      '(?:ごみ|ゴミ)(?:を?出す|出しの|の収集|収集|回収)?の?(?:日|曜日|カレンダー)(?:は|って)?(?:いつ|何曜日?|何日)?',
    ),
    records: /^record-garbage$/,
  },
];

export function namedRecordOf(asked: string): RegExp | undefined {
  const bare = withoutMarks(asked);
  if (bare === undefined) return undefined;
  return namedRecords.find(({ isAsked }) => isAsked(bare))?.records;
}
