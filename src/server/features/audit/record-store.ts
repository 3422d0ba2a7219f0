import { roleNames } from '#domain/access/role.ts';
import { reliefNames } from '#domain/billing/relief.ts';
import { checkNames } from '#domain/checks/finding.ts';
import { auditItems } from '#domain/statements/audit/audit-items.ts';
import { auditResultNames } from '#domain/statements/audit/audit-list.ts';
import type { RecordTable } from '#domain/statements/audit-export/export-facts.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, dayOf } from '#server/features/ledger/store.ts';
import type { YearOfAudit } from './sample-store.ts';

type Cell = string | number | null;

type Source = {
  readonly name: string;
  readonly headers: readonly string[];
  /** One array of cells for each row; `$1` is the association, `$2` the year, `$3` and `$4` its first and last day. */
  readonly cells: string;
  readonly from: string;
  /** What the words of a column are on paper, by its place. */
  readonly words?: Readonly<Record<number, Readonly<Record<string, string>>>>;
};

const passed = { passed: '可決', rejected: '否決', continued: '継続審議' };
const asked = ['頼んだ人', '頼んだ日', '承認した人', '承認した日'];
const askedCells = (row: string) =>
  `${row}.asked_as, ${dayOf(`${row}.asked_at`)}, ${row}.approved_as, ${dayOf(`${row}.approved_at`)}`;

