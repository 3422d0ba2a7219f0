import { fiscalYearOf, formatDate, formatPlainDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

type Meeting = AssociationFacts['heldMeetings'][number];
type Item = Meeting['agenda'][number];
type Result = NonNullable<Item['result']>;

/** How many of each are told of as a whole; older ones stand in their minutes. */
const mostTold = { general: 3, board: 6 } as const satisfies Record<Meeting['kind'], number>;

const kinds = {
  general: { name: '総会', inOrder: '議案を次の順に審議し' },
  board: { name: '理事会', inOrder: '議題を次の順に話し合い' },
} as const;

const resultWords = {
  passed: '可決',
  rejected: '否決',
  continued: '継続審議',
} as const satisfies Record<Result, string>;

/** 決まったこと: what each of the last meetings decided, the latest of its kind under a name of its own. */
export function decisionRecords({ heldMeetings }: AssociationFacts): readonly KnowledgePassage[] {
  return (['general', 'board'] as const).flatMap((kind) => {
    const held = heldMeetings.filter((meeting) => meeting.kind === kind);
    const told = held.filter(({ agenda }) => agenda.length > 0).slice(0, mostTold[kind]);
    const [last] = told;
    const untold = held.filter(({ heldOn }) => last && heldOn > last.heldOn).slice(0, 1);
    return told.map((meeting) =>
      meeting === last ? meetingRecord(meeting, untold) : meetingRecord(meeting),
    );
  });
}

/** With the day in its id, so that an answer of last month never points to another meeting. */
function meetingRecord(meeting: Meeting, untold?: readonly Meeting[]): KnowledgePassage {
  const { kind, title, heldOn, agenda } = meeting;
  const { name } = kinds[kind];
  const id = `${kind}-meeting-${heldOn}` as const;
  return record({
    id: untold ? `record-last-${id}` : `record-${id}`,
    sourceTitle: `${name}で決まったこと`,
    heading: `${formatPlainDate(heldOn)}の${title}`,
    href: `/demo/meetings#year-${fiscalYearOf(heldOn)}`,
    searchWords: `${untold ? `前回の${name} ` : ''}決議 議決 結果 決定事項`,
    sentences: [summaryWords(meeting), ...agenda.map(itemLine), ...(untold ?? []).map(untoldWords)],
  });
}

function untoldWords({ heldOn, title }: Meeting): string {
  return `その後の${formatDate(heldOn)}の${title}で決まったことは、まだ登録されていません。`;
}

/** 次の順に: an answer leaves none of the items out. */
function summaryWords({ kind, title, heldOn, agenda }: Meeting): string {
  const counts = (['passed', 'rejected', 'continued', null] as const).flatMap((result) => {
    const count = agenda.filter((item) => item.result === result).length;
    return count > 0 ? [`${wordsOf(result)}${count}件`] : [];
  });
  const { inOrder } = kinds[kind];
  const isAllPassed = agenda.every(({ result }) => result === 'passed');
  const outcome = isAllPassed
    ? `${agenda.length}件すべてを可決しました`
    : `結果は${counts.join('、')}でした`;
  return `${formatDate(heldOn)}の${title}では、${inOrder}、${outcome}。`;
}

/** 第1号議案「収支決算の承認」：可決（賛成48、反対0、棄権1） */
function itemLine({ label, title, result, ...votes }: Item): string {
  return `・${label}「${title}」：${wordsOf(result)}${voteWords(votes)}`;
}

function wordsOf(result: Item['result']): string {
  return result === null ? '報告' : resultWords[result];
}

function voteWords({
  votesFor,
  votesAgainst,
  votesAbstained,
}: Pick<Item, 'votesFor' | 'votesAgainst' | 'votesAbstained'>): string {
  if (votesFor === null || votesAgainst === null) return '';
  const abstained = votesAbstained ? `、棄権${votesAbstained}` : '';
  return `（賛成${votesFor}、反対${votesAgainst}${abstained}）`;
}
