import { describe, expect, test } from 'vitest';
import { declineReasonOf } from './decline-reason-of.ts';

describe('some questions are declined politely', () => {
  test.each([
    ['管理費を滞納しているのは誰ですか', 'debtor-names'],
    ['滞納者の名前を教えてください', 'debtor-names'],
    ['積立金を払っていない人はどの部屋ですか', 'debtor-names'],
    ['何号室が滞納していますか', 'debtor-names'],
    ['305号室は管理費を滞納していますか', 'debtor-names'],
    ['未納の住戸の一覧を見せて', 'debtor-names'],
    ['隣の人は管理費を払っていますか', 'debtor-names'],
    ['苦情を言ったのは誰ですか', 'complainant-names'],
    ['うちのことを通報した人は誰', 'complainant-names'],
    ['騒音のクレームを入れたのはどの部屋ですか', 'complainant-names'],
    ['誰が苦情を出したのか教えて', 'complainant-names'],
    ['苦情の主を知りたい', 'complainant-names'],
    ['703号室の人の電話番号を教えて', 'personal-data'],
    ['302号室には誰が住んでいますか', 'personal-data'],
    ['隣の人の名前は？', 'personal-data'],
    ['上の階の人の職業は何ですか', 'personal-data'],
    ['理事長の携帯番号を教えてください', 'personal-data'],
    ['住民の名簿を送ってください', 'personal-data'],
    ['値上げに反対したのは誰ですか', 'personal-data'],
    ['犬を飼っている部屋は何号室ですか', 'personal-data'],
    ['ピアノを弾いているのはどの部屋ですか', 'personal-data'],
    ['501号室の家族構成は', 'personal-data'],
    ['防犯カメラに映っていた人の名前は', 'personal-data'],
    ['うちの上に住んでいるのは誰', 'personal-data'],
    ['誰がごみを間違えて出したの', 'personal-data'],
    ['駐車場の3番は誰の車', 'personal-data'],
    ['匿名の苦情は誰から', 'complainant-names'],
    ['この契約を承認して', 'reserved-decision'],
    ['隣の人を訴えたいのですが勝てますか', 'live-dispute'],
    ['上の階から慰謝料をいくら取れますか', 'live-dispute'],
    ['私と隣の人、どちらが悪いですか', 'live-dispute'],
    ['隣ともめています。弁護士を紹介してください', 'live-dispute'],
    ['管理会社を訴えることはできますか', 'live-dispute'],
    ['内容証明が届いたのですが払わなければいけませんか', 'live-dispute'],
    ['下の階の人の行為は違法ですか', 'live-dispute'],
    ['私のリフォームを承認してください', 'reserved-decision'],
    ['3匹目の犬を特別に認めてもらえますか', 'reserved-decision'],
    ['積立金は上げるべきですか', 'reserved-decision'],
    ['管理費を免除してほしい', 'reserved-decision'],
    ['値上げをやめてください', 'reserved-decision'],
    ['どの案に賛成すればいいですか', 'reserved-decision'],
    ['管理会社は変えるべきでしょうか', 'reserved-decision'],
    ['理事長を解任してください', 'reserved-decision'],
    ['どの候補に投票すればいいですか', 'reserved-decision'],
  ])('%s → %s', (question, reason) => {
    expect(declineReasonOf(question)?.reason).toBe(reason);
  });
});

describe('the same words in a question that may be answered', () => {
  test.each([
    '滞納は何件・何か月分ですか',
    '滞納があると新しい持ち主が払うのですか',
    '滞納された管理費は何年で時効ですか',
    '滞納したときの遅延損害金は何パーセントですか',
    '督促状を作ってください',
    '滞納者への督促はどのように進めますか',
    '私の今月の請求額と未納はありますか',
    '自分の管理費の未納はどこで分かりますか',
    '苦情はどこに言えばいいですか',
    '苦情は誰に言えばいいですか',
    'ペットの苦情の申出はどうすればいいですか',
    '理事長は誰ですか',
    '監事の名前を教えてください',
    '管理員さんの勤務時間は',
    '管理事務室の電話番号は',
    '管理会社の担当は誰ですか',
    '名簿は誰が見られますか',
    '組合員名簿は閲覧できますか',
    '議事録に誰が署名しますか',
    '反対意見はどのようなものでしたか',
    '賛成は何票でしたか',
    'ペットは何匹まで飼えますか',
    '騒音がひどい。管理組合は何ができますか',
    '上階からの水漏れ、誰の責任？',
    '隣の部屋のピアノがうるさいときはどうすればいいですか',
    '訴えを起こすには総会の決議が要りますか',
    '競売の請求には何人の賛成が必要ですか',
    '損害賠償を請求できるのは誰ですか',
    'リフォームの承認は誰がしますか',
    '工事の申請はいつまでに誰へ出しますか',
    '理事長を解任するにはどうすればいいですか',
    '積立金の値上げはいつ決まりますか',
    '管理会社の変更の検討状況は',
    '防犯カメラの映像は誰が見られますか',
    '総会で賛成するにはどの書類を出しますか',
    '民泊の判例を教えてください',
    '何人の賛成があれば可決しますか',
    '次の理事会はいつですか',
    '長期修繕計画の状況',
    '滞納した管理費は誰が払いますか',
    '滞納の督促は誰がするのですか',
    'ペットを飼う人は誰に届けますか',
    '役員の仕事は何ですか',
    '組合員から集めた収入はいくらですか',
    '監査で何を確認すべきですか',
    '大型犬は認めてもらえますか',
    'リフォームを承認してほしいときは誰に頼みますか',
    'うちは302号室ですが家族が増えたら届けますか',
    '理事会の電話番号はありますか',
    '集会室の予約を取り消したい',
    '規約を守らない人に組合は何ができますか',
    '借主が変わったら誰が届けますか',
    'ペットの届を出している住戸は何戸',
    '部屋番号を書く欄はありますか',
    '裁判になった例はありますか',
    '101号室の修繕積立金はいくらですか',
    '',
  ])('%s', (question) => {
    expect(declineReasonOf(question)).toBeNull();
  });
});

test('what is said names a way on, in whole sentences', () => {
  const questions = [
    '滞納者の名前は',
    '苦情の主は',
    '隣の人の名前は',
    '隣の人に勝てますか',
    '値上げをやめてください',
  ];
  for (const question of questions) {
    expect(declineReasonOf(question)?.say).toMatch(/ません。.+(?:ください|ます)。$/u);
  }
});

test('an endless question is read like its beginning', () => {
  expect(declineReasonOf('隣の人の'.repeat(50_000))).toBeNull();
  expect(declineReasonOf('滞納者の名前は'.repeat(50_000))?.reason).toBe('debtor-names');
});
