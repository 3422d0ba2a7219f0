import { beforeAll, describe, expect, test } from 'vitest';
import * as caretaker from '#contract/caretaker.ts';
import { getYearBooks } from '#contract/money.ts';
import { getOwnBill } from '#contract/own-bill.ts';
import { setDemoRole } from '#contract/session.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();
let visitor: ReturnType<typeof server.visit>;
let conversationId = '';

beforeAll(async () => {
  visitor = server.visit();
  const { id } = await visitor.call(caretaker.createConversation, { title: 'AI Chat Session' });
  conversationId = id;
});

const ask = (message: string, options = {}) =>
  visitor.call(caretaker.sendMessage, { message, conversationId, ...options });

const firstOf = (content: string): string => content.replaceAll('**', '').split('\n')[0] ?? '';

describe('how many must agree', () => {
  test('建替え takes four fifths of all, by the Act and by the bylaws', async () => {
    const { message, sources } = await ask('建て替えには何分の何の賛成が必要ですか');
    expect(firstOf(message.content)).toContain(
      '建替えには、区分所有者全員の人数と議決権の、それぞれ5分の4以上の賛成が必要です。',
    );
    expect(message.content).toContain('**4分の3以上**に下がります');
    expect(message.content).toContain('**46人以上**、かつ**議決権48個以上**');
    expect(message.outcome).toBe('answered');
    expect(message.accuracy).toBeUndefined();
    expect(sources.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['区分所有法 第62条第1項・第4項・第10項', '管理規約']),
    );
  });

  test.each([
    ['規約を変えるには何割の賛成がいりますか', 'それぞれ4分の3以上'],
    ['ふつうの議案は何票で通るの', '出席した組合員の議決権の過半数'],
    ['総会は何人集まれば成立しますか', '議決権全体の過半数を持つ組合員'],
    ['総会の招集通知は何日前までに出しますか', '2週間前まで'],
  ])('%s → %s', async (question, figure) => {
    const { message, sources } = await ask(question);
    expect(firstOf(message.content)).toContain(figure);
    expect(sources.some(({ title }) => title === '管理規約')).toBe(true);
  });

  test('without a matter it is asked back, with three ways to go on', async () => {
    const { message, sources } = await ask('何人の賛成が必要ですか');
    expect(message.content).toContain('普通決議と特別決議のどちらか、または議題');
    expect(message.suggestions).toHaveLength(3);
    expect(sources).toEqual([]);
    const { message: next } = await ask('規約の変更です');
    expect(firstOf(next.content)).toContain('それぞれ4分の3以上');
  });

  test('the answer is the same whichever voice is chosen', async () => {
    for (const expertMode of ['legal', 'construction', 'finance']) {
      const { message } = await ask('建替えには何割の賛成が必要ですか', { expertMode });
      expect(message.content).toContain('それぞれ5分の4以上');
    }
  });

  test('read again, the answer still stands', async () => {
    const { messages } = await visitor.call(caretaker.getConversation, { conversationId });
    const asked = messages.findIndex(({ content }) => content.startsWith('建て替えには何分の何'));
    expect(messages[asked + 1]?.content).toContain('それぞれ5分の4以上');
  });
});

describe('what a dwelling pays', () => {
  test('the one that is named, to a resident', async () => {
    const { message, sources } = await ask('うちは805号室です。管理費はいくら');
    expect(firstOf(message.content)).toContain(
      '805号室は、毎月の管理費が14,320円、修繕積立金が10,230円、合わせて24,550円です。',
    );
    expect(sources[0]?.title).toBe('住戸と毎月の費用');
  });

  test('the own one, to its owner; of the house nothing changes', async () => {
    const owner = server.visit();
    await owner.call(setDemoRole, { role: 'owner' });
    const [own] = (await owner.call(getOwnBill, {})).dwellings;
    const answerTo = async (question: string) => {
      const { id } = await owner.call(caretaker.createConversation, { title: 'うちのこと' });
      const given = { message: question, conversationId: id };
      return (await owner.call(caretaker.sendMessage, given)).message;
    };
    const monthly = own?.next.parts.find(({ item }) => item === '修繕積立金')?.yen ?? 0;
    const { content } = await answerTo('うちの修繕積立金はいくらですか');
    expect(firstOf(content)).toMatch(new RegExp(`^${own?.number}号室は、毎月の管理費が`));
    expect(firstOf(content)).toContain(`修繕積立金が${formatYen(monthly)}`);
    const ofAll = await answerTo('うちのマンションの修繕積立金はいくらですか');
    expect(firstOf(ofAll.content)).not.toContain(`${own?.number}号室は`);
  });

  test('one that there is not', async () => {
    const { message } = await ask('999号室の管理費はいくらですか');
    expect(firstOf(message.content)).toContain('999号室は、住戸の記録に見つかりません。');
  });

  test('whether somebody owes is told to nobody', async () => {
    const { message } = await ask('805号室は管理費を滞納していますか');
    expect(message.outcome).toBe('declined');
  });
});

