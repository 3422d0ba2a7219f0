import type { IsoDate } from '#domain/calendar.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import {
  type PaperBlock,
  type PrintedPaper,
  type PrintedRow,
  textBlock,
} from '#domain/statements/pack/printed-paper.ts';
import {
  type BoardItem,
  type BoardItemRecord,
  type BoardRecord,
  isDirector,
  itemLabels,
  noItemRecord,
  type Officer,
  postNames,
  presenceNames,
  presentDirectors,
  standOf,
} from './board-record.ts';
import type { BoardRules } from './board-rules.ts';
import { type BoardTally, decideBoard, quorumNeeded } from './decide-board.ts';

/** A meeting of the board with all that its minutes rest on. */
export type BoardEvening = {
  readonly associationName: string;
  readonly title: string;
  readonly heldOn: IsoDate;
  readonly place: string;
  readonly officers: readonly Officer[];
  readonly items: readonly BoardItem[];
  readonly rules: BoardRules;
  readonly record: BoardRecord;
};

export const recordOfItem = ({ items }: BoardRecord, id: string): BoardItemRecord =>
  items[id] ?? noItemRecord;

/** The count of one item; the same for screen, minutes and checks. */
export function tallyOf(evening: BoardEvening, itemId: string): BoardTally {
  const { officers, record, rules } = evening;
  const item = recordOfItem(record, itemId);
  const present = presentDirectors(officers, record).map(({ id }) => standOf(item, id));
  return decideBoard(officers.filter(isDirector).length, present, rules);
}

/** What everybody is told of an item. */
export function resultOf(
  evening: BoardEvening,
  item: BoardItem,
): 'passed' | 'rejected' | 'continued' | null {
  const { outcome } = recordOfItem(evening.record, item.id);
  if (item.kind === 'report' || outcome === 'open') return null;
  if (outcome === 'continued') return 'continued';
  return tallyOf(evening, item.id).passes ? 'passed' : 'rejected';
}

/** 理事会議事録: figures computed from who was there and how they stood, words from people. */
export function boardMinutesPaper(evening: BoardEvening): PrintedPaper {
  const { title, heldOn, items, record } = evening;
  const labels = itemLabels(items);
  return {
    title: `${title}　議事録`,
    fundName: '',
    period: formatEraDate(heldOn),
    startsPage: true,
    blocks: [
      ...headBlocks(evening),
      ...items.flatMap((item, place) => itemBlocks(evening, item, labels[place] ?? '')),
      ...taskBlocks(evening),
      ...writtenBlocks('次回と閉会', record.closing),
      ...remarkBlocks(record),
      signatureBlock(evening),
    ],
  };
}

function headBlocks(evening: BoardEvening): readonly PaperBlock[] {
  const { associationName, heldOn, place, officers, record, rules } = evening;
  const directors = officers.filter(isDirector);
  const present = presentDirectors(officers, record).length;
  const needed = quorumNeeded(directors.length, rules);
  const chair = officers.find(({ id }) => id === record.chairId);
  const rows = [
    ['管理組合', associationName],
    ['日', formatEraDate(heldOn)],
    ['時刻', `${record.beganAt}から${record.endedAt}まで`],
    ['場所', place],
    ['議長', chair ? `${postNames[chair.post]}　${chair.name}` : ''],
    ['理事の数', `${directors.length}名のうち${present}名が出席（成立に要るのは${needed}名）`],
    ...(record.guests.trim() === '' ? [] : [['同席', record.guests.trim()]]),
  ];
  return [
    table('会議の概要', ['項目', '内容'], rows),
    table(
      '出席',
      ['役職', '氏名', '出席'],
      officers.map(({ id, name, post }) => [postNames[post], name, presenceWords(record, id)]),
    ),
    textBlock(
      present >= needed
        ? `理事${directors.length}名のうち${present}名が出席したため、会議は成立しました。`
        : `理事${directors.length}名のうち出席は${present}名で、会議は成立しませんでした。`,
    ),
  ];
}

function presenceWords({ presence, agents }: BoardRecord, id: string): string {
  const way = presence[id] ?? 'absent';
  const agent = (agents[id] ?? '').trim();
  return way === 'proxy' && agent !== '' ? `代理人（${agent}）` : presenceNames[way];
}

