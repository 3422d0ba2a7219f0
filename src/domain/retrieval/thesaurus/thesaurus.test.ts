import { describe, expect, test } from 'vitest';
import { stripQuestion } from '#domain/retrieval/question/strip-question.ts';
import { entriesOf, expand } from '#domain/retrieval/question/synonyms.ts';
import { normalise } from '#domain/retrieval/text/normalise.ts';
import { hints, thesaurus } from './thesaurus.ts';

const entriesAsRead = entriesOf(thesaurus, hints);
const wordsBeside = (question: string): readonly string[] =>
  expand(entriesAsRead, stripQuestion(normalise(question)));

const entries = [
  ...thesaurus.map((group) => ({ name: group.join(' '), words: group })),
  ...hints.flatMap(({ from, to }) => [
    { name: from.join(' '), words: from },
    { name: to.join(' '), words: to },
  ]),
];

test('there are at least 400 groups and 200 one-way entries', () => {
  expect(thesaurus.length).toBeGreaterThanOrEqual(400);
  expect(hints.length).toBeGreaterThanOrEqual(200);
});

test('no group of one, no empty side, and no group so wide that it means nothing', () => {
  expect(thesaurus.filter((group) => group.length < 2 || group.length > 10)).toEqual([]);
  const sides = hints.filter(({ from, to }) => from.length === 0 || to.length === 0);
  expect(sides).toEqual([]);
  expect(hints.filter(({ to }) => to.length > 4)).toEqual([]);
});

test('no word stands twice in one entry', () => {
  const doubled = entries.filter(({ words }) => new Set(words).size !== words.length);
  expect(doubled.map(({ name }) => name)).toEqual([]);
});

test('no name of one association: those go into its own list', () => {
  const all = entries.flatMap(({ words }) => words).join(' ');
  expect(all).not.toMatch(/みどり|大野|三浦|関東パーキング|澄川|すみかわ|0120/);
});

