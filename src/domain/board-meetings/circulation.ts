import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { fewestOf, majority } from '#domain/resolutions/threshold.ts';
import { type PrintedPaper, textBlock } from '#domain/statements/pack/printed-paper.ts';
import type { Officer } from './board-record.ts';
import { postNames } from './board-record.ts';
import type { BoardRules } from './board-rules.ts';
import { type CirculationKind, circulationKindNames } from './circulation-kinds.ts';

/** 書面や電磁的方法による承諾: an answer of one director. */
export type CirculationAnswer = {
  readonly personId: string;
  readonly agrees: boolean;
  readonly on: IsoDate;
};

export type CirculationState = 'open' | 'approved' | 'failed' | 'withdrawn';

type Counted = {
  readonly state: CirculationState;
  readonly needed: number;
  readonly agreed: number;
  readonly refused: number;
  /** The day on which enough had agreed. */
  readonly approvedOn: IsoDate | null;
};

type Asked = {
  /** Directors on the day it began. */
  readonly directorIds: readonly string[];
  /** Only of these directors, each once. */
  readonly answers: readonly CirculationAnswer[];
  readonly dueOn: IsoDate;
  readonly isWithdrawn: boolean;
  readonly today: IsoDate;
};

/** A majority of all directors, not of those who answer; what was reached stays reached. */
export function countCirculation({
  directorIds,
  answers,
  dueOn,
  isWithdrawn,
  today,
}: Asked): Counted {
  const own = answers.filter(({ personId }) => directorIds.includes(personId));
  const yes = own.filter(({ agrees }) => agrees).toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const needed = fewestOf(directorIds.length, majority);
  const refused = own.length - yes.length;
  const approvedOn = yes[needed - 1]?.on ?? null;
  const isLost = directorIds.length - refused < needed || today > dueOn;
  const state =
    approvedOn !== null ? 'approved' : isWithdrawn ? 'withdrawn' : isLost ? 'failed' : 'open';
  return { state, needed, agreed: yes.length, refused, approvedOn };
}

/** Why a matter may not be approved in writing; empty where it may. */
export function circulationRefusal(
  kind: CirculationKind | 'other',
  { circulation }: Pick<BoardRules, 'circulation'>,
  hasBylaws: boolean,
): string {
  if (!hasBylaws) {
    return '管理規約が「文書」に入っていないので、書面で承認してよいかを確かめられません。管理規約を入れるか、理事会を開いて決めてください。';
  }
  if (!circulation) {
    return '管理規約に、書面や電磁的方法の承諾で理事会の決議に代える定めがありません。理事会を開いて決めてください。WEB会議でも開けます。';
  }
  if (kind === 'other' || !circulation.kinds.includes(kind)) {
    const names = circulation.kinds.map((it) => circulationKindNames[it]).join('、');
    return `書面で承認できるのは、${names}だけです（${circulation.article.place}）。ほかのことは、理事会を開いて決めてください。WEB会議でも開けます。`;
  }
  return '';
}

export type CirculationPaper = {
  readonly kind: CirculationKind;
  readonly title: string;
  readonly body: string;
  readonly dueOn: IsoDate;
  readonly basis: string;
  readonly directors: readonly Officer[];
};

/** 書面の承諾書: one sheet that goes round, with a line for each director. */
export function circulationPaper(asked: CirculationPaper): PrintedPaper {
  const { kind, title, body, dueOn, basis, directors } = asked;
  const lines = body
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);
  return {
    title: '理事の承諾書',
    fundName: '',
    period: '',
    startsPage: true,
    blocks: [
      { kind: 'heading', text: title },
      ...lines.map(textBlock),
      textBlock(
        `${circulationKindNames[kind]}です。理事の過半数が承諾したときは、理事会の決議に代わります（${basis}）。`,
      ),
      textBlock(
        `${formatPlainDate(dueOn)}までに、承諾するかしないかを丸で囲み、署名してください。`,
      ),
      {
        kind: 'table',
        table: {
          caption: '理事の答え',
          columns: ['役職', '氏名', '答え', '日付と署名'].map((header) => ({
            header,
            align: 'text' as const,
          })),
          rows: directors.map(({ name, post }) => ({
            look: 'line' as const,
            cells: [postNames[post], name, '承諾する・承諾しない', '　'],
          })),
          isYen: false,
        },
      },
    ],
  };
}
