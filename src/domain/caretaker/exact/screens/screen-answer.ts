import type { Permission } from '#domain/access/permission.ts';
import { may as mayDo } from '#domain/access/permissions.ts';
import { whoWords } from '#domain/access/rights-by-thing.ts';
import { rolesWith } from '#domain/access/role.ts';
import { own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { ExactAnswer, ExactGiven } from '#domain/caretaker/exact/known.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { answeredFrom } from '#domain/caretaker/sureness.ts';
import { isFor } from '#domain/screens/screen.ts';
import { type AskedScreen, screenIn } from './screen-in.ts';

/** What residents do there, too, has rules of the house; and so may have what the reader cannot open. */
function isOfWork({ needs }: AskedScreen, may: readonly Permission[]): boolean {
  if (needs === undefined || !isFor(may)({ needs })) return false;
  return !mayDo(rolesWith('owner'), needs);
}

/** Whether one asks where the work of the association is done that this reader does. */
export function asksOwnWork({ asked, known }: Pick<ExactGiven, 'asked' | 'known'>): boolean {
  const { may } = known;
  const screen = may && screenIn(plainQuestion(asked.question), may);
  return screen !== undefined && screen.isOfDeed && isOfWork(screen, may ?? []);
}

/** 銀行の明細はどこで取り込みますか: the screen, or who may open it. */
export function screenAnswer({ asked, evidence, known }: ExactGiven): ExactAnswer | undefined {
  const { may } = known;
  if (!asked.useDocuments || may === undefined) return undefined;
  const text = plainQuestion(asked.question);
  const screen = screenIn(text, may);
  if (screen === undefined) return undefined;
  if (!isOfWork(screen, may) && evidence.chance >= answeredFrom) return undefined;
  return {
    outcome: 'answered',
    lines: [
      ...(isFor(may)(screen)
        ? [own(leadWords(text, `[${screen.name}](${screen.path})`))]
        : closedLines(text, screen)),
      ...(screen.hint === undefined ? [] : [own(screen.hint)]),
    ],
  };
}

const whereIsDone = /^(.*?)(?:って|は|を)?、?どこ(?:で|から|に)(.+ます)か[。?]*$/;

/** The words of the question itself, with the place in it. */
function leadWords(text: string, place: string): string {
  const [, thing = '', deed] = whereIsDone.exec(text) ?? [];
  if (deed === undefined) return `${place}の画面を使います。`;
  const begin = thing === '' ? '' : `${escapeMarkdown(thing)}は、`;
  return `${begin}${place}で${escapeMarkdown(deed)}。`;
}

function closedLines(text: string, { name, needs }: AskedScreen) {
  const who = needs === undefined ? '' : whoWords(needs);
  return [
    own(leadWords(text, `**${name}**`)),
    own(`この画面を使えるのは、${who}です。[「だれが何をできるか」で見る](/demo/rights)`),
  ];
}
