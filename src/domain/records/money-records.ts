import { disclosureKinds } from './disclosure-records.ts';
import type { RecordGroup } from './record-kind.ts';

export const billingRecords = {
  name: '請求と入金',
  kinds: {
    billing_item: {
      name: '請求の項目',
      about: '管理費などの項目の1つです。',
      columns: {
        basis: '計算のもと',
        proration: '月の途中の計算',
        round_to_yen: '端数の単位（円）',
        income_account_id: '収入の科目',
        receivable_account_id: '未収金の科目',
        advance_account_id: '前受金の科目',
      },
    },
    billing_setting: {
      name: '請求の決まり',
      about: '請求と充当の決まりです。',
      columns: {
        due_day: '期限の日',
        due_months_before: '何か月前に請求するか',
        allocation_order: '入金を充てる順',
        late_rate: '遅延損害金の率（年・1万分率）',
        late_clause: '遅延損害金のある条',
        pay_to: '振込先の説明',
      },
    },
    tariff_rate: {
      name: '単価',
      about: '項目の単価の1つです。',
      columns: { kind: '種類', sen: '単価（100分の1円）' },
    },
    dwelling_contract: {
      name: '住戸ごとの使用契約',
      about: '駐車場などの使用の1件です。',
      columns: { kind: '種類', label: '区画など', count: '数' },
    },
    opening_dues: {
      name: 'はじまりの未収金・前受金',
      about: '帳簿のはじまりの未収金と前受金を、住戸ごとに入れた1回です。',
      columns: { as_of: '基準の日' },
    },
    extra_charge: { name: '個別の請求', about: '住戸への個別の請求の1件です。', columns: {} },
    billing_run: { name: '請求の実行', about: '1か月分の請求をした1回です。', columns: {} },
    charge: {
      name: '請求',
      about: '住戸への請求の1件です。',
      columns: { opening_id: 'はじまりの未収金の番号' },
    },
    receipt: {
      name: '入金',
      about: '住戸からの入金の1件です。',
      columns: {
        received_on: '入金の日',
        way: '入金の方法',
        payer: '振込の名義',
        opening_id: 'はじまりの前受金の番号',
      },
    },
    allocation: {
      name: '入金の充当',
      about: '入金を請求に充てた1件です。',
      columns: { receipt_id: '入金の番号', is_ahead: '前受金か' },
    },
    debit_account: {
      name: '口座振替の口座',
      about: '住戸の引き落とし口座の1つです。',
      columns: { kind: '預金の種類', number: '口座番号' },
    },
    debit_batch: {
      name: '口座振替の依頼',
      about: '銀行への振替依頼の1回です。',
      columns: { debit_on: '引き落としの日', body: '依頼データの内容' },
    },
    debit_line: {
      name: '口座振替の明細',
      about: '振替依頼の1行です。',
      columns: { batch_id: '依頼の番号', customer: '顧客番号', outcome: '結果の符号' },
    },
    ...disclosureKinds,
    dunning: {
      name: '督促の文書',
      about: '督促の文書の1通です。',
      columns: {
        kind: '種類',
        as_of: '基準の日',
        deadline: '支払いの期限',
        addressee: '宛名',
        address: '宛先',
        instalments: '分割の予定',
        pay_to: '振込先の説明',
        late_rate: '遅延損害金の率（年・1万分率）',
        late_clause: '遅延損害金のある条',
        done_on: '終えた日',
      },
    },
    relief: {
      name: '請求の取り消し',
      about: '請求を減らす、または無くす1件です。',
      columns: { kind: '種類', resolved_on: '決議の日', resolution: '決議の内容' },
    },
  },
} as const satisfies RecordGroup;

export const paymentRecords = {
  name: '支払いと銀行',
  kinds: {
    bank_account: {
      name: '組合の口座',
      about: '管理組合の銀行口座の1つです。',
      columns: { kind: '預金の種類', last_digits: '口座番号の下4桁' },
    },
    payee_account: {
      name: '支払先の口座',
      about: '取引先の振込先の口座の1つです。',
      columns: { kind: '預金の種類', number: '口座番号' },
    },
    payment: {
      name: '支払い',
      about: '支払いの依頼の1件です。',
      columns: {
        payee_account_id: '支払先の口座の番号',
        pay_on: '支払う日',
        digest: '承認した内容の照合値',
        file_id: '振込データの番号',
      },
    },
    transfer_source: {
      name: '振込元',
      about: '振込データに入れる、組合の口座です。',
      columns: {
        kind: '預金の種類',
        number: '口座番号',
        consignor_code: '依頼人コード',
        consignor_name: '依頼人名',
      },
    },
    transfer_file: {
      name: '振込データ',
      about: '作った振込データの1つです。',
      columns: { pay_on: '支払う日', body: '振込データの内容' },
    },
    statement_import: {
      name: '入出金明細の取り込み',
      about: '銀行の明細を取り込んだ1回です。',
      columns: {
        format: '形式',
        closing_yen: '最後の残高（円）',
        line_count: '行の数',
        new_count: '新しい行の数',
        gap_from: '抜けている期間の始まり',
        gap_until: '抜けている期間の終わり',
      },
    },
    statement_line: {
      name: '入出金明細',
      about: '銀行の明細の1行です。',
      columns: {
        import_id: '取り込みの番号',
        held_on: '取引の日',
        nth: '同じ内容の何行目か',
        balance_yen: '残高（円）',
        kind: '種類',
        line_text: '摘要',
        payer_key: '相手の名前（照合用）',
      },
    },
    statement_line_aside: {
      name: '結び付けない明細',
      about: '仕訳と結び付けないと決めた明細です。',
      columns: { line_id: '明細の番号' },
    },
    statement_match: {
      name: '明細と仕訳',
      about: '明細と仕訳を結び付けた1件です。',
      columns: {
        line_id: '明細の番号',
        is_booked_here: 'この明細から仕訳を作ったか',
        teaches: '次の提案に使うか',
        score: '提案の確かさ',
        is_automatic: '自動で結び付けたか',
      },
    },
    statement_match_undo: {
      name: '結び付けの取り消し',
      about: '明細と仕訳の結び付けを取り消した1件です。',
      columns: { match_id: '結び付けの番号' },
    },
    statement_columns: {
      name: '明細の列の意味',
      about: '銀行のファイルの列の読み方です。',
      columns: { headings: '見出し', columns: '列の意味' },
    },
    auto_switch: {
      name: '自動の記帳の切り替え',
      about: '自動で帳簿に書くかどうかを切り替えた1回です。',
      columns: { number: '通し番号', kind: '種類', is_on: '自動にしたか' },
    },
    payer_rule_refusal: {
      name: '使わない提案',
      about: '相手の名前からの提案を使わないと決めた1件です。',
      columns: { payer_key: '相手の名前（照合用）', is_incoming: '入金か' },
    },
  },
} as const satisfies RecordGroup;
