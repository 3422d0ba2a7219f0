const counted =
  /(?:何[人名票個戸通]|どれ(?:くらい|だけ)|いくつ)[^。?]{0,14}(?:賛成|同意|出席|議決|そろ|揃|集ま|来れ|来たら|いれば|あれば|成立|決ま[るりれ]|決めら|通[るり]|可決|請求|署名)|何[人名票個][^。?、]{0,4}(?:いる|いり|要る|要り|必要)|定足数|何(?:割|分の)[^。?]{0,8}(?:賛成|同意|必要|いる|いり|要る|要り|あれば|で(?:決|通|可決|変え))/;
const share = /何割|何分の/;
/** 集会室は何人集まれますか asks how many a room holds. */
const ofDeciding =
  /総会|理事会|定足数|会議|議案|議事|議決|決議|採決|可決|成立|賛成|同意|決め|決ま|規約|細則|会合|ミーティング|集まり|話し合い|開[けきくか]|始め/;
/** 議事録に判子は何人分 */
const signature = /議事録|判子|はんこ|ハンコ|印鑑|押印/;
const onceHeld =
  /(?:た|ました|でした)(?:の|ん)?(?:です)?か?[?。]?$|第[0-9]+[期回]|[0-9]年|今年|去年|昨年|前回|この前/;

/** 何人来れば成立しますか, 何票いるの: how many it takes in general, which 半数以上 answers, and not how many there were. */
export function asksMajority(normalised: string): boolean {
  if (signature.test(normalised) || onceHeld.test(normalised)) return false;
  return counted.test(normalised) && ofDeciding.test(normalised);
}

/** The same, or how large a part. */
export const asksShare = (normalised: string): boolean =>
  share.test(normalised) || asksMajority(normalised);
