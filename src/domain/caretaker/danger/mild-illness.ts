import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { besidesAmbulance, hesitates } from './hesitates.ts';
import { spellPlainly } from './spell-plainly.ts';

const mild =
  /(?:気分|具合|体調|気持ち)[がのも]?[^。!?]{0,4}悪|熱(?:が|を)[^。!?]{0,4}(?:出|ある|あり|高|下がら)|吐い|吐き気|めまい|(?:頭|お?腹|腰|足)が?[^。!?]{0,4}痛|(?:足|手|足首|腰)を(?:ひね|捻|くじ)|転んで|(?:頭|腰|足|肩)を(?:打|ぶつけ)|(?:蜂|ハチ|虫)に[^。!?]{0,4}刺され|やけど|火傷|熱中症|ふらふら|フラフラ/;

/** Whoever hears one of these calls 119 and asks nobody first. */
const grave =
  /意識|息|呼吸|脈|倒れ|血(?!圧)|動(?:か|け|き?ませ)|立て|起き|歩け|反応|返事|応答|答え|ぐったり|もうろう|朦朧|うわごと|うずくま|しゃがみ込|座り込|けいれん|痙攣|ひきつけ|泡|白目|胸|心臓|苦し|しび|麻痺|ろれつ|呂律|半身|力が入ら|真っ青|青白|紫|冷や汗|溺|おぼれ|落ち|転落|飛び|吊|首|自殺|死|骨|折れ|切断|ちぎれ|挟ま|下敷き|埋ま|ひかれ|はねられ|詰ま|飲み込|飲ん|感電|ガス|煙|全身|全員|みんな|何十|大群|襲|大(?:けが|やけど|火傷|量)|ひど|激し|強く|すごく|ものすご|急に|突然|我慢|救急|119|助けて|赤ちゃん|妊/;

/** 軽い症状: somebody is unwell or unsure of it, and nothing that was said asks for an ambulance by itself. */
export function isMildIllness(said: string): boolean {
  const text = spellPlainly(plainQuestion(said));
  if (hesitates(text)) return !grave.test(besidesAmbulance(text));
  return mild.test(text) && !grave.test(text);
}
