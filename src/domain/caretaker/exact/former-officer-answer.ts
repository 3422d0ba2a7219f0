import { formatPlainDate } from '#domain/calendar.ts';
import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isUnderstood } from './is-understood.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

type Post = AssociationFacts['officers'][number]['post'];

/** What people say, what minutes write, and whose term it is; 理事 and 役員 are several. */
const offices: readonly (readonly [asked: RegExp, name: string, post: Post | null])[] = [
  [/副理事長/, '副理事長', 'vice_chair'],
  [/理事長/, '理事長', 'chair'],
  [/会計(?:担当)?(?:理事)?(?:係)?/, '会計担当理事', 'treasurer'],
  [/監事/, '監事', 'auditor'],
  [/役員|理事(?:会の(?:メンバー|人|方))?/, '役員', null],
];
const formerly =
  /(?<!名)前(?:年度|期|任|回|代)?|先代|歴代|代々|初代|元(?=副?理事|会計|監事|役員)|昔|以前|一昨年度?|昨年度?|去年度?|おととし|これまで|今まで/;
const who = /誰|どなた|何という|何て(?:いう)?|名前|氏名|教え|知/;
const beside = /方|人|期|年度?|メンバー|一覧|全員|今(?=より)/;

/** 前の理事長は誰: the record has the officers of today alone; who held an office before may stand in minutes. */
export function formerOfficerAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question).replaceAll('だれ', '誰');
  const office = offices.find(([words]) => words.test(text));
  if (!asked.useDocuments || office === undefined || known.facts.officers.length === 0) {
    return undefined;
  }
  const [words, name, post] = office;
  if (!formerly.test(text) || !who.test(text)) return undefined;
  if (!isUnderstood(text, [words, formerly, who, beside])) return undefined;
  const first = own(`役員の記録にあるのは今の役員だけで、前の${name}は載っていません。`);
  return { outcome: 'answered', lines: [first, ...(post ? linesOf(known, name, post) : [])] };
}

const linesOf = (known: Known, name: string, post: Post): readonly Line[] => [
  ...minutesLine(known, name, post),
  ...sinceLine(known, name, post),
];

function sinceLine({ facts }: Known, name: string, post: Post): readonly Line[] {
  const holders = facts.officers.filter((officer) => officer.post === post);
  return holders.map((holder) =>
    own(
      `- 今の${name}の${escapeMarkdown(holder.name)}さんの任期は、${formatPlainDate(holder.termFrom)}からです。`,
    ),
  );
}

/** 理事　理事長 中村 正、副理事長 井上 直樹: in the newest minutes that name somebody else. */
function minutesLine({ facts, passages }: Known, name: string, post: Post): readonly Line[] {
  const current = facts.officers.filter((it) => it.post === post).map((it) => bare(it.name));
  const named = new RegExp(`(?<!副)${name}[ 　]([^、。：（\\n]{2,12})(?=[、。]|$)`);
  const told = passages
    .filter(isOfMeeting)
    .flatMap((passage) =>
      passage.text.split('\n').flatMap((words) => {
        const [, holder] = named.exec(words) ?? [];
        return holder === undefined || current.includes(bare(holder))
          ? []
          : [{ passage, words, holder }];
      }),
    )
    .toSorted((a, b) => (b.passage.issuedOn ?? '').localeCompare(a.passage.issuedOn ?? ''));
  const [newest] = told;
  if (newest === undefined) return [];
  const { passage, words, holder } = newest;
  const markdown = `議事録では、「${escapeMarkdown(passage.sourceTitle)}」に、${name}として**${escapeMarkdown(holder)}**さんの名前があります。`;
  return [{ markdown, quotes: [{ passage, words }] }];
}

const isOfMeeting = ({ origin, category }: KnowledgePassage): boolean =>
  origin === 'document' && category.endsWith('meeting');

const bare = (name: string): string => name.replaceAll(/[ 　]/g, '');
