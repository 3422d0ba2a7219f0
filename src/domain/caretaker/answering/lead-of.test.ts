import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';
import { exampleEvidence, exampleItem, examplePassage } from './testing/example-evidence.ts';

const item = (id: string, text: string, chance: number, category: 'notice' | 'rule' = 'rule') =>
  exampleItem(examplePassage({ id, text, category, sourceTitle: '細則' }), chance);

const naming = (one: ReturnType<typeof item>) => ({
  ...one,
  sentences: one.sentences.map((sentence) => ({ ...sentence, hasExpected: true })),
});

test('a question for a place to go to is answered by the table of the places', () => {
  const after = item('m#1', '階段で動く。', 0.8);
  const places = item('m#2', '場所：北の空き地／使い方：集まる所', 0.67);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [after, places], 'place'));
  expect(ask('地震のときどこに逃げればいいですか')).toBe(places);
  expect(ask('速さはどこまで上がりましたか')).toBe(after);
  const unlikely = { ...places, chance: 0.3 };
  const far = exampleEvidence('どこに逃げればいいですか', [after, unlikely], 'place');
  expect(leadOf(far)).toBe(after);
});

test('who does it is told by the passage that names somebody', () => {
  const needed = item('g#1', '養生が必要です。', 0.62, 'notice');
  const mover = naming(item('r#6', '運送業者は、壁を覆う。', 0.6));
  expect(leadOf(exampleEvidence('養生はだれがするの', [needed, mover], 'person'))).toBe(mover);
  expect(leadOf(exampleEvidence('養生は', [needed, mover]))).toBe(needed);
});

test('whether something is allowed is answered by what may be done, of the same rules', () => {
  const notice = item('p#8', '飼う者は、届を出す。', 0.84);
  const number = item('p#3', '犬は、2匹まで飼うことができる。', 0.64);
  const other = item('q#3', '鳥は、飼うことができる。', 0.7);
  const ask = (understood: string) =>
    leadOf(exampleEvidence(understood, [notice, other, number], 'permission'));
  expect(ask('犬を飼ってもいいですか')).toBe(number);
  expect(ask('犬の届はいりますか')).toBe(notice);
});

test('whoever tells of a noise hears from the same letter whom to turn to', () => {
  const report = item('n#1', '足音についてのお声が寄せられました。', 0.76, 'notice');
  const help = item('n#3', '音の様子を書きとめて、管理事務室へご相談ください。', 0.14, 'notice');
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [report, help]));
  expect(ask('足音がうるさくて眠れません')).toBe(help);
  expect(ask('音のお知らせ')).toBe(report);
});

test('who approves is told by the article that names the one who does', () => {
  const applying = item('r#4', '組合員は、理事長に申請しなければならない。', 0.7);
  const deciding = item('b#17.2', '理事長は、理事会の決議を経て、申請を承認し、知らせる。', 0.5);
  const ask = (understood: string) =>
    leadOf(exampleEvidence(understood, [applying, deciding], 'person'));
  expect(ask('リフォームの申請が来た。誰が許可するの')).toBe(deciding);
  expect(ask('リフォームの申請は誰に出すの')).toBe(applying);
  const unlikely = { ...deciding, chance: 0.2 };
  const evidence = exampleEvidence('誰が許可するの', [applying, unlikely], 'person');
  expect(leadOf(evidence)).toBe(applying);
});

test('a case that was asked about may stand in a later part of the article', () => {
  const main = item('b#article-43', '通知は、2週間前までに発しなければならない。', 0.8);
  const urgent = item('b#article-43.2', '急を要するときは、期間を短くすることができる。', 0.2);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [main, urgent], 'date'));
  expect(ask('急ぐときは、通知はいつまでに出すの')).toBe(urgent);
  expect(ask('通知はいつまでに出すの')).toBe(main);
});

test('how things are is no answer to what to do', () => {
  const state = exampleItem(
    examplePassage({ id: 'arrears', text: '滞納は、1住戸です。', origin: 'record' }),
    0.7,
  );
  const steps = item('law#1', '滞納があったときは、書面で督促します。', 0.6);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [state, steps]));
  expect(ask('滞納が続いています。どうすればいいですか')).toBe(steps);
  expect(ask('それでも滞納を払わないときは？')).toBe(steps);
  expect(ask('滞納は何住戸ですか')).toBe(state);
});