test('how often the board met, and when it meets next', async () => {
  const { message } = await ask('理事会は年に何回開かれていますか');
  expect(message.content).toMatch(/2026年度[^。]*理事会はこれまでに\*\*8回\*\*開かれました/);
  expect(message.content).toMatch(/2025年度[^。]*理事会は\*\*12回\*\*開かれました/);
  expect(message.content).toContain('次の理事会は、2026年12月19日');
});

test.each(['総会の結果を教えて', '前回の総会で何が決まりましたか', '総会の決定事項は？'])(
  '%s: all that the last one decided',
  async (question) => {
    const { message, sources } = await ask(question);
    expect(firstOf(message.content)).toContain('2026年5月24日（日）の第17期 通常総会では');
    expect(message.content.match(/第[0-9]号議案/g)).toHaveLength(7);
    expect(sources.map(({ title }) => title)).toEqual(['総会で決まったこと']);
  },
);

test.each(['積立金の値上げは決まりましたか', '修繕積立金の値上げは決定ですか'])(
  '%s: a proposal is no decision',
  async (question) => {
    const { message } = await ask(question);
    expect(message.content).toContain('まだ決まっていません');
  },
);

test('the next inspection of all comes first, and those after it in the order of their days', async () => {
  const { message } = await ask('次の点検はいつですか');
  const days = [...message.content.matchAll(/20[0-9]{2}年[0-9]+月[0-9]+日/g)].map(([day]) => day);
  expect(days.slice(0, 3)).toEqual(['2026年11月27日', '2026年11月30日', '2026年12月3日']);
});

test('what the own dwelling pays next is told as its own page has it, and to nobody else', async () => {
  const owner = server.visit();
  await owner.call(setDemoRole, { role: 'owner' });
  const { dwellings } = await owner.call(getOwnBill, {});
  const { number, next } = dwellings[0] ?? { number: '', next: { parts: [] } };
  const told = formatYen(sumYen(next.parts.map(({ yen }) => yen)));
  const askAs = async (who: typeof owner, message: string) => {
    const { id } = await who.call(caretaker.createConversation, { title: 'AI Chat Session' });
    return (await who.call(caretaker.sendMessage, { message, conversationId: id })).message;
  };
  for (const question of ['来月の請求はいくらですか', 'うちは今月いくら引き落とされますか']) {
    const { content, outcome } = await askAs(owner, question);
    expect([outcome, firstOf(content)]).toEqual(['answered', expect.stringContaining(told)]);
    expect(content).toContain(`${number}号室`);
  }
  // Beside another question, and with the month in kana.
  const both = await askAs(owner, 'らいげつの請求はいくら払うの？ 次の総会はいつですか');
  expect(both.content).toContain(told);
  expect(both.content).toContain('次の総会は、');
  expect((await askAs(owner, '305号室の来月の請求はいくらですか')).content).not.toContain(told);
  const tenant = server.visit();
  await tenant.call(setDemoRole, { role: 'tenant' });
  const { outcome } = await askAs(tenant, 'うちは今月いくら引き落とされますか');
  expect(outcome).toBe('declined');
  // What everybody may ask of any dwelling by its number.
  const own = await askAs(tenant, '私の部屋の管理費はいくらですか');
  expect(own.content).toContain((await askAs(tenant, '605号室の管理費は')).content.split('\n')[0]);
  expect(own.content).toContain('所有者（区分所有者）に請求されます');
});

describe('a number against the rule', () => {
  test.each([
    ['猫を3匹飼いたい', '2匹まで', 'お尋ねの「3匹」は、この数を超えています。'],
    ['犬は3匹までいい？', '2匹まで', 'お尋ねの「3匹」は、この数を超えています。'],
    ['犬を2匹と猫を1匹飼えますか', 'いいえ。', 'お尋ねの「合わせて3匹」は、この数を超えています。'],
    ['犬を2匹飼ってもいいですか', '2匹まで', 'お尋ねの「2匹」は、この数に収まります。'],
    ['猫をもう1匹飼えますか', '2匹まで', '今の数に、お尋ねの分を足して、この数までです。'],
    ['集会室に30人入れますか', '定員は24名', 'お尋ねの「30人」は、この数を超えています。'],
  ])('%s', async (question, allowed, verdict) => {
    const { message } = await ask(question);
    const [first = '', second = ''] = message.content.replaceAll('**', '').split('\n\n');
    expect(first).toContain(allowed);
    expect(second).toContain(verdict);
  });

  test('a limit for other animals is none for fish', async () => {
    const { message } = await ask('金魚を10匹飼いたい');
    expect(message.content).not.toContain('お尋ねの「10匹」');
  });
});

