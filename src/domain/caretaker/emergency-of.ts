import { plainQuestion } from './plain-question.ts';

/** 緊急の種類: what the first phone number of an answer depends on. `lift` is also a lift that stands still. */
export type EmergencyKind =
  | 'gas'
  | 'fire'
  | 'medical'
  | 'intruder'
  | 'lift'
  | 'water-leak'
  | 'earthquake';

type Signs = {
  readonly kind: EmergencyKind;
  /** It is happening, whatever else the sentence says. */
  readonly happening: RegExp;
  /** It is spoken of: an emergency only when help is asked for, or when nothing else is said. */
  readonly mentioned: RegExp;
};

// 止まったら and 止まったのはいつ are not happening; 止まったのですが is.
const notIf = '(?!ら|場合|とき|時|際|こと|回|件|原因|理由|日|階|箇所|の(?!で|だ))';
const goesOn = `(?:て(?:い|る|ます|き|しま|止ま|とま|困|$|!|。)|てる|そう|た${notIf}|まし(?!たら|たか)|ちゃ)`;

// The order is that of the danger: smoke in a lift is a fire.
const signsByDanger: readonly Signs[] = [
  {
    kind: 'gas',
    happening: new RegExp(
      `(?:ガス|都市ガス)(?:の?(?:匂い|におい|臭い)が(?:し(?!たら)|する(?!とき|時|場合)|きつ|強)|が?くさ[いくっ]|が?臭[いくっ](?!とき|時|場合)|が漏れ${goesOn}|が?もれ${goesOn}|漏れ(?:し${goesOn}|です|だ|!)|警報器?が鳴)`,
    ),
    mentioned: /ガス(?:漏れ|もれ|の(?:匂い|におい|臭い))/,
  },
  {
    kind: 'fire',
    happening: new RegExp(
      `火事(?:です(?!か)|だ(?!け|っ|と)|みたい|かも|が起き${goesOn}|!)|燃え(?:てい|てる|てます|上が|移)|煙が(?:(?:出|で|上がっ|見え|入っ)${goesOn}|すごい|見えます)|煙(?:だらけ|が充満|でいっぱい)|火が(?:(?:つい|付い|出|上がっ|見え)${goesOn}|消え(?:ない|ません))|焦げ(?:臭い|くさい|たにおい)|こげくさい|(?:非常|火災)?(?:ベル|警報器?|報知[器機])が鳴(?:って|り(?!ますか|ました(?:か|ら)))|爆発し`,
    ),
    mentioned: /火事|火災|ぼや|火が出/,
  },
  {
    kind: 'medical',
    happening:
      /(?:人|方|父|母|夫|妻|主人|子|祖父|祖母|さん|誰か|男性|女性|お年寄り|高齢者)[がは].{0,8}倒れ(?!たら|た場合|たとき|る)|倒れて(?:動|返事|意識|起き)|意識が(?:な|あり|もうろう)|(?:息|呼吸)を?して(?:い?な|い?ませ)|(?:息|呼吸)が(?:でき|苦し|止ま)|転んで(?:立て|動け|起き上が)|具合が悪い(?:人|です|ので)|^(?:誰か)?(?:助けて|たすけて)|胸が(?:痛|苦し)|血が(?:止ま|たくさん|出てい)|大(?:けが|怪我)を?し(?!たら)|(?:けが|怪我|ケガ)を?して(?:い|動)|(?:けが|怪我|ケガ)人がい(?!たら|る(?:場合|とき))|けいれんし|発作[をが]起こ?[しき](?!たら|た場合)|動けなくな(?!ったら)|救急車を(?:呼んで|お願い|よんで)|心臓が止ま(?!った(?:人|方|とき|時|場合|ら))|(?:急に|突然)具合が悪|具合が悪くて|飲み込んで|転落し(?!たら)|心肺停止/,
    mentioned: /119番?|救急車?|急病|(?:けが|怪我|ケガ)人|倒れた人|熱中症/,
  },
  {
    kind: 'intruder',
    happening:
      /(?:不審者|泥棒|空き巣|どろぼう|(?:怪しい|知らない|見知らぬ|変な|不審な)(?:人|男|女|者|人物)|男|誰か)が(?:い(?:る|ます)(?!か)|入って(?:き|い|る)|入り込|侵入|うろつ|部屋に|家に|ドアを|玄関に(?:い|立)|待ち伏せ)|(?:泥棒|空き巣|どろぼう)に(?:入られ|やられ)(?!たら|た場合|たとき)|(?:ドア|扉|窓|鍵|玄関|錠)を(?:こじ開け(?!たら|られた)|壊して入|たたかれ続け|叩かれ続け)|(?:刃物|包丁|ナイフ)を(?:持|振)|暴れて(?:い|る)|(?:殴|襲|脅)(?:ら|わ|さ)れ(?!たら|た場合|たとき)|後を?つけられ(?!たら)|悲鳴が|(?:部屋|家|中)に(?:入られ|侵入され)(?!たら|た場合|たとき)/,
    mentioned: /110番?|不審者|泥棒|空き巣|怪しい人|侵入者/,
  },
  {
    kind: 'lift',
    happening: new RegExp(
      `閉じ(?:込|こ)め(?:られ|に(?:あ|遭))|缶詰になっ|(?:かご|エレベータ?ー?|昇降機|リフト|箱)(?:の中|内)?(?:から|に乗ったまま|に乗っていて|で).{0,8}出られ(?:ない|ません|なく)|エレベータ?ー?(?:の中|内)(?:で|から)(?:止ま|動か|出ら)|(?:エレベータ?ー?|リフト|昇降機)(?:の(?:ドア|扉))?が?(?:急に|突然|また|今|いま|途中で|止まったまま|ずっと)*(?:止まっ${goesOn}|止まりました(?!か)|動(?:かな[くか]|かない(?!日|時間|とき|場合|期間|こと)|きません)|故障し${goesOn}|停止し${goesOn}|(?:壊|こわ)れ${goesOn}|落ち${goesOn}|開(?:かない|きません))`,
    ),
    mentioned:
      /(?:エレベータ?ー?[にのへで]?)?閉じ(?:込|こ)め|エレベータ?ー?の(?:故障|停止)|エレベータ?ー?が(?:止まった|故障した|動かない)/,
  },
  {
    kind: 'water-leak',
    happening: new RegExp(
      `(?:水漏れ|水もれ|漏水|雨漏り)(?:が?して|し(?:て|た${notIf}|まし(?!たら))|が(?:ひど|止ま|続|起き${goesOn}|始ま)|中|です|だ(?!け|と|っ)|!)|水が(?:漏れ|もれ|溢れ|あふれ|垂れ|たれ|落ち|噴き出|吹き出|ポタポタ|ぽたぽた)(?:出し)?${goesOn}|水が(?:止まらな|止まりませ|ポタポタ|ぽたぽた|ぽたっ)|水(?:浸|びた)し(?!に(?:し|なったら|なった場合))|(?:天井|壁|上の?階?|床下)から水(?:が|です|漏|もれ|滴|も)|(?:下の階|階下)に水が(?:漏|もれ|落)|管が破裂|蛇口が壊れ`,
    ),
    mentioned: /水漏れ|水もれ|漏水/,
  },
  {
    kind: 'earthquake',
    happening:
      /(?:今|いま|まだ|すごく|大きく|家が|建物が)揺れ(?:て|ま|た(?!ら|場合|とき))|揺れて(?:い|る|ま)|地震(?:です(?!か)|だ(?!け|と|っ)|!|が(?:来ました|きました|起きました|起きて(?!も|から)|来た(?!ら|場合|とき|時)|きた(?!ら|場合|とき|時)|あった(?!ら|場合|とき|時)))|大きな揺れが(?:あった|来た|きた)(?!ら|場合|とき|時)|大きな揺れが(?:ありました|来ました)|緊急地震速報が/,
    mentioned: /地震|大きな揺れ|余震/,
  },
];

