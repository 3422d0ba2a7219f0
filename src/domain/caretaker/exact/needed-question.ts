import { withoutDwelling } from './asked-dwelling.ts';
import { isUnderstood } from './is-understood.ts';

const fee = /(?:修繕)?積立金|積み?立て(?:の)?(?:お金|額)|(?:修繕の)?お金/;
/** What each dwelling must pay more so that it is enough can be nothing else. */
const ofTheFee =
  /積立金|積み?立て(?:の)?(?:お金|額)|足り.*(?:戸|世帯)(?:あたり|当たり).*上げ|(?:戸|世帯)(?:あたり|当たり).*上げ.*足り/;
const howMuch = /いくら|幾ら|何円|どの?(?:くらい|ぐらい)|どれ(?:くらい|ぐらい|だけ)/;
const needed =
  /(?:いくら|幾ら|何円|くらい|ぐらい)[^。]{0,8}(?:必要|要[りる]|い[りる](?:ま|の|$)|(?:すれ|上げれ|あれ|払え|集めれ)ば)|必要(?:な|と?なる)(?:積立|金?額)/;
/** What is paid now, what the papers said, and whose it is are other questions. */
const otherwise =
  /なぜ|どうして|何票|反対|賛成|決議|議案|目安|アンケート|滞納|未納|駐車|管理費|一時金|借|[0-9]{3,4}号|うち[はの]|説明会|検討会|今の|現在|手続|書類|工事に|費用/;

/** 足りるようにするには: what it is paid for. */
const goal =
  /足り(?:る|ます|させる?)(?:よう)?(?:にする|になる|に)?|不足(?:し|させ)?(?:ない|なく)|足りなく(?:し|なら)ない|足りなくならない|まかな(?:う|える)|間に合(?:う|わせる)/;
/** 値上げしたら, 値上げ後は, without a sum. */
const raised =
  /(?:値上げ|引き?上げ|値上がり?|増額|上げ|上が)(?:を|が)?(?:し|され?|っ|にな)?(?:っ?たら|っ?た(?:場合|とき|後|あと|ときに)|すれば|れば|ると|すると|後|する(?:場合|なら))|値上げで/;
/** A rise of whatever else is named; what only rises or is raised is no fee yet. */
const ofARise = /積立金|積み?立て|値上|引き?上げ/;
/** What may stand beside it without changing what is asked. */
const beside =
  /今後|将来|計画|期間|住戸|部屋|住まい|自宅|家|自分|私|我|一?1?[かヶケ]?月(?:額|々)?|毎月|一月|月に|額|金額|円|負担|支?払|納め|集め|積|値上げ?|引き?上げ|上げ|必要|修繕|合計|戸|世帯|当|一|人|教え|知|場合|時|後/;

/** What the plan needs, or what a rise without a sum would come to for a dwelling. */
export type FeeNeeded = 'needed' | 'raised';

export function feeNeededIn(text: string): FeeNeeded | undefined {
  if (!howMuch.test(text)) return undefined;
  if (ofTheFee.test(text) && needed.test(text) && !otherwise.test(text)) return 'needed';
  const rest = withoutDwelling(text);
  if (!isUnderstood(rest, [goal, raised, fee, howMuch, beside])) return undefined;
  if (goal.test(rest) && /積立|払|集め|上げ/.test(rest)) return 'needed';
  return raised.test(rest) && ofARise.test(rest) ? 'raised' : undefined;
}
