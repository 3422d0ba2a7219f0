import type { EmergencyKind } from '#domain/caretaker/danger/emergency-kind.ts';
import { isMildIllness } from '#domain/caretaker/danger/mild-illness.ts';

/** 緊急のときの案内: what is said of one kind of danger, whatever the documents hold. */
export type EmergencyPlan = {
  readonly first: string;
  /** Moving comes before calling: not a spark in the gas, no number while it shakes. */
  readonly movesFirst?: true;
  /** The danger's own words: a document whose heading says them tells what to do in it. */
  readonly about: RegExp;
  /** A sentence that helps by itself, wherever it stands. */
  readonly sentence?: RegExp;
  /** Numbers that hold everywhere in Japan. */
  readonly publicNumbers: readonly string[];
  /** Nobody of the association is called before them. */
  readonly publicFirst?: true;
  /** The association's own number is told by what it is for. */
  readonly ownNumbers: RegExp;
  readonly steps: readonly string[];
};

const fireNumber = '消防・救急：電話 **119**';

const plans: Readonly<Record<EmergencyKind, EmergencyPlan>> = {
  gas: {
    first: '火を使わず、電気のスイッチにも触らず、窓を開けて、外に出てから電話してください。',
    movesFirst: true,
    about: /ガス(?:の|が)?(?:におい|臭|くさ|漏)/,
    publicNumbers: ['においが強いとき、けが人がいるとき：電話 **119**'],
    ownNumbers: /ガス/,
    steps: [
      '火を使わないでください。換気扇、照明、電気のスイッチにも触らないでください。',
      '窓と玄関を開け、元栓を閉めてください。',
      '建物の外に出て、電話してください。',
    ],
  },
  fire: {
    first: 'まず逃げ道を確かめ、119番に電話してください。',
    about: /火災(?!保険|共済|報知|警報)|火事/,
    publicNumbers: [fireNumber],
    publicFirst: true,
    ownNumbers: /火事|消防/,
    steps: [
      '大声で周りに知らせ、廊下の非常ベルを押してください。',
      'エレベーターは使わず、階段で避難してください。',
      '煙の中では、ぬれたタオルで口を押さえ、低い姿勢で進んでください。',
    ],
  },
  medical: {
    first: '迷わず119番に電話してください。',
    about: /救急(?!箱)|急病|倒れ(?:た|て)/,
    sentence: /AED[^。]*(?:あります|置いて|設置して)/,
    publicNumbers: [fireNumber],
    publicFirst: true,
    // A number for those who hesitate has no place beside 迷わず119番に.
    ownNumbers: /^(?!.*(?:7119|相談|迷)).*(?:救急|急な病気)/,
    steps: [
      '呼びかけに答えないとき、ふだんどおりの息をしていないときは、119番の指示を聞きながら、胸を強く押してください。',
      '近くの人に、AEDを持ってくるように頼んでください。',
      '玄関の鍵を開け、救急隊を案内する人を決めてください。',
    ],
  },
  collapse: {
    first:
      'まず、その場所から離れてください。下敷きの人やけが人がいるときは、119番に電話してください。',
    movesFirst: true,
    about: /倒壊|崩れ|崩落|落下/,
    publicNumbers: [fireNumber],
    ownNumbers: /^(?!.*(?:7119|迷)).*(?:消防|救急|緊急|夜間)/,
    steps: [
      '近づかないでください。周りの人にも声をかけ、離れてもらってください。',
      '切れた電線や、垂れ下がった電線には触らないでください。',
      '道路や隣の建物に及ぶときは、警察（110番）にも知らせてください。',
    ],
  },
  intruder: {
    first: '身の安全を第一に、110番に電話してください。',
    about: /不審(?:者|な人|な男|人物)|侵入|空き巣|泥棒|強盗/,
    publicNumbers: ['警察：電話 **110**'],
    publicFirst: true,
    ownNumbers: /警察|事件/,
    steps: [
      '相手に近づかないでください。声をかけないでください。',
      '部屋に入り、玄関と窓の鍵を掛けてください。',
      'けが人がいるときは、119番にも電話してください。',
    ],
  },
  lift: {
    first: '落ち着いて、かごの中の呼出ボタンを長く押してください。',
    about: /閉じ込め/,
    publicNumbers: ['けが人や気分の悪い人がいるとき：電話 **119**'],
    ownNumbers: /エレベーター|昇降機|閉じ込め/,
    steps: [
      '呼出ボタンがつながらないときは、携帯電話で上の番号に電話してください。',
      '扉をこじ開けないでください。天井から出ようとしないでください。',
      'かごの中の空気はなくなりません。座って、助けを待ってください。',
    ],
  },
  'water-leak': {
    first: '漏れている水の量が多いときは、すぐに緊急の番号へ電話してください。',
    about: /水漏れ|漏水|水が漏れ/,
    publicNumbers: [],
    ownNumbers: /水漏れ|漏水/,
    steps: [
      '水をバケツや雑巾で受けてください。ぬれたコンセントや電気の器具には触らないでください。',
      '自分の部屋から漏れているときは、水道の元栓を閉めてください。',
      'ぬれた所の写真を撮っておいてください。',
    ],
  },
  earthquake: {
    first: '身を守ることが第一です。机の下などで頭を守り、揺れがおさまるまで動かないでください。',
    movesFirst: true,
    about: /地震(?!保険)|揺れ/,
    publicNumbers: ['火事、けが人：電話 **119**', '家族の無事を伝える・聞く：電話 **171**'],
    ownNumbers: /停電|ガス|エレベーター/,
    steps: [
      '揺れがおさまったら、火を消し、玄関の扉を開けて出口を確かめてください。',
      'エレベーターは使わず、階段で動いてください。',
      '排水管の無事が分かるまで、トイレの水を流さないでください。',
    ],
  },
  'power-cut': {
    first: 'ご自宅のブレーカーと、廊下や隣の明かりを確かめてから、電話してください。',
    about: /停電/,
    publicNumbers: ['医療の機器が使えず、命にかかわるとき：電話 **119**'],
    ownNumbers: /停電|電力/,
    steps: [
      '隣や廊下も消えているときは、建物か地域の停電です。',
      'ろうそくは使わず、懐中電灯を使ってください。エレベーターには乗らないでください。',
      'アイロンやヒーターは、コンセントを抜いてください。電気が戻ったときの火災を防ぎます。',
    ],
  },
  'water-cut': {
    first: '隣や下の階でも水が出ないかを確かめ、掲示を見てから、電話してください。',
    about: /断水/,
    publicNumbers: [],
    ownNumbers: /断水|水道/,
    steps: [
      '蛇口を閉めておいてください。水が戻ったときに、あふれるのを防ぎます。',
      '濁った水は飲まないでください。少しずつ流し、透明になってから使ってください。',
    ],
  },
};

