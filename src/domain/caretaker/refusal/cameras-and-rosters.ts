import { words } from '#domain/caretaker/danger/scene.ts';
import { inWhatWay, type Rule, re } from './rule.ts';

const cameras = 'カメラ|録画|映像|ビデオ';
const roster = words(
  '名簿|電話帳',
  '(?:電話|連絡先|住所|住民|住んでい?る人|組合員|居住者|入居者|全員).{0,8}(?:一覧|リスト)',
);
const handOver = words(
  '見せて|見たい|渡して|送って|印刷',
  'ください|下さい|ちょうだい|頂戴|くれ|ほしい|欲しい|もらえ',
);
const giveRoster = words(handOver, 'コピーし|中身|データで');
const givePictures = words(
  handOver,
  '見せろ|見て(?:ほし|もら|くだ)|出して|提供し|コピー|教え|確認(?:したい|させ|して)',
  '誰が?映|何が映',
);
const askedFor =
  '(?:て(?:くれ|ほしい|くださ[^。]{1,2})?|ろ|たい)(?:と|って)(?:言われ|頼まれ|求められ|聞かれ)';
/** 見せてくれと言われた, 渡していいですか: the keeper asks how to treat it, and wants to see nothing. */
const asksForRule = words(
  `${askedFor}(?![^。]{0,8}ので)`,
  '(?:渡し|見せ|出し|貸し|教え|提供し)ても?(?:いい|よい|良い|構|かま|大丈夫|よろし|問題)',
);
const howCamerasAreKept = words(
  '規|条件|必要|保存|保管|何日|何時間|台数|誰が見',
  '増設|付けて|設置|場所|総会|理事会|説明会|講演',
);
const howRostersAreKept = words(
  '頼まれ|求められ|言われたら|誰にでも|誰が|役員の?(?:名簿|一覧)',
  '手続|どうすれば|登録|届|載せ|載り',
);

/** カメラと名簿: things of the association that hold what others do and are called. */
export const cameraAndRosterRules: readonly Rule[] = [
  // 防犯カメラの映像を見せて.
  {
    reason: 'personal-data',
    all: [re(cameras), re(givePictures)],
    none: re(asksForRule, inWhatWay, howCamerasAreKept),
  },
  // 名簿をください.
  {
    reason: 'personal-data',
    all: [re(roster), re(giveRoster)],
    none: re(asksForRule, howRostersAreKept),
  },
];
