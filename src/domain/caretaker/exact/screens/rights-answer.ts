import { allPermissions, type Permission } from '#domain/access/permission.ts';
import { permissionWords } from '#domain/access/permission-words.ts';
import { approvals } from '#domain/access/permissions.ts';
import { rolesThatMay, twoPersons, whoWords } from '#domain/access/rights-by-thing.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { ExactAnswer, ExactGiven } from '#domain/caretaker/exact/known.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { answeredFrom } from '#domain/caretaker/sureness.ts';
import { type Piece, piecesOf } from './phrase.ts';
import { readWith } from './read-with.ts';

/** Other words for what somebody may do, as it is asked for. */
const otherWords: Partial<Record<Permission, readonly string[]>> = {
  'ledger.book': ['仕訳を入力する', '記帳する', '帳簿を付ける'],
  'month.ask': ['月の締めをする', '月を締める'],
  'month.close': ['月の締めをする', '月を締める'],
  'budget.draft': ['予算案を作る'],
  'payment.ask': ['振り込みを頼む', '払い込みを頼む'],
  'payment.approve': ['支払う', '払う', '振り込みを承認する', '払い込みを承認する'],
  'notice.send': ['お知らせを出す', 'お知らせを配る'],
  'notice.write': ['お知らせを作る'],
  'meeting.draft': ['議案書を作る', '総会の議案を書く'],
};

const asksWho = /誰(?:が|に|の)?|だれ(?:が|に|の)?|どの(?:人|立場|役員)(?:が|に)?|どなた(?:が)?/g;
const mostTold = 3;

type Right = {
  readonly permission: Permission;
  readonly pieces: readonly Piece[];
  /** What is done at the end of each clause. */
  readonly deeds: ReadonlySet<string>;
};

const rights: readonly Right[] = allPermissions.map((permission) => {
  const clauses = [...permissionWords[permission].split('、'), ...(otherWords[permission] ?? [])];
  const phrases = clauses.map(piecesOf);
  const deeds = new Set(phrases.flatMap((phrase) => phrase.at(-1)?.stem ?? []));
  return { permission, pieces: phrases.flat(), deeds };
});

/** 支払いは誰が承認しますか: だれが何をできるか, where no paper of the house says it. */
export function rightsAnswer({ asked, evidence, known }: ExactGiven): ExactAnswer | undefined {
  if (!asked.useDocuments || known.may === undefined) return undefined;
  if (evidence.chance >= answeredFrom) return undefined;
  const text = plainQuestion(asked.question);
  const lines = withoutLines(text) ?? whoLines(text);
  return lines && { outcome: 'answered', lines: [...lines, own(link)] };
}

const link = '[「だれが何をできるか」で見る](/demo/rights)';

function whoLines(text: string) {
  if (text.search(asksWho) < 0) return undefined;
  const told = rightsIn(text, asksWho, rights);
  if (told.length === 0 || told.length > mostTold) return undefined;
  return told.map(({ permission }) => own(rightWords(permission)));
}

/** The thing and what is done with it, or the thing and できる: a word alone may be of anything. */
function rightsIn(text: string, asked: RegExp, of: readonly Right[]): readonly Right[] {
  return of.filter(({ pieces, deeds }) => {
    const read = readWith(text, pieces, asked);
    if (!read || read.found.size < 2) return false;
    return [...read.found].some((stem) => deeds.has(stem));
  });
}

const rightWords = (permission: Permission): string =>
  `**${whoWords(permission)}**が、${permissionWords[permission]}ことができます。${twoPersons[permission] ?? ''}`;

const withoutRole =
  /(?:の)?承認(?:が|を)?(?:なし|無し|なく|無く|ない|もらわず|受けず|得ず)(?:で|に|て)?(?:も|は)?/g;

/** 理事長の承認なしで払えますか: somebody else may approve as well, and one has to. */
function withoutLines(text: string) {
  const role = roleAsked(text);
  if (role === undefined || text.search(withoutRole) < 0) return undefined;
  const asked = new RegExp(`${withoutRole.source}|${roleNames[role]}`, 'g');
  const [right] = rights.filter(
    ({ permission, pieces }) =>
      approvals.some((it) => it === permission) &&
      twoPersons[permission] !== undefined &&
      (readWith(text, pieces, asked)?.found.size ?? 0) > 0,
  );
  if (!right) return undefined;
  const { permission } = right;
  const others = rolesThatMay(permission).filter((it) => it !== role);
  const names = others.map((it) => roleNames[it]).join('、');
  if (!rolesThatMay(permission).includes(role)) return [own(rightWords(permission))];
  return [
    own(
      `はい、**${names}**が承認すれば、${roleNames[role]}の承認がなくてもできます。だれの承認もなしには、できません。`,
    ),
    own('管理規約や理事会で別に決めているときは、その決まりが先です。'),
    own(rightWords(permission)),
  ];
}

const roleAsked = (text: string): Role | undefined =>
  (['viceChair', 'chair', 'treasurer'] as const).find((role) => text.includes(roleNames[role]));