/** 具合が悪い、救急車を呼ぶか迷う: 119 stands first here too, and nothing beside it contradicts it. */
const unwell: EmergencyPlan = {
  ...plans.medical,
  first: '息が苦しい、ぐったりしているなど、様子がおかしいときは、迷わず119番に電話してください。',
  sentence: /#?7119/,
  publicNumbers: [fireNumber, '救急車を呼ぶか迷うとき：電話 **#7119**'],
  ownNumbers: /7119|救急|急な病気/,
  steps: [
    '呼びかけに答えるか、ふだんどおりの息をしているかを確かめてください。おかしいときは、すぐに119番に電話してください。',
    '救急車を呼ぶか迷うときは、#7119で相談できます。つながらない地域では、119番に電話してください。',
    '電話では、いつから、どのような様子かを伝えてください。',
  ],
};

const despairing = /死にたい|死のうと|死んでや|(?:消えて|いなくなって)しまいたい/;

/** What has been begun is met by 119, whatever else is said. */
const begun = /飲ん|のん|切っ|吊|つっ|飛び|柵|屋上|手すり|ガス|ひも|ロープ|意識|息|倒れ|血/;

/** 死にたい: somebody to talk to, night and day, and no word on how to revive the dead. */
const despair: EmergencyPlan = {
  ...plans.medical,
  first:
    '打ち明けてくださり、ありがとうございます。どうかお一人で抱え込まず、今すぐ、次の番号か身近な方に電話してください。',
  movesFirst: true,
  about: /こころの(?:健康|相談)|いのちの電話/,
  sentence: /いのちの電話|こころの健康/,
  publicNumbers: [
    'お話を聞いてくれる窓口（よりそいホットライン、24時間・無料）：電話 **0120-279-338**（岩手県・宮城県・福島県からは **0120-279-226**）',
    '命が危ないとき：電話 **119**',
  ],
  ownNumbers: /いのちの電話|こころの健康/,
  steps: [
    '一人にならないでください。家族、友人、近くの方に、そばにいてもらってください。',
    '薬や刃物など、ご自身を傷つけるおそれのある物から離れてください。',
    'ご家族やお知り合いのことでしたら、そばを離れず、話を聞きながら電話してください。',
  ],
};

/** 止まっているエレベーター: nobody was said to be in it. */
const standingLift: EmergencyPlan = {
  ...plans.lift,
  first: 'かごの中に人がいるときは、そのことも電話で伝えてください。',
  about: /エレベーター(?:が|の)?(?:止ま|停止|故障|動か)/,
  steps: [
    '扉をこじ開けないでください。階段を使ってください。',
    '点検で止まっていることもあります。掲示とお知らせをご確認ください。',
    'かごの中にいるときは、呼出ボタンを長く押し、座って助けを待ってください。',
  ],
};

// 急に止まって閉まったまま may be said from inside.
const inTheLift =
  /閉じ|とじ[こ込]|閉ま|開[かき]|出られ|出れ|出して|出てこ|取り残|(?<!誰も)乗っ[てた]|乗せた|助けて|挟ま|降りられ|呼出|非常|声|叫|泣|途中|階[とで]|落ち|傾|揺れ|真っ暗|急に|今|缶詰|箱|かご|はこ|音|中(?:に(?!(?:人|誰)[はも])|で|か)/;

/** What to say of a danger; `said` tells how ill somebody is, and whether anybody is in the lift. */
export function emergencyPlan(kind: EmergencyKind, said: string): EmergencyPlan {
  if (kind === 'medical' && despairing.test(said) && !begun.test(said)) return despair;
  if (kind === 'medical' && isMildIllness(said)) return unwell;
  if (kind === 'lift' && !inTheLift.test(said)) return standingLift;
  return plans[kind];
}