/** 決めたこと、承認、監査の記録. A further table, as the log of operations, is one more entry here. */
const sources: readonly Source[] = [
  {
    name: '承認/総会と理事会の議題',
    headers: ['日付', '会議', '議題', '内容', '結果', '賛成', '反対', '棄権'],
    cells:
      'm.held_on, m.title, i.label, i.title, i.result, i.votes_for, i.votes_against, i.votes_abstained',
    from: `meeting m join agenda_item i on i.association_id = m.association_id and i.meeting_id = m.id
      where m.association_id = $1 and $2::uuid is not null and m.status = 'held' and m.held_on between $3 and $4
      order by m.held_on, m.title, i.position`,
    words: { 4: passed },
  },
  {
    name: '承認/予算',
    headers: ['版', '種類', '総会などの日', '理由', ...asked],
    cells: `b.version, b.kind, b.decided_on, b.reason, ${askedCells('b')}`,
    from: `budget b where b.association_id = $1 and b.fiscal_year_id = $2 and $3::date <= $4::date order by b.version`,
    words: {
      1: { first: '当初予算', supplement: '補正予算', transfer: '流用' },
      4: roleNames,
      6: roleNames,
    },
  },
  {
    name: '承認/帳簿の締め',
    headers: ['番号', 'ここまで締めた', '総会の承認', '理由', ...asked],
    cells: `l.number, l.locked_until, case when l.is_final then 'はい' else '' end, l.reason, ${askedCells('l')}`,
    from: `books_lock l where l.association_id = $1 and $2::uuid is not null and l.locked_until >= $3
        and l.locked_until <= $4 order by l.number`,
    words: { 4: roleNames, 6: roleNames },
  },
  {
    name: '承認/支払い',
    headers: ['仕訳の番号', '支払先', '金額', '支払う日', '内容', ...asked, '取り下げた日'],
    cells: `j.number, c.name, m.amount_yen, m.pay_on, m.summary, ${askedCells('m')}, ${dayOf('m.withdrawn_at')}`,
    from: `payment m
      join journal_entry j on j.association_id = m.association_id and j.id = m.entry_id
      join counterparty c on c.association_id = m.association_id and c.id = m.counterparty_id
      where m.association_id = $1 and j.fiscal_year_id = $2 and $3::date <= $4::date
      order by j.number, m.asked_at`,
    words: { 5: roleNames, 7: roleNames },
  },
  {
    name: '承認/請求の減額',
    headers: ['住戸', '種類', '理由', '総会の日', '決議', ...asked, '仕訳の番号', '取り下げた日'],
    cells: `d.number, r.kind, r.reason, r.resolved_on, r.resolution, ${askedCells('r')}, j.number, ${dayOf('r.withdrawn_at')}`,
    from: `relief r
      join dwelling d on d.association_id = r.association_id and d.id = r.dwelling_id
      left join journal_entry j on j.association_id = r.association_id and j.id = r.entry_id
      where r.association_id = $1 and (j.fiscal_year_id = $2 or j.id is null)
        and ${dayOf('r.asked_at')} between $3::text and $4::text
      order by r.asked_at`,
    words: { 1: reliefNames, 5: roleNames, 7: roleNames },
  },
  {
    name: '承認/点検への答え',
    headers: ['日付', '点検', '答え', '理由', '答えた人'],
    cells: `${dayOf('f.decided_at')}, f.check_id, f.answer, f.reason, f.decided_as`,
    from: `finding_decision f where f.association_id = $1 and $2::uuid is not null
        and ${dayOf('f.decided_at')} between $3::text and $4::text order by f.decided_at`,
    words: {
      1: checkNames,
      2: { fixed: '直した', explained: '説明できる', looking: '調べる' },
      4: roleNames,
    },
  },
  {
    name: '監査/チェックリスト',
    headers: ['項目', '結果', 'メモ', '確かめた人', '日付'],
    cells: `a.code, a.result, a.note, a.answered_as, ${dayOf('a.answered_at')}`,
    from: `audit_answer a where a.association_id = $1 and a.fiscal_year_id = $2 and $3::date <= $4::date
      order by a.answered_at, a.code`,
    words: {
      0: Object.fromEntries(auditItems.map(({ code, title }) => [code, title])),
      1: auditResultNames,
      3: roleNames,
    },
  },
  {
    name: '監査/質問と指摘',
    headers: ['日付', '種類', '書いた人', '言葉', '仕訳の番号'],
    cells: `${dayOf('n.written_at')}, n.kind, n.written_as, n.words, j.number`,
    from: `audit_note n
      left join journal_entry j on j.association_id = n.association_id and j.id = n.entry_id
      where n.association_id = $1 and n.fiscal_year_id = $2 and $3::date <= $4::date
      order by coalesce(n.reply_to, n.id), n.reply_to nulls first, n.written_at`,
    words: {
      1: {
        question: '質問',
        finding: '指摘',
        answer: '答え',
        settled: '分かりました',
        withdrawn: '取り下げ',
      },
      2: roleNames,
    },
  },
  {
    name: '監査/証憑の抜き取り',
    headers: ['選んだ日', '番号', '仕訳の番号', '選び方', '見た日'],
    cells: `${dayOf('w.drawn_at')}, w.seed, j.number, s.sample->>'way', ${dayOf('e.seen_at')}`,
    from: `audit_draw w
      cross join lateral jsonb_array_elements(w.samples) with ordinality s(sample, place)
      join journal_entry j on j.association_id = w.association_id and j.id = (s.sample->>'entryId')::uuid
      left join audit_seen e on e.association_id = w.association_id and e.entry_id = j.id
        and e.fiscal_year_id = w.fiscal_year_id
      where w.association_id = $1 and w.fiscal_year_id = $2 and $3::date <= $4::date
      order by w.drawn_at, s.place`,
    words: { 3: { largest: '額の大きい順', 'by-number': '番号で選んだ' } },
  },
];

export async function listRecords(
  db: Db,
  { associationId }: BooksReader,
  { yearId, startsOn, endsOn }: YearOfAudit,
): Promise<RecordTable[]> {
  const tables: RecordTable[] = [];
  for (const { name, headers, cells, from, words } of sources) {
    const { rows } = await db.query<{ cells: readonly Cell[] }>(
      `select jsonb_build_array(${cells}) as cells from ${from}`,
      [associationId, yearId, startsOn, endsOn],
    );
    tables.push({ name, headers, rows: rows.map((row) => inWords(row.cells, words)) });
  }
  return tables;
}

function inWords(cells: readonly Cell[], words: Source['words']): readonly Cell[] {
  return cells.map((cell, place) => words?.[place]?.[String(cell)] ?? cell);
}
