import { type Role, roleNames } from '#domain/access/role.ts';
import { dayInJapan, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { recordGroups } from '#domain/records/all-records.ts';

export type EndedAssociation = {
  readonly id: string;
  readonly name: string;
  readonly askedAs: Role;
  readonly askedOn: IsoDate;
  readonly approvedAs: Role;
  readonly approvedOn: IsoDate;
  /** Nobody else could approve: whoever asked decided, after everybody had been told. */
  readonly wasAlone: boolean;
  readonly deletedAt: string;
  /** When the last of its files had gone. */
  readonly finishedAt: string;
  readonly rowCounts: Readonly<Record<string, number>>;
  readonly fileCount: number;
  /** Files of which another association has the same bytes. */
  readonly sharedCount: number;
};

export type CertificatePaper = {
  readonly title: string;
  readonly to: string;
  readonly date: string;
  readonly opening: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly rows: readonly (readonly [string, string])[];
  readonly total: string;
  readonly notes: readonly string[];
  readonly number: string;
};

/** 消去証明書 */
export function certificatePaper(ended: EndedAssociation): CertificatePaper {
  const counts = groupCounts(ended.rowCounts);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    title: '消去証明書',
    to: `${ended.name}　御中`,
    date: formatPlainDate(dayOf(ended.finishedAt)),
    opening:
      'ご依頼により、スミワにある貴管理組合の記録とファイルを、次のとおりすべて消去しました。消去したものは、元に戻せません。',
    facts: [
      ['管理組合', ended.name],
      ['頼んだ方', `${roleNames[ended.askedAs]}（${formatPlainDate(ended.askedOn)}）`],
      [
        ended.wasAlone ? '決めた方' : '承認した方',
        `${roleNames[ended.approvedAs]}（${formatPlainDate(ended.approvedOn)}）`,
      ],
      ['記録を消去した日時', momentWords(ended.deletedAt)],
      ['ファイルの消去を確かめた日時', momentWords(ended.finishedAt)],
      ['ファイル', `${numberWords(ended.fileCount)}個`],
    ],
    rows: counts.map(({ name, count }) => [name, numberWords(count)]),
    total: numberWords(total),
    notes: notesOf(ended),
    number: ended.id,
  };
}

function notesOf({ sharedCount, wasAlone }: EndedAssociation): string[] {
  return [
    ...(wasAlone
      ? [
          '承認できる役員がほかにいなかったため、登録した全員に知らせ、14日以上おいて、頼んだ方が決めました。',
        ]
      : []),
    '記録の数は、消去の直前に数えたものです。消去のあと、どの表にも残っていないことを確かめています。',
    ...(sharedCount > 0
      ? [
          `ファイルのうち${numberWords(sharedCount)}個は、ほかの管理組合も同じものを預けているため、その組合の分として残ります。`,
        ]
      : []),
    'お一人おひとりのログインの登録（メールアドレス）は、ご本人のものなので残ります。',
    '災害に備えた控え（バックアップ）に残る分は、控えの保管の期限が来たときに消えます。',
  ];
}

/** 分類ごとの記録の数; what no group names stands in the last line. */
function groupCounts(rowCounts: EndedAssociation['rowCounts']): { name: string; count: number }[] {
  const grouped = recordGroups.map(({ name, kinds }) => ({
    name,
    count: Object.keys(kinds).reduce((sum, table) => sum + (rowCounts[table] ?? 0), 0),
  }));
  const named = new Set(recordGroups.flatMap(({ kinds }) => Object.keys(kinds)));
  const others = Object.entries(rowCounts).filter(([table]) => !named.has(table));
  const count = others.reduce((sum, [, rows]) => sum + rows, 0);
  return [...grouped, { name: '一人ひとりの記録、その他', count }];
}

function dayOf(moment: string): IsoDate {
  return dayInJapan(Date.parse(moment));
}

function momentWords(moment: string): string {
  const clock = new Date(Date.parse(moment) + 9 * 3_600_000).toISOString().slice(11, 16);
  const [hour = '', minute = ''] = clock.split(':');
  return `${formatPlainDate(dayOf(moment))} ${Number(hour)}時${minute}分`;
}

function numberWords(count: number): string {
  return count.toLocaleString('ja-JP');
}