describe('the money of the association', () => {
  const balance = '今の修繕積立金の残高はいくらですか';

  test('to a member both funds and their sum, and what the money is for', async () => {
    const { message, sources } = await ask('管理組合のお金は全部でいくらありますか');
    expect(firstOf(message.content)).toMatch(/^預金の残高は、合わせて52,348,201円です。/);
    expect(sources.map(({ title }) => title)).toEqual(['管理組合のお金', '管理組合のお金']);
    const { message: spent } = await ask('管理費は何に使われていますか');
    expect(firstOf(spent.content)).toContain('2026年度の管理費会計の支出の予算は');
    expect(spent.content).toContain('管理委託費');
  });

  test('to a tenant first that today is not theirs to see, then what everybody was told', async () => {
    const tenant = server.visit();
    await tenant.call(setDemoRole, { role: 'tenant' });
    const { id } = await tenant.call(caretaker.createConversation, { title: 'AI Chat Session' });
    for (const question of [balance, '修繕積立金はいくら残っていますか', '積立金の残高は？']) {
      const { message } = await tenant.call(caretaker.sendMessage, {
        message: question,
        conversationId: id,
      });
      expect(firstOf(message.content)).toContain('今の残高は、居住者の立場ではお答えできません。');
      expect(message.content).toContain(
        '2026年3月末の修繕積立金会計の繰越金は、**41,516,262円**です',
      );
      expect(message.content).not.toMatch(/46,038,462|46,603,922/);
    }
  });
});

describe('a line of the books beside the year before', () => {
  const question = '今年の電気代は去年よりいくら増えたか';

  test('to a member both years, the same months, and the picture of the money as the source', async () => {
    const { message, sources } = await ask(question);
    expect(message.outcome).toBe('answered');
    expect(firstOf(message.content)).toMatch(
      /^管理費会計の水道光熱費のうち電気料金は、2026年度の4月から9月までで[0-9,]+円です。2025年度の同じ月は[0-9,]+円で、/,
    );
    expect(message.content.match(/^- [4-9]月/gm)).toHaveLength(6);
    expect(sources.map(({ title }) => title)).toEqual(['管理組合のお金']);
  });

  test('the figures are those of the screens', async () => {
    const books = await visitor.call(getYearBooks, { year: '2026' });
    const account = books.accounts.find(({ name }) => name === '水道光熱費');
    const until = books.lockedUntil?.slice(0, 7) ?? '';
    const sumOf = (months: typeof books.months, last: string) =>
      months
        .filter(({ accountId, month }) => accountId === account?.id && month <= last)
        .reduce((sum, { amountYen }) => sum + amountYen, 0);
    const [now, before] = [
      sumOf(books.months, until),
      sumOf(books.monthsBefore, `${Number(until.slice(0, 4)) - 1}${until.slice(4)}`),
    ].map((yen) => `${yen.toLocaleString('en-US')}円`);
    const { message } = await ask('水道光熱費は去年よりいくら増えましたか');
    expect(firstOf(message.content)).toContain(`までで${now}です。2025年度の同じ月は${before}で`);
  });

  test('to a tenant only that it is not theirs to see', async () => {
    const tenant = server.visit();
    await tenant.call(setDemoRole, { role: 'tenant' });
    const { id } = await tenant.call(caretaker.createConversation, { title: 'AI Chat Session' });
    const { message } = await tenant.call(caretaker.sendMessage, {
      message: question,
      conversationId: id,
    });
    expect(firstOf(message.content)).toBe('帳簿の金額は、居住者の立場ではお答えできません。');
  });
});

test('an owner is told how the own payments stand, and others are sent elsewhere', async () => {
  const askAs = async (role: 'owner' | 'tenant', message: string) => {
    const asking = server.visit();
    await asking.call(setDemoRole, { role });
    const { id } = await asking.call(caretaker.createConversation, { title: 'うちのこと' });
    return (await asking.call(caretaker.sendMessage, { message, conversationId: id })).message;
  };
  for (const question of ['今月の管理費は引き落とされましたか', 'わたしの未納はありますか']) {
    const { content, outcome } = await askAs('owner', question);
    expect(outcome).toBe('answered');
    expect(content).toContain('605号室に、納期を過ぎた未納は**ありません**。');
    expect(content).toContain('(/demo/my-bill)');
    expect((await askAs('tenant', question)).outcome).toBe('declined');
  }
  expect((await askAs('owner', '305号室の未納はありますか')).outcome).toBe('declined');
});
