import { expect, test } from 'vitest';
import { answersIn, isShown } from '#domain/caretaker/cited-answer/testing/demonstration.ts';

// Sentences as a language model writes them on passages of the demonstration: shorter and politer
// than these, and false in one thing each. The rules of the check were made with these.
const kept = answersIn(`
petNumber | ペットは何匹まで飼えますか | ペットは1住戸につき2匹まで飼えます。
petNumber | ペットは何匹まで飼えますか | 犬と猫は合わせて2匹まで飼うことができます。
petNumber | 猫を2匹飼えますか | はい、飼えます。
petSize | どのくらいの大きさの犬まで飼えますか | 体高は45センチ以下、体重は10キロ以下です。
petSize | どのくらいの大きさの犬まで飼えますか | 肩までの高さが45cm以下で、体重が10kg以下のペットなら飼えます。
petSmall | ハムスターは飼えますか | ハムスターなどの小動物は、届出をしなくても飼うことができます。
petSmall | 金魚を飼いたい | 観賞魚の水槽は、1個につき水量100リットルまでです。
petReport | ペットの届出はいつまでですか | ペット飼育届は、飼い始める日の14日前までに管理事務室へ提出します。
petReport | ペットの届出に何が要りますか | 飼育届には、ペットの全身の写真を1枚添えます。
petSupplement | ペットの細則はいつからですか | 今のペット飼育細則は、2024年7月1日から施行されています。
petSupplement | ペットの細則はいつからですか | 令和6年5月26日の通常総会で承認されました。
garbagePlace | ごみは夜に出せますか | ごみ置場の扉は、収集日の朝6時に開き、8時30分に閉まります。
garbageTime | ごみは何時までに出しますか | ごみは当日の6時から8時30分までに出してください。
garbageTime | ごみは前の晩に出せますか | 前の日の夜にごみを出すことはできません。
garbageDays | 燃えるごみの曜日はいつ？ | 燃えるごみは毎週火曜日と金曜日です。
garbageDays | ペットボトルの日は | ペットボトルなどの資源は水曜日に収集されます。
balconyWash | 布団を手すりに干していいですか | 布団を手すりに掛けることはできません。
balconyFire | バルコニーでバーベキューできますか | いいえ、バルコニーではバーベキューや花火などの火は使えません。
parkingFees | 駐車場の使用料はいくら | 機械式駐車場は月額9,000円、平面駐車場は月額12,000円です。
parking | 駐車場の空きはありますか | 機械式駐車場に2台分の空きがあります。
parking | 駐車場の空きはありますか | 平面駐車場に空きはありません。
parkingCount | 2台目を借りられますか | 駐車場は原則として1住戸につき1区画です。
parkingCount | 2台目を借りられますか | 機械式駐車場に空きがあり、1区画目を希望する人がいないときは、2区画目も使えます。
roomFees | 集会室の料金は | 集会室の使用料は1時間200円です。
roomFees | 集会室の料金は | 総会や理事会などで使うときは無料です。
roomHours | 集会室は何時まで | 集会室は午前9時から午後9時まで使えます。
roomHours | 集会室は何時まで | 使用時間は1日4時間までです。
movingHours | 引越しは何時からできますか | 引越しは9時から17時までの間にできます。
movingHours | 引越しは日曜にできますか | 日曜日と祝日に引越しをするときは、運送業者が養生をすべて用意します。
movingHours | 年末に引越せますか | 12月29日から1月3日までは引越しができません。
boardMeeting | 次の理事会はいつ？ | 次の理事会は2026年12月19日（土）の10:00からです。
boardMeeting | 次の理事会はいつ？ | 理事会は10時から12時まで、集会室で行われます。
boardMeeting | 次の理事会はいつ？ | 令和8年12月19日の土曜日に、集会室で開かれる予定です。
officers | 理事長は誰 | 理事長は高橋 誠一さんです。
officers | 今の役員は誰ですか | 理事長は高橋さん、副理事長は田村さんです。
officers | 監事は誰 | 監事は石井和夫さんで、任期は2027年5月23日までです。
reserve | 修繕積立金の残高はいくら | 2026年10月31日時点の修繕積立金の残高は46,038,462円です。
reserve | 修繕積立金の残高はいくら | 定期預金はみどり坂信用金庫に900万円あります。
bylawMotion | 規約を変えるには | 規約の変更には、出席した組合員とその議決権の各4分の3以上の賛成が必要です。
bylawMotion | 総会の成立要件は？ | 総会は、議決権総数の過半数を持つ組合員が出席しないと成立しません。
bylawMotion | 総会の決め方は | 総会の議事は、原則として出席した組合員の議決権の過半数で決まります。
bylawUse | 民泊はできますか | 民泊はできません。
guideMusic | 楽器は夜10時まで弾けますか | いいえ、楽器を鳴らせるのは20時までです。
guideMusic | 楽器は何時まで | 楽器の演奏は、朝9時から夜8時までです。
planWorks | エレベーターの更新はいつ？ | エレベーターの更新は2034年度の予定です。
liftReport | エレベーターの更新はいつ？ | 長期修繕計画では、2034年度にエレベーターの更新を見込んでいます。
limitation | 滞納された管理費は何年で時効？ | 滞納した管理費の時効は、ふつう期日から5年と考えます。
judgement | 滞納された管理費は何年で時効？ | 裁判で確定した分の時効は10年に延びます。
repairPlan | 長期修繕計画の状況を教えて | このままでは、2035年度に修繕積立金が約1,300万円足りなくなる見込みです。
petBanned | 営業用は飼えますか | 販売や繁殖など、営業のために動物を飼うことはできません。
petShared | エレベーターでは | エレベーターでは、先に乗っている人に声をかけてください。
petClub | クラブは何をしますか | クラブは、年2回の共用部分の清掃や勉強会を行います。
garbageLarge | 処理券はどこで | 処理券は市の取扱店で買い、品物の見やすい所に貼ります。
garbagePlace | 誰が使えますか | ごみ置場を使えるのは、このマンションの居住者だけです。
balconyFire | 灯油は置けますか | 灯油やガスボンベなど、燃えやすい物は置けません。
parkingUsers | 誰が駐車場を使えますか | 駐車場を使えるのは、このマンションに住む組合員と同居の親族です。
parkingGuests | 工事の車は | 工事の車は、管理事務室で作業車駐車票を受け取って止めます。
movingLift | 大きい荷物は | かごに載らない荷物は、階段で運びます。
worksApproval | 承認の期限は | 承認の日から6か月以内に工事を始めないと、承認は効力を失います。
bylawArrears | 管理費の支払日 | 管理費等は毎月27日に口座振替で納めます。
bylawAuditor | 監事は書類を見られますか | 監事は、いつでも帳簿や預金通帳を調べることができます。
guidePayment | 口座を変えたい | 口座を変える手続には1か月ほどかかります。
planWorks | 機械式駐車場の更新は | 機械式駐車場の更新は2030年度で、費用は2,640万円の見込みです。
noticeFire | 予備日は | 留守だった住戸の予備日は2月6日（土）の9時から12時です。
noticeDrill | 試食はありますか | 11時15分から備蓄倉庫の見学と試食を行います。
lastGeneral | 役員の選任は | 役員の選任は賛成49、反対0で可決されました。
dues | Cタイプは | Cタイプは毎月23,080円です。
contacts | 保険の相談は | 保険の相談はさくら保険サービス（045-000-2600）です。
emergency | ガスのにおい | ガスのにおいがするときは、すみかわガスに電話してください。24時間つながります。
parking | 駐車場は何台 | 駐車場は全部で30台あり、そのうち2台が空いています。
reserve | 内訳 | 澄川銀行の決済用普通預金に17,038,462円あります。
generalMeeting | 議題は | 議題は、長期修繕計画の見直しや役員の選任など8件です。
pump | 断水のとき立入りは | 住戸への立入りはありません。
building | 組合員の数 | 組合員は57人、議決権は60個です。
liftReport | 止まる期間は | 更新工事のあいだ、エレベーターは2〜3週間止まります。
limitation | 時効は | 請求できることを知った時から5年、請求できる時から10年の早いほうで時効になります。
bicycleGuests | 泊まりの客の自転車 | 泊まりのときは来客票を受け取り、7日まで置くことができます。
`);
const removed = answersIn(`
petSupplement | ペットは何匹まで | ペットは3匹まで飼えます。
petSupplement | ペットは何匹まで | 犬を3匹飼えます。
petSupplement | ペットは何匹まで | 1住戸につき3匹まで飼えます。
petSupplement | ペットは何匹まで | 犬は3匹まで飼えます。
petNumber | ペットは何匹まで飼えますか | 犬と猫をそれぞれ2匹ずつ、3匹まで飼えます。
petNumber | 猫を5匹飼えますか | はい、飼えます。
petSmall | うさぎは飼えますか | うさぎも飼うことができます。
petSize | 大型犬は飼えますか | 飼うことができる。
petNumber | 大型犬は飼えますか | 飼うことができます。 | 出典なし
petSize | 大型犬は飼えますか | 自由です。 | 出典なし
petNumber | 大型犬は飼えますか | 自由です。
petSize | 大型犬は飼えますか | 体重が45キログラム以下の犬は飼えます。
petReport | 届出はいつまで | 飼育届は、飼い始めてから14日以内に出します。
petReport | 届出に何が要りますか | 飼育届には、写真を3枚添えます。
petReport | 届出に何が要りますか | 飼育標識は、直径14センチメートルのシールです。
garbageTime | ごみは何時までに出しますか | ごみは午前8時30分から出せます。
garbagePlace | ごみは夜に出せますか | ごみ置場は24時間いつでも使えます。
garbageDays | 燃えるごみの曜日はいつ？ | 燃えるごみは火曜日と水曜日です。
garbageDays | 燃えるごみの曜日はいつ？ | 燃えるごみは毎週木曜日です。
balconyWash | 布団を手すりに干していいですか | 布団は手すりに掛けて干すことができます。
balconyWash | 布団を手すりに干していいですか | 手すりに掛けてよい。
balconyFire | バルコニーでバーベキューできますか | できます。
parking | 駐車場の使用料はいくら | 機械式駐車場は月12,000円です。
parking | 駐車場の空きはありますか | 平面駐車場は2台空いています。
parking | 駐車場の空きはありますか | 駐車場に空きはありません。
parkingCount | 2台目を借りられますか | 駐車場は2区画まで自由に使えます。
roomFees | 集会室の料金は | 集会室の使用料は無料です。
roomHours | 集会室は何時まで | 集会室は1日に9時間まで使えます。
movingHours | 引越しは日曜にできますか | 引越しは日曜日にできます。
movingHours | 年末に引越せますか | 引越しは12月29日から翌年1月3日までできます。
movingHours | 引越しは何時からできますか | 引越しは午後5時から始められます。
boardMeeting | 次の理事会はいつ？ | 次の理事会は2026年12月19日の12:00からです。
boardMeeting | 次の理事会はいつ？ | 次の理事会は10:00に終わります。
officers | 理事長は誰 | 理事長は田村 由美子さんです。
officers | 副理事長は誰 | 副理事長は高橋 誠一さんです。
officers | 監事は誰 | 監事は小林 健さんです。
officers | 会計は誰 | 会計担当理事は森さんです。
reserve | 修繕積立金の残高はいくら | 澄川銀行の定期預金は9,000,000円です。
reserve | 修繕積立金の残高はいくら | 修繕積立金の残高は17,038,462円です。
bylawMotion | 規約を変えるには | 規約の変更は、出席した組合員の過半数の賛成で決まります。
bylawMotion | 総会の成立要件は？ | 総会は、議決権総数の過半数がなくても成立します。
bylawUse | 民泊はできますか | 民泊は届出をすればできます。
guideMusic | 楽器は夜10時まで弾けますか | 楽器を鳴らせます。
guideMusic | 楽器は夜10時まで弾けますか | はい、夜10時まで弾けます。
liftReport | エレベーターの更新はいつ？ | エレベーターの更新は2036年です。
limitation | 滞納された管理費は何年で時効？ | 滞納した管理費は10年で時効にかかります。
judgement | 滞納された管理費は何年で時効？ | 滞納した管理費は10年で時効にかかります。
repairPlan | 長期修繕計画の状況を教えて | 2035年度に修繕積立金が約8,300万円不足します。
planWorks | 受水槽の取替えはいつ？ | インターホンの更新は2028年度です。
planWorks | エレベーターの更新はいつ？ | エレベーターの更新は2030年度です。
petBanned | うずらは飼えますか | うずらも飼うことができます。
petShared | 散歩は | 散歩は敷地の中で行います。
petClub | 会費は | 会費は月1,000円です。
garbageLarge | 処理券はどこで | 処理券は管理事務室で買います。
garbagePlace | ごみ置場は何時に開きますか | ごみ置場の扉は午前8時30分に開きます。
balconyFire | 灯油は置けますか | 灯油を置くことができます。
parkingUsers | 誰が使えますか | 駐車場は誰でも使えます。
parkingGuests | 来客用はありますか | 来客用の区画は15台あります。
movingLift | 定員は | エレベーターの定員は10名です。
roomHours | 何時から | 集会室の使用は午後9時に始まります。
worksHours | 土曜に音の作業はできますか | 音の大きい作業は土曜日にできます。
worksHours | 年末は | 12月29日から1月3日まで工事ができます。
bylawArrears | 支払日 | 管理費等は毎月14日に納めます。
bylawAuditor | 監事は招集できますか | 監事は5日以内に理事会を開きます。
guidePayment | 支払いが遅れたら | 支払いが遅れると、年27％の遅延損害金がかかります。
planWorks | 給水ポンプは | 給水ポンプの取替えは2029年度です。
planWorks | 費用は | 鉄部の塗装がある2029年度の費用は2,640万円です。
noticeFire | 予備日は | 予備日は1月23日です。
noticeDrill | 解散は | 10時30分に解散します。
lastGeneral | 役員の選任は | 役員の選任は反対2でした。
dues | Cタイプは | Cタイプの管理費は14,320円です。
contacts | 保険の相談は | 保険の相談は株式会社みどり管財です。
emergency | ガスのにおい | ガスのにおいがするときは、0120-000-995に電話してください。
parking | 駐車場は何台 | 平面駐車場は20台です。
reserve | 内訳 | みどり坂信用金庫の定期預金は10,000,000円です。
generalMeeting | いつ | 次の総会は2027年5月24日です。
pump | 断水は | 断水は10:00に終わります。
building | 組合員の数 | 組合員は60人です。
officers | 副理事長は | 副理事長は小林さんです。
officers | 監事の任期 | 監事の任期は2028年5月28日までです。
contract | 期限 | 管理委託契約の期限は2028年6月30日です。
bylawVotes | 代理人は | 代理人は誰でもなれます。
bylawTerm | 改選は | 役員は毎年全員を改選します。
`);

// What the check still gets wrong. Whoever makes one of them right moves it up.
const stillLost = answersIn(`
petNumber | 子犬が生まれました | 子が生まれたときは、生後90日までなら2匹を超えて置けます。
roomHours | 4時間を超えて使えますか | 空きがあるときは、4時間を超える使用が認められることもあります。
worksHours | 水漏れの修理は | 水漏れなど急を要する修理は、日曜日でも行うことができます。
`);
const stillShown = answersIn(`
roomFees | 集会室の料金は | 居住者の親睦の集まりは無料です。
liftReport | 止まる期間は | 更新工事で2年間エレベーターが止まります。
`);

test.each(kept)('true, and kept: %s, %s %s', (name, question, answer) => {
  expect(isShown(name, question, answer)).toBe(true);
});

test.each(removed)('false, and removed: %s, %s %s', (name, question, answer) => {
  expect(isShown(name, question, answer)).toBe(false);
});

test.each(stillLost)('true, and lost: %s, %s %s', (name, question, answer) => {
  expect(isShown(name, question, answer)).toBe(false);
});

test.each(stillShown)('false, and shown: %s, %s %s', (name, question, answer) => {
  expect(isShown(name, question, answer)).toBe(true);
});