test('no group stands twice', () => {
  const names = thesaurus.map((group) => group.toSorted().join(' '));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('every word is half width and lower case, as texts are compared', () => {
  const odd = entries
    .flatMap(({ words }) => words)
    .filter((word) => word !== word.normalize('NFKC').toLowerCase());
  expect(odd).toEqual([]);
});

test('a word of one character is a kanji: the tokenizer can use nothing shorter', () => {
  const short = entries.flatMap(({ words }) => words).filter((word) => [...word].length === 1);
  expect(short.filter((word) => !/^\p{Script=Han}$/u.test(word))).toEqual([]);
});

test('no word of two hiragana but four: such letters stand inside too many other words', () => {
  const asked = [...thesaurus.flat(), ...hints.flatMap(({ from }) => from)];
  const short = asked.filter((word) => /^\p{Script=Hiragana}{1,2}$/u.test(word));
  expect(new Set(short)).toEqual(new Set(['いぬ', 'ねこ', 'ごみ', 'だめ']));
});

describe('what residents say leads to what the documents say', () => {
  test.each([
    ['わんちゃんと暮らせますか', 'ペット'],
    ['犬を飼ってもいいですか', 'ペット'],
    ['柴犬は大丈夫ですか', '体高'],
    ['ハムスターは届けますか', '届出の要らない生き物'],
    ['ペットは何匹まで飼えますか', '飼育'],
    ['ベランダでタバコを吸ってもいいですか', '喫煙'],
    ['ベランダでたばこ', 'バルコニー'],
    ['隣の煙が来て困る', '禁煙'],
    ['ピアノは何時まで', '楽器'],
    ['ウクレレを弾きたい', '演奏'],
    ['上の階がうるさい', '騒音'],
    ['子どもがドタドタ走る', '生活の音'],
    ['引っ越しは何日前に', '引越し'],
    ['鍵なくした', '紛失'],
    ['家に入れない', '鍵を失くしたとき'],
    ['水が出ない', '断水'],
    ['お湯が出ない', '給湯器'],
    ['トイレが詰まった', '排水管'],
    ['天井から水が落ちてきた', '水漏れ'],
    ['お金は足りるのですか', '不足'],
    ['積立金は足りますか', '不足'],
    ['何人いれば総会は成り立ちますか', '定足数'],
    ['総会に行けない', '委任状'],
    ['総会に出られないとき', '議決権行使書'],
    ['燃えるゴミの曜日', '燃やすごみ'],
    ['ソファを捨てたい', '粗大ごみ'],
    ['テレビを捨てたい', '家電リサイクル'],
    ['ゴミ捨て場はどこ', 'ごみ置場'],
    ['前の晩に出してよいか', '出す時間'],
    ['管理人さんは何時までいますか', '管理員'],
    ['管理人室の電話', '管理事務室'],
    ['リフトの点検はいつ', 'エレベーター'],
    ['会議室を借りたい', '集会室'],
    ['アマゾンの荷物', '宅配ボックス'],
    ['玄関のドアを自分で替えたい', '玄関扉'],
    ['窓を二重にしたい', '窓ガラス'],
    ['床を板に替えたい', 'フローリング'],
    ['お風呂を新しくしたい', '水回り'],
    ['アスベストの調査は要りますか', '石綿'],
    ['長計の見直しはいつ', '長期修繕計画'],
    ['大規模はいつですか', '大規模修繕'],
    ['次の外壁の工事は', '大規模修繕工事'],
    ['積立金が上がるのはいつ', '増額'],
    ['毎月のお金はいくらですか', '管理費'],
    ['引き落としはいつ', '口座振替'],
    ['払っていない人はいますか', '滞納'],
    ['前の持ち主の未払いは誰が払う', '承継人'],
    ['通帳は誰が持っていますか', '預金口座'],
    ['電気代はいくら', '水道光熱費'],
    ['管理会社を変えたい', '管理委託契約'],
    ['理事になりたくない', '選任'],
    ['部屋を貸したい', '貸与'],
    ['海外に住むことになりました', '国内管理人'],
    ['行方不明の持ち主がいる', '所在等不明区分所有者'],
    ['建て替えは何分の何', '建替え'],
    ['規約を変えるには', '特別決議'],
    ['エアビーはできますか', '民泊'],
    ['車庫証明がほしい', '保管場所'],
    ['チャリを置きたい', '駐輪場'],
    ['EVの充電', '電気自動車'],
    ['保険は使えますか', '保険を使う手順'],
    ['どこへ逃げればいい', '避難場所'],
    ['地震の避難先を教えて', '市の避難所'],
    ['ねこも届けがいりますか', '飼育届'],
    ['ベビーカーって玄関の前に置いといてもいい', '私物'],
    ['上の階の足音がうるさくて眠れません', '音でお困りの方へ'],
    ['修繕積立金の値上げ案はどうなっていますか', '3つの案'],
    ['管理費を値上げするにはどうすればよいですか', '総会の議決事項'],
    ['修繕積立金は上がりますか', '修繕積立金の額の改定'],
    ['管理費を滞納したら取り立てられますか', '遅延損害金'],
    ['理事の順番はいつですか', '輪番'],
    ['理事をやりたくない', '選任'],
    ['テレビが映らなくなった', '共用部分の故障'],
    ['泥棒に入られた', '盗難'],
    ['滞納は何年で消えますか', '時効'],
  ])('%s → %s', (question, word) => {
    expect(wordsBeside(question).filter((beside) => beside.includes(word))).not.toEqual([]);
  });
});

describe('things that are not the same stay apart', () => {
  test.each([
    ['管理費', '修繕積立金'],
    ['修繕積立金', '管理費'],
    ['理事', '監事'],
    ['監事', '理事'],
    ['申請', '承認'],
    ['承認', '申請'],
    ['普通決議', '特別決議'],
    ['特別決議', '普通決議'],
    ['通常総会', '臨時総会'],
    ['総会', '理事会'],
    ['理事会', '総会'],
    ['理事長', '副理事長'],
    ['機械式駐車場', '平面駐車場'],
    ['駐車場', '駐輪場'],
    ['自転車', '自動車'],
    ['犬', '猫'],
    ['ペットボトル', '飼育'],
    ['専有部分', '共用部分'],
    ['共用部分', '専有部分'],
    ['区分所有者', '賃借人'],
    ['委任状', '議決権行使書'],
    ['予算', '決算'],
    ['収入', '支出'],
    ['燃やすごみ', '燃やさないごみ'],
    ['値上げ', '値下げ'],
    ['断水', '停電'],
    ['管理員', '管理会社'],
    ['管理員', '国内管理人'],
    ['火災保険', '地震保険'],
    ['給水管', '排水管'],
    ['建替え', '大規模修繕'],
    ['過半数', '4分の3'],
    ['定足数', '過半数'],
    ['転入', '転出'],
    ['貸す', '売却'],
    ['未収金', '前受金'],
    ['一時金', '借入れ'],
    ['均等積立', '段階増額'],
    ['規約', '細則'],
    ['受水槽', '排水管'],
    ['総合点検', '機器点検'],
    ['毎月点検', '定期検査'],
    ['バイク', '自転車'],
    ['110番', '119番'],
    ['出席', '欠席'],
    ['賛成', '反対'],
  ])('%s does not become %s', (asked, other) => {
    expect(wordsBeside(asked).filter((word) => word.includes(other))).toEqual([]);
  });
});

describe('a word hidden in another word does not lead astray', () => {
  test.each([
    ['木曜のごみは何ですか', '植栽'],
    ['窓口は何時から', 'サッシ'],
    ['家庭のごみ', '専用庭'],
    ['定期点検はいつ', '定期預金'],
    ['総会において何が決まった', '臭い'],
    ['空き缶はいつ', '空き区画'],
    ['受水槽の清掃', '金魚'],
    ['電子キーボードは弾けますか', '合鍵'],
    ['管理費の内訳', '理由'],
    ['計画の見直し', '補修'],
    ['大丈夫ですか', '高さ'],
    ['今度の総会', '現時点'],
    ['カラスのネット', 'インターネット'],
    ['何を確かめるのですか', '亀'],
    ['理事だけが見られる資料', '怪我'],
    ['隣がうるさいんです', '署名'],
    ['水漏れを起こすとどうなりますか', '費用'],
    ['何時からすればよいですか', 'ごみ置場'],
    ['住んでいるかぎり払うのですか', '鍵'],
    ['カーペットを敷く', '動物'],
    ['トランペットを吹く', '動物'],
    ['音がひびく', '亀裂'],
  ])('%s does not lead to %s', (question, other) => {
    expect(wordsBeside(question).filter((word) => word.includes(other))).toEqual([]);
  });
});
