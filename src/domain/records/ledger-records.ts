import type { RecordGroup } from './record-kind.ts';

export const ledgerRecords = {
  name: '会計帳簿',
  kinds: {
    fund: {
      name: '会計区分',
      about: '管理費会計、修繕積立金会計などの1つです。',
      columns: { code: '符号', is_pass_through: '預かるだけか' },
    },
    account: {
      name: '勘定科目',
      about: '科目の1つです。',
      columns: { code: '符号', kind: '区分', role: '決まった役目' },
    },
    counterparty: {
      name: '取引先',
      about: '支払いや入金の相手の1つです。',
      columns: {
        kind: '種類',
        invoice_number: '適格請求書の登録番号',
        is_debited: '口座振替で払うか',
      },
    },
    fiscal_year: {
      name: '会計年度',
      about: '会計年度の1つです。',
      columns: { last_number: '最後の伝票番号' },
    },
    year_opening: {
      name: '期首残高',
      about: '年度の始めの、科目1つの残高です。',
      columns: {},
    },
    journal_entry: {
      name: '仕訳',
      about: '仕訳帳の1件です。金額は「仕訳の明細」にあります。',
      columns: {
        number: '伝票番号',
        posted_on: '取引の日',
        origin: '元',
        source_key: '元の記録の符号',
        content_md5: '内容の照合値（MD5）',
        reverses_id: '取り消した仕訳',
      },
    },
    posting: {
      name: '仕訳の明細',
      about: '仕訳の1行です。借方は正、貸方は負の金額です。',
      columns: { posted_on: '取引の日' },
    },
    entry_voucher: {
      name: '仕訳と証ひょう',
      about: '仕訳に付けた証ひょうの1件です。',
      columns: {},
    },
    voucher: {
      name: '証ひょう',
      about: '請求書、領収書などの1枚です。',
      columns: {
        kind: '種類',
        issued_on: '発行日',
        payee: '発行した相手',
        invoice_number: '適格請求書の登録番号',
        is_confirmed: '読み取りを確かめたか',
        places: '読み取った位置',
        is_drawn: '手書きなどの絵か',
        reading_note: '読み取りのメモ',
      },
    },
    entry_template: { name: '仕訳のひな形', about: '仕訳のひな形の1つです。', columns: {} },
    entry_repeat: {
      name: '毎月などの仕訳',
      about: '決まった日にくり返す仕訳の1つです。',
      columns: {
        postings: '明細',
        day_of_month: '日',
        shift: '休日のとき',
        every_months: '何か月ごとか',
        asks_amount: '毎回金額を入れるか',
      },
    },
    repeat_skip: {
      name: 'とばした仕訳',
      about: 'くり返しの仕訳をとばした1回です。',
      columns: { repeat_id: '毎月などの仕訳の番号' },
    },
    payment_spread: {
      name: '前払いの振り分け',
      about: '前払いを月ごとに費用にする1件です。',
      columns: {
        prepaid_account_id: '前払費用の科目',
        expense_account_id: '費用の科目',
        paid_yen: '払った金額（円）',
        paid_on: '払った日',
        first_month: '始まる月',
        months: '月数',
        booked_from: '振り分けを始めた月',
        stopped_after: '止めた月',
      },
    },
    books_lock: {
      name: '締めの記録',
      about: '月や年度を締めた、または開けた1回です。',
      columns: { number: '通し番号', locked_until: '締めた最後の日', is_final: '年度の確定か' },
    },
    lock_request: {
      name: '締めの依頼',
      about: '承認を待つ締めの依頼です。',
      columns: { locked_until: '締める最後の日', is_final: '年度の確定か' },
    },
    passbook_balance: {
      name: '通帳の残高',
      about: '締めを頼むときに入れた、通帳の残高1つです。',
      columns: { read_on: '残高の日', balance_yen: '残高（円）' },
    },
    budget: {
      name: '予算',
      about: '予算の1つの版です。',
      columns: {
        version: '版',
        decided_on: '決議の日',
        kind: '種類',
        asked_day: '決議の日として入れた日',
        revision: '直した回数',
      },
    },
    budget_line: {
      name: '予算の明細',
      about: '予算の1行です。',
      columns: { budget_id: '予算の番号', formula: '計算の根拠' },
    },
    past_year: {
      name: '過去の年度',
      about: 'スミワを使う前の年度の、会計区分1つです。',
      columns: { fiscal_year: '年度', opening_yen: '期首の残高（円）' },
    },
    past_year_line: {
      name: '過去の年度の明細',
      about: '過去の年度の、科目1つです。',
      columns: {
        past_year_id: '過去の年度の番号',
        budget_yen: '予算（円）',
        actual_yen: '決算（円）',
      },
    },
    opening_draft: {
      name: '会計のはじまりの下書き',
      about: '期首残高などの下書きです。',
      columns: {},
    },
    settlement_pack: {
      name: '決算書一式',
      about: '決算書一式の1つの版です。',
      columns: {
        version: '版',
        state: '状態',
        digest: '帳簿の照合値',
        basis: '発生主義か現金主義か',
        comments: '説明の文章',
        meeting_on: '承認した総会の日',
      },
    },
    line_remark: {
      name: '決算の説明',
      about: '決算書の科目1つに付けた説明です。',
      columns: { text: '説明' },
    },
    balance_certificate: {
      name: '残高証明書',
      about: '残高証明書の1枚です。',
      columns: {
        held_on: '基準の日',
        original_seen_as: '原本を見た方の立場',
        original_seen_on: '原本を見た日',
        original_yen: '監事が原本で読んだ額（円）',
        original_voucher_id: '監事が加えた原本',
        in_transit_yen: '未着などの差（円）',
      },
    },
    company_paper: {
      name: '管理会社の月報',
      about: '管理会社から届いた月次報告の1か月分です。',
      columns: {},
    },
    company_paper_name: {
      name: '月報の科目名',
      about: '管理会社の科目名と、この帳簿の科目の対応です。',
      columns: { section: '区分', name: '管理会社の科目名' },
    },
    paper_settings: {
      name: '決算書の形',
      about: '決算書の並べ方の設定です。',
      columns: {
        column_order: '列の順',
        difference: '差の計算',
        basis: '収支の考え方',
        dates: '日付の書き方',
      },
    },
  },
} as const satisfies RecordGroup;
