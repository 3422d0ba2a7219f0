import type { RecordGroup } from './record-kind.ts';

export const houseRecords = {
  name: '建物と名簿',
  kinds: {
    building: {
      name: '建物',
      about: '建物の1棟です。',
      columns: {
        postal_code: '郵便番号',
        address: '所在地',
        structure: '構造',
        storeys: '階数',
        completed_on: '竣工日',
        site_area_m2: '敷地面積（平方メートル）',
        building_area_m2: '建築面積（平方メートル）',
        floor_area_m2: '延べ面積（平方メートル）',
        developer: '分譲会社',
      },
    },
    dwelling: {
      name: '住戸',
      about: '専有部分の1戸です。',
      columns: {
        number: '部屋番号',
        floor: '階',
        plan_type: '間取りの型',
        layout: '間取り',
        area_m2: '専有面積（平方メートル）',
        votes: '議決権の数',
        management_fee_yen: '管理費（月額・円）',
        reserve_fee_yen: '修繕積立金（月額・円）',
      },
    },
    person: {
      name: '人',
      about: '区分所有者、居住者、役員などの1人です。',
      columns: {
        name: '氏名',
        kana: 'フリガナ',
        lives: '住んでいる所',
        mail: '連絡先のメールアドレス',
      },
    },
    ownership: { name: '区分所有', about: 'だれがどの住戸を持つかの1件です。', columns: {} },
    former_ownership: {
      name: '以前の区分所有',
      about: '前の区分所有者の1件です。',
      columns: { ended_by: '手放した理由の種類' },
    },
    ownership_change: {
      name: '区分所有者の変更',
      about: '登録した変更の1件です。取り消したものも残ります。',
      columns: {
        kind: '変わった理由',
        application_id: '組合員変更届',
        changed_on: '所有者になった日',
        paper: '届出の紙をしまった場所など',
        before: '変わる前の区分所有',
        after: '変わった後の区分所有',
        former_ids: '前の区分所有者としての登録',
        newcomer_ids: '新しく加わった人',
        ended_stays: '居住の登録を終えたもの',
        ended_debit: '止めた引落口座',
        noted_as: '登録した人の立場',
        noted_by: '登録した人',
        noted_at: '登録した日時',
        undone_as: '取り消した人の立場',
        undone_by: '取り消した人',
        undone_at: '取り消した日時',
      },
    },
    residency: {
      name: '居住',
      about: 'だれがどの住戸に住むかの1件です。',
      columns: { kind: '住み方' },
    },
    officer: {
      name: '役員の任期',
      about: '役員の任期の1件です。',
      columns: { post: '役職', term_from: '任期の始まり', term_until: '任期の終わり' },
    },
    invitation: {
      name: '招待状',
      about: '印刷した招待状の1通です。',
      columns: { tries: '番号をまちがえた回数', ends_at: '使える期限' },
      withheld: {
        find_digest: '招待状の番号を確かめるための値です。',
        secret_digest: '招待状の番号を確かめるための値です。',
      },
    },
    register_import: {
      name: '名簿の取り込み',
      about: '表から名簿を登録した1回です。',
      columns: {
        new_count: '新しい住戸の数',
        changed_count: '変わった住戸の数',
        before: '取り込む前の内容',
        after: '取り込んだ内容',
        person_ids: '新しく加わった人',
      },
    },
    parking_space: {
      name: '駐車区画',
      about: '駐車場の1区画です。',
      columns: { kind: '種類', monthly_fee_yen: '使用料（月額・円）' },
    },
    equipment: {
      name: '設備',
      about: '共用の設備の1つです。',
      columns: {
        place: '場所',
        detail: '内容',
        installed_on: '設置した日',
        contractor: '保守の会社',
        contractor_phone: '保守の会社の電話番号',
      },
    },
    facility: {
      name: '共用施設',
      about: '共用施設の1つです。',
      columns: { place: '場所', detail: '内容' },
    },
    inspection: {
      name: '点検',
      about: '設備の点検の1回です。',
      columns: {
        equipment_id: '設備',
        held_on: '点検の日',
        result: '結果',
        remark: '指摘など',
      },
    },
    contact_point: {
      name: '連絡先',
      about: '緊急のときなどの連絡先の1つです。',
      columns: { kind: '種類', phone: '電話番号', hours: '受付の時間', purpose: '用件' },
    },
    garbage_rule: {
      name: 'ごみの日',
      about: 'ごみの分け方の1つです。',
      columns: {
        weekday: '曜日（日曜が0）',
        weeks: '第何週か（空は毎週）',
        how: '出し方',
        put_out_by: '何時までに出すか',
      },
    },
    garbage_pause: {
      name: 'ごみの収集の休み',
      about: '収集が休みになる期間の1つです。',
      columns: {},
    },
    contract: {
      name: '契約',
      about: '管理組合が結んだ契約の1件です。',
      columns: {
        counterparty: '相手',
        notice_by: '申出の期限',
        yearly_yen: '年額（円）',
      },
    },
  },
} as const satisfies RecordGroup;
