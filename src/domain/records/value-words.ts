import { roleNames } from '#domain/access/role.ts';
import { dunningNames } from '#domain/billing/dunning/dunning.ts';
import { reliefNames } from '#domain/billing/relief.ts';
import { circulationKindNames } from '#domain/board-meetings/circulation-kinds.ts';
import { answerNames } from '#domain/checks/finding.ts';
import { documentCategoryNames } from '#domain/documents/category.ts';
import { noteNames } from '#domain/minutes/notes.ts';
import { ownerChangeNames } from '#domain/people/owner-change.ts';

type Words = Readonly<Record<string, string>>;

const deposits: Words = { ordinary: '普通', current: '当座', savings: '貯蓄' };
const slips: Words = {
  paper: '行使書',
  withdrawal: '撤回',
  proxy: '委任状',
  electronic: '電子投票',
  'electronic-proxy': '電子の委任状',
};

const mailEnds: Words = {
  accepted: '相手のサーバーが受け取った',
  refused: '届かなかった',
  gaveUp: '送るのをあきらめた',
};

/** What codes mean, for those who read a table on paper. */
const byColumn: Readonly<Record<string, Words>> = {
  'activity_entry.role': roleNames,
  'account.kind': {
    asset: '資産',
    liability: '負債',
    net: '正味財産',
    income: '収入',
    expense: '支出',
  },
  'agenda_item.kind': {
    ordinary: '普通決議',
    special: '特別決議',
    board: '理事会',
    report: '報告',
  },
  'agenda_item.result': { passed: '可決', rejected: '否決', continued: '継続審議' },
  'application_step.kind': {
    sent: '届け出',
    'asked-back': '直しの依頼',
    received: '受付',
    approved: '承認',
    conditional: '条件付きの承認',
    refused: '不承認',
    withdrawn: '取り下げ',
    done: '完了',
  },
  'application_news.kind': { answered: '返事', lapsed: '期限切れ' },
  'application_news.way': { mail: 'メール', paper: '紙' },
  'application_news.mail_ended': mailEnds,
  'audit_answer.result': { fit: '適正', finding: '指摘あり', 'not-applicable': '該当なし' },
  'audit_note.kind': {
    question: '質問',
    finding: '指摘',
    answer: '回答',
    settled: '解決',
    withdrawn: '取り下げ',
  },
  'booking.ended': { free: '期限内の取り消し', late: '期限後の取り消し', bumped: '組合の使用' },
  'budget.kind': { first: '当初', supplement: '補正', transfer: '流用' },
  'contact_point.kind': { emergency: '緊急', building: '建物', public: '公共' },
  'counterparty.kind': {
    company: '会社',
    person: '個人',
    public: '公共',
    officer: '役員',
    staff: '職員',
  },
  'debit_account.kind': deposits,
  'document.category': documentCategoryNames,
  'document.visibility': { everyone: '全員', owners: '組合員', board: '役員' },
  'document.reading': {
    written: '書いた文章',
    extracted: '原本から読み取り',
    'no-text': '文字なし',
    failed: '読み取れず',
  },
  'dunning.kind': dunningNames,
  'entry_repeat.shift': { none: 'そのまま', before: '前の営業日', after: '次の営業日' },
  'finding_decision.answer': answerNames,
  'inspection.result': { planned: '予定', good: '良好', attention: '注意', repair: '要修理' },
  'journal_entry.origin': {
    manual: '手入力',
    payment: '支払い',
    receipt: '入金',
    billing: '請求',
    accrual: '発生',
    opening: '期首',
    reversal: '取り消し',
  },
  'leaving_request.kind': { export: '書き出し', leave: '利用の終了' },
  'meeting.kind': { general: '総会', board: '理事会' },
  'meeting.status': { planned: '予定', held: '開催済み' },
  'notice.urgency': { normal: 'ふつう', emergency: '緊急' },
  'agenda_enclosure.kind': { settlement: '決算書', comparison: '新旧対照表', file: 'PDF' },
  'minutes_signing.state': {
    asked: '送っているところ',
    waiting: '署名を待っている',
    complete: '全員が署名した',
    kept: '保存した',
    refused: '署名されずに終わった',
    withdrawn: '取り消した',
  },
  'minutes_signing.fault': {
    desk: '署名サービスが受け付けなかった',
    signer: '署名を断った方がいた',
    'other-document': '送ったものと違う書類が届いた',
  },
  'board_item.kind': { decision: '決めること', report: '報告' },
  'circulation.kind': circulationKindNames,
  'meeting_note.kind': noteNames,
  'convocation_correction.kind': {
    day: '日時',
    place: '場所',
    words: '招集通知と議案書の文',
    enclosure: '資料の中身',
  },
  'convocation_correction_copy.way': { mail: 'メール', paper: '紙' },
  'convocation_correction_copy.ended': {
    accepted: 'メールを送りました',
    refused: 'メールが届きませんでした',
    gaveUp: 'メールを送れませんでした',
  },
  'convocation_dispatch.way': { mail: 'メール', paper: '紙' },
  'convocation_event.event': {
    accepted: 'メールを送りました',
    refused: 'メールが届きませんでした',
    gaveUp: 'メールを送れませんでした',
    handed: '紙で届けました',
  },
  'notice_delivery.way': { mail: 'メール', paper: '紙' },
  'former_ownership.ended_by': ownerChangeNames,
  'officer.post': {
    chair: '理事長',
    vice_chair: '副理事長',
    treasurer: '会計担当理事',
    director: '理事',
    auditor: '監事',
  },
  'coming_owner_change.kind': ownerChangeNames,
  'ownership_change.kind': ownerChangeNames,
  'parking_space.kind': { mechanical: '機械式', flat: '平面' },
  'payee_account.kind': deposits,
  'person.lives': { here: 'この建物', elsewhere: '国内の別の所', abroad: '国外' },
  'plan_agreement.prices': { 'with-tax': '税込', 'without-tax': '税抜' },
  'plan_invoice.kind': { once: '初期費用・オプション', month: '月額' },
  'receipt.way': {
    debit: '口座振替',
    transfer: '銀行振込',
    cash: '現金',
    opening: '帳簿のはじまりから',
  },
  'relief.kind': reliefNames,
  'residency.kind': { owner: '所有者', tenant: '賃借人', family: '同居の家族' },
  'settlement_pack.basis': { accrual: '発生主義', cash: '現金主義' },
  'settlement_pack.state': { draft: '案', audited: '監査済み', approved: '承認済み' },
  'transfer_source.kind': deposits,
  'vote_answer.kind': slips,
  'vote_reading.kind': slips,
  'voucher.kind': {
    invoice: '請求書',
    receipt: '領収書',
    contract: '契約書',
    quote: '見積書',
    delivery: '納品書',
    certificate: '証明書',
    other: 'その他',
  },
};

/** 立場 of whoever did something stands in many tables. */
export function valueWords(table: string, column: string): Words | undefined {
  return column.endsWith('_as') ? roleNames : byColumn[`${table}.${column}`];
}
