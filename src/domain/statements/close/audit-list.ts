import type { CheckResult } from '#domain/statements/checks/check.ts';
import type { CertificateRow } from './certificates.ts';

/** 適, 指摘, 対象外 */
export const auditResults = ['fit', 'finding', 'not-applicable'] as const;
export type AuditResult = (typeof auditResults)[number];

export const auditResultNames = {
  fit: '適',
  finding: '指摘',
  'not-applicable': '対象外',
} as const satisfies Record<AuditResult, string>;

/** What the auditor said of an item. */
export type AuditAnswer = {
  readonly code: string;
  readonly result: AuditResult;
  readonly note: string;
};

export type AuditItem = {
  readonly code: string;
  readonly title: string;
  /** What to look at. */
  readonly evidence: string;
  /** What the books say by themselves; `null` where only a person can tell. */
  readonly computed: { readonly holds: boolean; readonly sentence: string } | null;
  /** Whether that is all there is to see: else it helps, and a person answers. */
  readonly isProof: boolean;
  readonly answer: AuditAnswer | null;
  readonly isDone: boolean;
};

type Computed = (known: Known) => NonNullable<AuditItem['computed']>;

type Known = {
  readonly certificates: readonly CertificateRow[];
  readonly checks: readonly CheckResult[];
  readonly answers: readonly AuditAnswer[];
};

/** 監査チェックリスト: what the books answer by themselves, and what a person has to look at. */
const list: readonly (readonly [
  code: string,
  title: string,
  evidence: string,
  computed?: Computed,
  use?: 'help',
])[] = [
  ['certificates', '全部の口座の帳簿残高が、残高証明書と同じ', '残高証明書の原本', certified],
  ['accounts', '知らない口座、新しい口座がない', '通帳、銀行の口座一覧'],
  ['keepers', '通帳と印鑑を、別の人が持っている', '通帳と印鑑の現物'],
  [
    'balance',
    '貸借対照表の左右と、次期繰越が合っている',
    '決算書',
    ofChecks('X7', 'X8', 'X9', 'X10'),
  ],
  [
    'opening',
    '前期から繰り越した額が、前の総会で承認された額と同じ',
    '前期の決算書',
    ofChecks('X4'),
  ],
  ['budget', '予算額が、総会で決めた額と同じ', '総会議事録', ofChecks('X6'), 'help'],
  ['funds', '会計どうしの繰入れが、両方で同じ額', '決算書', ofChecks('X11')],
  ['reserve', '修繕積立金を、ほかの会計に移していない', '決算書、総会議事録', ofChecks('X12')],
  [
    'receivables',
    '未収金が帳簿の明細と同じで、督促をしている',
    '滞納の一覧、督促の記録',
    ofChecks('X15'),
    'help',
  ],
  ['advances', '前受金が翌月分で、収入に入っていない', '帳簿の前受金', ofChecks('X17'), 'help'],
  ['payables', '未払金が、年度の後に支払われている', '翌年度の通帳', ofChecks('X18')],
  ['suspense', '90日を過ぎた仮払金と仮受金がない', '帳簿', ofChecks('X45')],
  ['dues', '管理費などの収入が、料金表の額と月数に合っている', '料金表、帳簿'],
  ['vouchers', '大きな支払に、見積、承認、請求書、領収書がそろっている', '証憑のつづり'],
  ['addressee', '請求書と領収書の宛名が、管理組合になっている', '証憑の原本'],
  ['overrun', '予算を超えた支出に、理事会か総会の承認がある', '理事会と総会の議事録'],
  ['insurance', '保険が切れていない。前払の期間の分け方が正しい', '保険証券'],
  ['pay', '役員報酬と立替えが、規約と領収書のとおり', '規約、領収書'],
  ['conflicts', '役員や管理会社と関係のある会社との取引が、明らかになっている', '契約書、見積書'],
  ['meeting', '総会と理事会が、規約の期日と手続で開かれている', '招集通知、議事録'],
  ['resolutions', '総会で決めたことが、行われている', '総会議事録、理事会議事録'],
  ['inspections', '法律で決まった点検が行われ、指摘が直されている', '点検報告書'],
  ['registers', '組合員名簿と居住者名簿が、1年以内に見直されている', '名簿'],
  ['plan', '長期修繕計画が、5年から7年の間に見直されている', '長期修繕計画'],
];

export const auditCodes: readonly string[] = list.map(([code]) => code);

export function auditList(known: Known): {
  readonly items: readonly AuditItem[];
  readonly isComplete: boolean;
} {
  const items = list.map(([code, title, evidence, compute, use]): AuditItem => {
    const computed = compute?.(known) ?? null;
    const answer = known.answers.find((it) => it.code === code) ?? null;
    const found = { computed, answer, isProof: use !== 'help' };
    return { code, title, evidence, ...found, isDone: isDone(found) };
  });
  return { items, isComplete: items.every((it) => it.isDone) };
}

/** What the books prove needs nobody; what they refute needs the auditor's words. */
function isDone({ computed, answer, isProof }: Pick<AuditItem, 'computed' | 'answer' | 'isProof'>) {
  if (answer?.result === 'finding') return answer.note !== '';
  if (computed?.holds && isProof) return true;
  if (computed && !computed.holds) return answer !== null && answer.note !== '';
  return answer !== null;
}

function certified({ certificates }: Known): NonNullable<AuditItem['computed']> {
  const apart = certificates.filter(({ state }) => state === 'missing' || state === 'different');
  const unseen = certificates.filter(({ certificate }) => !certificate?.originalSeenOn);
  if (apart.length > 0) {
    return { holds: false, sentence: `${apart.length}口座で、証明書がないか、額がちがいます。` };
  }
  if (unseen.length > 0) {
    return { holds: false, sentence: `${unseen.length}口座の原本を、まだ見ていません。` };
  }
  return {
    holds: true,
    sentence: `${certificates.length}口座の全部で、原本を見て額が合いました。`,
  };
}

function ofChecks(...ids: readonly string[]): Computed {
  return ({ checks }) => {
    const own = checks.filter(({ id }) => ids.includes(id));
    const wrong = own.filter(({ holds }) => !holds);
    if (own.length === 0) return { holds: false, sentence: 'くらべる書類が、まだありません。' };
    const [first] = wrong;
    return first
      ? { holds: false, sentence: first.sentence }
      : { holds: true, sentence: `くらべた${own.length}か所は、すべて合っています。` };
  };
}