function itemBlocks(evening: BoardEvening, item: BoardItem, label: string): readonly PaperBlock[] {
  const own = recordOfItem(evening.record, item.id);
  return [
    { kind: 'heading', text: `${label}　${item.title}${item.kind === 'report' ? '（報告）' : ''}` },
    ...written('議事の要旨', own.notes),
    ...written(item.kind === 'report' ? '確かめたこと' : '決めたこと', own.decision),
    ...asideBlocks(evening, item, own),
    ...verdictBlocks(evening, item, label),
  ];
}

/** 利益相反: who stepped aside, and why. */
function asideBlocks(
  { officers, record }: BoardEvening,
  item: BoardItem,
  own: BoardItemRecord,
): readonly PaperBlock[] {
  const aside = presentDirectors(officers, record).filter(
    ({ id }) => standOf(own, id) === 'recused',
  );
  if (item.kind === 'report' || aside.length === 0) return [];
  const names = aside.map(({ name }) => name).join('、');
  const why = own.interest.trim() === '' ? '' : `（理由：${own.interest.trim()}）`;
  return [textBlock(`${names}は、この議題に利害関係があるため、議決に加わりませんでした${why}。`)];
}

function verdictBlocks(
  evening: BoardEvening,
  item: BoardItem,
  label: string,
): readonly PaperBlock[] {
  const result = resultOf(evening, item);
  if (item.kind === 'report') return [];
  if (result === null) return [textBlock(`${label}は、決議していません。`)];
  if (result === 'continued') return [textBlock(`${label}は、継続審議とします。`)];
  return [textBlock(`${label}は、${verdictWords(tallyOf(evening, item.id))}`)];
}

/** 出席した理事5名の全員が賛成し、可決しました。 */
export function verdictWords(tally: BoardTally): string {
  const { present, yes, no, abstain, needed, hasQuorum, passes } = tally;
  if (!hasQuorum)
    return `議決に加われる理事が${present}名で、定足数に足りないため、決議できません。`;
  if (yes === present) return `議決に加わった理事${present}名の全員が賛成し、可決しました。`;
  return `出席した理事${present}名のうち、賛成${yes}名、反対${no}名、棄権${abstain}名となり（可決に要るのは${needed}名）、${passes ? '可決しました' : '否決しました'}。`;
}

function taskBlocks({ record }: BoardEvening): readonly PaperBlock[] {
  if (record.tasks.length === 0) return [];
  const rows = record.tasks.map(({ title, owner, dueOn }) => [
    title,
    owner,
    dueOn === null ? '期限なし' : formatPlainDate(dueOn),
  ]);
  return [table('担当と期限', ['内容', '担当', '期限'], rows)];
}

function remarkBlocks({ remarks }: BoardRecord): readonly PaperBlock[] {
  const points = Object.keys(remarks)
    .toSorted()
    .flatMap((id) => (remarks[id] ?? '').trim() || []);
  return points.length === 0
    ? []
    : [
        { kind: 'heading', text: '付記' },
        { kind: 'points', points },
      ];
}

function signatureBlock({ officers, record }: BoardEvening): PaperBlock {
  const chair = officers.find(({ id }) => id === record.chairId)?.name ?? '';
  const names = officers.filter(({ id }) => record.signerIds.includes(id)).map(({ name }) => name);
  return {
    kind: 'signature',
    before: `この議事録が正しいことを確かめ、議長（${chair}）と、出席した理事2名（${names.join('、')}）が署名します。`,
    lines: ['議長', '理事', '理事'],
  };
}

function writtenBlocks(heading: string, text: string): readonly PaperBlock[] {
  const lines = linesOf(text);
  return lines.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...lines.map(textBlock)];
}

function written(name: string, text: string): readonly PaperBlock[] {
  return linesOf(text).map((it, place) => textBlock(place === 0 ? `【${name}】${it}` : it));
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean);

function table(
  caption: string,
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): PaperBlock {
  return {
    kind: 'table',
    table: {
      caption,
      columns: headers.map((header) => ({ header, align: 'text' as const })),
      rows: rows.map((cells): PrintedRow => ({ look: 'line', cells })),
      isYen: false,
    },
  };
}
