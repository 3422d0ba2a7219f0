import type { Permission } from './permission.ts';

/** What a permission lets one do, so that it ends 「…ことができます。」. */
export const permissionWords = {
  'home.read': 'ホームを見る',
  'building.read': '建物、設備、ごみの日、連絡先を見る',
  'association.read': '管理組合の概要と役員を見る',
  'meeting.read': '総会の予定と結果を見る',
  'document.read': '文書を読む',
  'document.write': '文書を追加する、直す、削除する',
  'preference.own': '自分の通知とAI管理人の設定を変える',
  'task.own': '自分のやることを書く',
  'task.board': '理事会のやることと、届いた質問に対応する',
  'reply.approve': '理事会の回答を確かめ、AI管理人が全員に案内するかを決める',
  'caretaker.ask': 'AI管理人に質問する',
  'question.ask': '理事会に質問を届ける',
  'synonym.write': 'AI管理人に言い換えを教える',
  'fund.read': '管理組合のお金の残高と予算を見る',
  'arrears.read': '滞納の月数と金額を見る',
  'register.read': '住戸の名簿で氏名を見る',
  'register.write': '建物、住戸、区分所有者、役員などの登録を直す',
  'contract.read': '契約の一覧を見る',
  'subscription.read': '利用プランと使用量を見る',
  'plan.read': '長期修繕計画を見る',
  'plan.try': '長期修繕計画の条件を変えて試し、案として残す',
  'plan.save': '長期修繕計画の新しい版を保存する、案を全員に見せる',
  'ledger.read': '帳簿を見る',
  'ledger.book': '帳簿に書く、取り消す',
  'auto.switch': '入出金を自動で帳簿に書くかどうかを決める',
  'month.ask': '月や年度の締めと、締めた月を開け直すことを頼む',
  'month.close': '月や年度の締めを承認する',
  'budget.draft': '予算の案を作る',
  'budget.decide': '予算が決まったことを確かめ、確定する',
  'billing.run': '毎月の請求をする、入金を充てる',
  'bill.own': '自分の請求と入金を見る',
  'arrears.act': '督促の文書を作り、承認を頼む',
  'arrears.approve': '督促の文書を出すことを承認する',
  'payment.ask': '支払いと支払先の口座の承認を頼む、振込データを作る',
  'payment.approve': '支払いと支払先の口座を承認する',
  'finding.read': '点検の結果を見る',
  'finding.decide': '点検の結果に答える',
  'settlement.write': '決算の案を作る、残高証明書の額を入れる',
  'audit.write': '監査の確認と報告を書く',
  'meeting.prepare': '総会の議決権の名簿と議案を確定する',
  'vote.enter': '総会の議決権行使書を読み取って入れる',
} as const satisfies Record<Permission, string>;

/** Why something was refused, for whoever asked. */
export function refusalOf(permission: Permission): string {
  return `${permissionWords[permission]}ことは、今の立場ではできません。`;
}