test('who wants to see the minutes is not told who writes them', () => {
  const writing = item('b#article-49', '議長は、議事録を作成しなければならない。', 0.1);
  const seeing = item('b#article-49.2', '理事長は、議事録を閲覧させなければならない。', 0.9);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [seeing, writing]));
  expect(ask('議事録を見たいんですが')).toBe(seeing);
  expect(ask('議事録は')).toBe(writing);
});

test('of a law, the paragraph with the share of votes comes first, however likely another one is', () => {
  const ofLaw = (id: string, text: string, chance: number) =>
    exampleItem(examplePassage({ id, text, origin: 'law', category: 'law' }), chance);
  const limits = ofLaw('law-31#2', 'この割合は規約で変えられません。', 0.8);
  const share = ofLaw('law-31#1', '規約を変えるには、4分の3以上の賛成が必要です。', 0.02);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [limits, share], 'count'));
  expect(ask('規約の変更は何割いるの')).toBe(share);
  expect(ask('規約の変更は規約で変えられますか')).toBe(limits);
});

test('whether something was done is told by minutes of a later day, among other matters', () => {
  const ordered = item('m#2', '消防設備の指摘に従い、消火器の交換を頼む。', 0.74);
  const done = item('m#4', '雨どいを掃除した。消防設備の指摘への手当ては、すべて終わった。', 0.01);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [ordered, done]));
  expect(ask('消防設備点検で指摘された箇所は直したのか')).toBe(done);
  expect(ask('消防設備点検で指摘された箇所はどこ')).toBe(ordered);
  const other = item('m#4', '消防設備点検は57住戸で済んだ。', 0.4);
  const evidence = exampleEvidence('消防設備点検で指摘された箇所は直したのか', [ordered, other]);
  expect(leadOf(evidence)).toBe(ordered);
});

test('of a long table, the part with the year that was asked about', () => {
  const table = { sourceTitle: '計画', heading: 'これからの工事', category: 'plan' } as const;
  const part = (id: string, text: string, chance: number) =>
    exampleItem(examplePassage({ id, text, ...table }), chance);
  const later = part('p#5.2', '年度：2048／工事：大規模修繕', 0.3);
  const asked = part('p#5', '年度：2030／工事：駐車場の更新', 0.29);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [later, asked]));
  expect(ask('2030年に何の工事がありますか')).toBe(asked);
  expect(ask('大規模修繕の費用')).toBe(later);
});

test('the last time is told by the day of it, and not by what is planned next', () => {
  const planned = item('p#2', '次の見直しは2028年度の予定です。', 0.66);
  const last = item('p#1', '2023年5月28日の総会で承認された長期修繕計画をまとめ直した。', 0.04);
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [planned, last]));
  expect(ask('長期修繕計画の直近の見直しはいつ')).toBe(last);
  expect(ask('長期修繕計画の次の見直しはいつ')).toBe(planned);
});

test('where something can be read is told by what names the room', () => {
  const right = item('b#49', '理事長は、請求があったときは、閲覧させなければならない。', 0.85);
  const room = item('g#3', '議事録は、管理事務室で見られます。', 0.28, 'notice');
  const ask = (understood: string) => leadOf(exampleEvidence(understood, [right, room]));
  expect(ask('議事録はどこで見られますか')).toBe(room);
  expect(ask('議事録は見られますか')).toBe(right);
});

test('a later part of an article leads where only that names what was asked', () => {
  const about = { sourceTitle: '管理規約', heading: '第47条（議事）', category: 'bylaw' } as const;
  const opening = exampleItem(
    examplePassage({ id: 'b#47', text: '議事は過半数で決する。', ...about }),
    0.5,
  );
  const later = exampleItem(
    examplePassage({ id: 'b#47.2', text: '建替え決議は5分の4以上で決する。', ...about }),
    0.8,
  );
  expect(leadOf(exampleEvidence('建替えは何割', [later, opening]))).toBe(later);
});
