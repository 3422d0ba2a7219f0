import {
  borrowed,
  type Compute,
  certified,
  incomeNamed,
  keptInTime,
  ofChecks,
  paperInTime,
  withPapers,
} from './audit-evidence.ts';

export type ListedItem = {
  readonly code: string;
  readonly title: string;
  /** What to look at. */
  readonly papers: string;
  readonly compute?: Compute;
  /** What the books say is all there is to see; else it helps, and a person answers. */
  readonly isProof?: boolean;
};

const proof = (compute: Compute) => ({ compute, isProof: true });
const help = (compute: Compute) => ({ compute });

/** 監査チェックリスト: money first, then the papers behind it, then how the association was run. */
export const auditItems: readonly ListedItem[] = [
  {
    code: 'certificates',
    title: '全部の口座の帳簿残高が、残高証明書と同じ',
    papers: '残高証明書の原本',
    ...proof(certified),
  },
  {
    code: 'accounts',
    title: '知らない口座や新しい口座がなく、手もとの現金が決めた額を超えていない',
    papers: '通帳、銀行の口座一覧、現金',
  },
  {
    code: 'keepers',
    title: '通帳と印鑑を、別の人が持っている',
    papers: '通帳と印鑑の現物',
  },
  {
    code: 'collected',
    title: '集めた管理費などが、翌月の末までに保管の口座へ移されている',
    papers: '収納口座と保管口座の通帳',
  },
  {
    code: 'guarantee',
    title: '管理会社の保証契約が有効で、1か月分以上の額がある',
    papers: '保証契約の書面',
  },
  {
    code: 'dues',
    title: '管理費などの収入が、料金表の額と月数に合っている',
    papers: '料金表、帳簿',
  },
  {
    code: 'contracts-income',
    title: '駐車場などの収入が、契約の数と月数に合っている',
    papers: '使用契約の一覧、帳簿',
    ...help(incomeNamed('使用料')),
  },
  {
    code: 'receivables',
    title: '未収金が帳簿の明細と同じで、督促をしている',
    papers: '滞納の一覧、督促の記録',
    ...help(ofChecks('X15')),
  },
  {
    code: 'prescription',
    title: '時効が近い未収金に、手当てをしている',
    papers: '滞納の一覧の「時効の完成」',
  },
  {
    code: 'advances',
    title: '前受金が翌月分で、収入に入っていない',
    papers: '帳簿の前受金',
    ...help(ofChecks('X17')),
  },
  {
    code: 'payables',
    title: '未払金が、年度の後に支払われている',
    papers: '翌年度の通帳',
    ...proof(ofChecks('X18')),
  },
  {
    code: 'insurance',
    title: '前払保険料の期間の分け方が正しい',
    papers: '保険証券、前払金の明細',
    ...help(ofChecks('X19')),
  },
  {
    code: 'suspense',
    title: '90日を過ぎた仮払金と仮受金がない',
    papers: '帳簿',
    ...proof(ofChecks('X45')),
  },
  {
    code: 'vouchers',
    title: '大きな支払に、見積、承認、請求書、領収書がそろっている',
    papers: '下の「証憑の抜き取り」',
    ...help(withPapers),
  },
  {
    code: 'addressee',
    title: '請求書と領収書の宛名が管理組合で、額、日付、印が本物である',
    papers: '証憑の原本',
  },
  {
    code: 'purpose',
    title: '管理費と修繕積立金が混ざらず、修繕積立金は規約で決めたことだけに使われている',
    papers: '修繕積立金会計の帳簿、総会議事録',
  },
  {
    code: 'reserve',
    title: '修繕積立金をほかの会計に移しておらず、会計どうしの繰入れが両方で同じ額',
    papers: '決算書、総会議事録',
    ...proof(ofChecks('X11', 'X12')),
  },
  {
    code: 'overrun',
    title: '予算額が総会で決めた額と同じで、超えた支出に理事会か総会の承認がある',
    papers: '総会と理事会の議事録',
    ...help(ofChecks('X6')),
  },
  {
    code: 'interest',
    title: '受取利息が、残高と利率から見て妥当で、正しい会計に入っている',
    papers: '通帳、定期預金の証書',
    ...help(incomeNamed('利息')),
  },
  {
    code: 'claims',
    title: '保険金を受け取ったとき、その修繕が行われている',
    papers: '保険の書類、工事の書類',
    ...help(incomeNamed('保険金')),
  },
  {
    code: 'loans',
    title: '借入金の残高と返済が、金融機関の書類と同じ',
    papers: '残高の書類、返済予定表',
    ...proof(borrowed),
  },
  {
    code: 'opening',
    title: '前期から繰り越した額が、前の総会で承認された額と同じ',
    papers: '前期の決算書',
    ...proof(ofChecks('X4')),
  },
  {
    code: 'balance',
    title: '貸借対照表の左右と、次期繰越が合っている',
    papers: '決算書',
    ...proof(ofChecks('X7', 'X8', 'X9', 'X10')),
  },
  {
    code: 'journal',
    title: '後から入力された仕訳と、取り消しに、理由がある',
    papers: '帳簿の仕訳帳',
    ...help(keptInTime),
  },
  { code: 'pay', title: '役員報酬と立替えが、規約と領収書のとおり', papers: '規約、領収書' },
  {
    code: 'conflicts',
    title: '役員や管理会社と関係のある会社との取引が、明らかになっている',
    papers: '契約書、見積書',
  },
  {
    code: 'meeting',
    title: '総会と理事会が、規約の期日と手続で開かれている',
    papers: '招集通知、議事録',
  },
  {
    code: 'minutes',
    title: '議事録が作られ、署名があり、保管の場所が掲示されている',
    papers: '総会と理事会の議事録の原本',
  },
  {
    code: 'resolutions',
    title: '総会で決めたことが、行われている',
    papers: '総会議事録、理事会議事録',
  },
  {
    code: 'inspections',
    title: '法律で決まった点検が行われ、指摘が直されている',
    papers: '点検報告書',
  },
  {
    code: 'contracts',
    title: '契約が、決められた承認を受けて、期日どおりに更新されている',
    papers: '契約書、議事録',
  },
  { code: 'cover', title: '保険が切れておらず、保険金額が足りている', papers: '保険証券' },
  {
    code: 'registers',
    title: '組合員名簿と居住者名簿が、1年以内に見直されている',
    papers: '名簿',
  },
  {
    code: 'bylaws',
    title: '規約が、2026年4月1日から変わった区分所有法に合わせて見直されている',
    papers: '管理規約',
  },
  {
    code: 'plan',
    title: '長期修繕計画が、5年から7年の間に見直されている',
    papers: '長期修繕計画',
  },
  {
    code: 'monthly',
    title: '管理会社の月次の書面が、翌月の末までに届いている',
    papers: '管理会社の月次報告',
    ...help(paperInTime),
  },
  {
    code: 'privacy',
    title: '名簿などの個人の情報が、決めたとおりに扱われている',
    papers: '細則、名簿の保管の場所',
  },
  {
    code: 'handover',
    title: '役員の引き継ぎの書類がそろっている',
    papers: '引き継ぎのチェックリスト',
  },
];
