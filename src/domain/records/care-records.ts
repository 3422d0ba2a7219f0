import type { RecordGroup } from './record-kind.ts';

export const auditRecords = {
  name: '監査と点検',
  kinds: {
    audit_answer: {
      name: '監査の確認',
      about: '監査の項目1つの結果です。',
      columns: { code: '項目', result: '結果' },
    },
    audit_draw: {
      name: '監査の抜き取り',
      about: '確かめる仕訳を抜き取った1回です。',
      columns: { seed: '抜き取りの種', payment_count: '支払いの数', samples: '抜き取った仕訳' },
    },
    audit_seen: {
      name: '監査で見た仕訳',
      about: '監事が仕訳の1件を確かめた記録です。',
      columns: {},
    },
    audit_note: {
      name: '監査の質問と指摘',
      about: '監事と理事会のやりとりの1つです。',
      columns: { kind: '種類', reply_to: '元の質問の番号', code: '項目' },
    },
    audit_report: {
      name: '監査報告',
      about: '監査報告の1通です。',
      columns: {
        pack_id: '決算書一式の番号',
        audited_on: '監査の日',
        method: '方法',
        opinion: '意見',
        exceptions: '指摘の内容',
        business: '業務の監査',
      },
    },
    activity_entry: {
      name: '操作の記録',
      about: 'だれがいつ何をしたかの1件です。前の1件の照合値とつながっています。',
      columns: {
        number: '通し番号',
        at: '日時',
        role: '立場',
        action: 'したこと',
        subject: '対象',
        hash: '照合値',
      },
    },
    audit_export: {
      name: '監査資料の書き出し',
      about: '監査の資料を書き出した1回です。',
      columns: {
        sha256: '一覧の照合値（SHA-256）',
        file_count: 'ファイルの数',
        entry_count: '仕訳の数',
      },
    },
    finding_decision: {
      name: '点検の結果への答え',
      about: '帳簿などの点検の結果に答えた1件です。',
      columns: {
        check_id: '点検の項目',
        subject: '対象',
        digest: '点検したときの照合値',
        answer: '答え',
      },
    },
  },
} as const satisfies RecordGroup;

export const planRecords = {
  name: '修繕計画と利用',
  kinds: {
    repair_plan_version: {
      name: '長期修繕計画',
      about: '長期修繕計画の1つの版です。',
      columns: {
        number: '版',
        saved_on: '保存した日',
        saved_by: '保存した方',
        inputs: '計画の内容',
        papers: '添えた書類',
      },
    },
    repair_scenario: {
      name: '長期修繕計画の案',
      about: '全員に見せた案の1つです。自分だけの案は含みません。',
      columns: { base_number: '元の版', trial: '変えた条件', is_shared: '全員に見せたか' },
    },
    certification_answer: {
      name: '管理計画認定の確認',
      about: '管理計画認定の基準への答えです。',
      columns: { answers: '答え' },
    },
    company_contract: {
      name: '管理会社の利用',
      about: '管理会社に使ってもらう取り決めの1件です。',
      columns: {
        company_id: '管理会社の番号（データ用）',
        company_name: '管理会社',
        company_number: '会社番号',
        areas: '使える範囲',
        last_day: '最後の日',
      },
    },
    company_assignment: {
      name: '管理会社の担当者',
      about: '担当する管理会社の1人です。',
      columns: { company_id: '管理会社の番号（データ用）', name: '氏名' },
    },
    subscription: {
      name: '利用プラン',
      about: 'スミワの利用プランです。',
      columns: {
        plan: 'プラン',
        started_on: '使いはじめた日',
        storage_limit_mb: '保存容量の上限（MB）',
        questions_limit: '生成AIの回答の上限（月）',
      },
    },
    plan_agreement: {
      name: 'スミワとの契約',
      about: '利用プランか解約の、申し込みと承認です。',
      columns: {
        plan: 'プラン（空は解約）',
        first_month: '始まりの月',
        briefings: 'オンライン説明会（回）',
        moves_data: 'データ移行支援を頼む',
        monthly_yen: '月額（円）',
        moving_yen: 'データ移行支援（円）',
        prices: '額が税込か税抜か',
        told_at: 'スミワに知らせた日時',
        applied_at: '上限を変えた日時',
      },
    },
    plan_invoice: {
      name: 'スミワからの請求書',
      about: '請求書の1通です。発行したときの内容のままです。',
      columns: {
        number: '請求書の番号',
        agreement_id: '契約の番号（データ用）',
        kind: '種類',
        month: '対象の月',
        total_yen: '請求額（円、税込）',
        issuer_name: '発行者',
        paper: '請求書の内容',
        issued_on: '発行日',
        due_on: 'お支払い期限',
        paid_on: '入金日',
      },
    },
    leaving_request: {
      name: '書き出しと利用の終了の依頼',
      about: '書き出しか、利用の終了を頼んだ1件です。',
      columns: {
        kind: '種類',
        last_day: '最後の日',
        is_alone: '承認できる役員がほかにいない',
        asked_told_at: '頼まれたことを知らせた日時',
        stop_told_at: '取り消しを知らせた日時',
      },
    },
    archive: {
      name: '書き出しの記録',
      about: '記録をすべて書き出した1回です。',
      columns: {
        request_id: '依頼の番号',
        file_count: 'ファイルの数',
        byte_size: '大きさ（バイト）',
        list_sha256: '一覧の照合値（SHA-256）',
      },
    },
  },
} as const satisfies RecordGroup;