const past =
  /(?:去年|昨年|以前|昔|先月|先週|先日|前回|年前|か月前|過去|これまで)(?!から)|[0-9]年[にのは度]|年度|今までに/;
const calmTopic =
  /点検|検査|訓練|保険|補償|責任|負担|更新|工事|修繕|契約|費用|料金|いくら|予算|規約|細則|議事録|総会|理事会|決ま|備え|備蓄|対策|準備|マニュアル|講習|何年|件数|判例|法律|民法|裁判|弁償|賠償|報告|耐震|設置|設備|予定|管理者|計画|避難場所|警報器は|器の|いつ|原因|書類|手順|復旧|議案|壊れにくい|強い|大丈夫|安全/;
const explained =
  /(?:訓練|点検|検査|試験|誤報).{0,40}(?:鳴|止ま|停止)|(?:止まって|停止して)い?る(?:時間|間|日|とき|期間|場合)/;
const inDanger = /閉じ(?:込|こ)め|助け|たすけ|けが|怪我|倒れ/;
const asksForHelp =
  /電話|連絡|通報|助け|たすけ|どうすれ|どうした|どうしよ|どうする|何をすれ|何をしたら|まず|呼べ|呼ぶ|呼ん|知らせ|緊急|至急|急い/;
const onlyThis =
  /^(?:[がので])?(?:とき|時|場合|際)?(?:です|だ|発生|しました|した|かも|みたい|!|\?|。)*$/;
const aboutPets = /犬|猫|ペット/;

/**
 * 緊急の見分け: whether a question tells of danger to people or of water running now, so that phone
 * numbers come first. A question about inspections, insurance or the past is none.
 */
export function emergencyOf(question: string): EmergencyKind | null {
  const said = plainQuestion(question);
  if (past.test(said) && !inDanger.test(said)) return null;
  return (
    (
      signsByDanger.find((signs) => isNow(signs, said)) ??
      signsByDanger.find((signs) => isCall(signs, said))
    )?.kind ?? null
  );
}

function isNow({ kind, happening }: Signs, said: string): boolean {
  if (!happening.test(said)) return false;
  if (explained.test(said) && !inDanger.test(said)) return false;
  return kind !== 'medical' || !aboutPets.test(said);
}

function isCall({ mentioned }: Signs, said: string): boolean {
  if (!mentioned.test(said) || calmTopic.test(said)) return false;
  return asksForHelp.test(said) || onlyThis.test(said.replace(mentioned, ''));
}
