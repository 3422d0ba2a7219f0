import { words } from '#domain/caretaker/danger/scene.ts';
import { near, type Rule, re } from './rule.ts';

const body = '(?:頭|腹|おなか|のど|喉|歯|腰|膝|ひざ|肩|目|足|背中|首|手|耳|胃|関節|体)';
const howMuch = '(?:とても|すごく|ひどく|少し|ちょっと|ずっと|また)';
const hurts = '(?:痛|いた[いく]|しびれ|だる|かゆ|むく|腫れ)';

const illness = words(
  'コロナ|インフル|風邪|かぜ|発熱|熱[がを](?:出|あ|下)|せき|咳|花粉症|アレルギー',
  '糖尿|高?血圧(?!計)|血糖|コレステロール|認知症|癌|がん(?:です|か|かも)|うつ病?|鬱|更年期|妊娠',
  '腰痛|頭痛|頭が痛|肩こり|めまい|吐き気|下痢|便秘|むくむ|むくみ|湿疹|じんましん|虫刺され',
  '不眠|眠れな[いく]|寝不足|物忘れ|体調|だるい|食欲|病気(?:でしょう|ですか|かも|かな)',
  '健康診断|予防接種|ワクチン|手術[をは]|医者に',
  '睡眠薬|サプリ|漢方|痛み止め|飲み薬|服用',
);
const whatToDo = words(
  'ですか|でしょう|いい|どう|大丈夫|平気|何日|とき|かも|かな|教え|$',
  '対処|治|効|原因|食事|ひど|つら|困',
);

const doctored = words(
  `${body}[がもの]?${howMuch}?${hurts}`,
  near('病院(?:が|は|を|に|って)', 'いい|良い|よい|どこ|教え|紹介|行', 8),
  '何科',
  '(?:おすすめの|どの|何の)薬',
  near('薬', '飲|効|一緒|いい|やめ|量|副作用|教え', 10),
  near('(?:風邪|病気|けが|怪我|やけど|火傷)[をのは]', '治[しする療]', 6),
  near(illness, whatToDo, 20),
);

// 救急車, a list of medicines in a drill, an ill pet, noise: no question for a doctor.
const ofTheHouse = words(
  '救急車を呼ぶ|何番|相談できる|対応|薬(?:の箱|剤師|品|局)|見守|いじめ',
  '組合|住民|役員|理事|総会|議決|委任|代理|集会|会場|資料を|名簿|届|中止',
  '訓練|工事|看板|出入り|手(?:すり|続|洗)|足場',
  '騒音|足音|うるさ|音が|ごみ|ペット|犬|猫',
);

/** からだ: what a doctor is asked. */
export const healthRules: readonly Rule[] = [
  // 膝が痛い, 風邪は何日で治りますか.
  { reason: 'medical', all: [re(doctored)], none: re(ofTheHouse) },
];
