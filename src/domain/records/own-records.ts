import type { RecordGroup, RecordKind } from './record-kind.ts';

/** Records that belong to one person alone: they stand in nobody else's archive. */
export const ownKinds = {
  name: '自分だけの記録',
  kinds: {
    conversation: {
      name: 'AI管理人との会話',
      about: 'AI管理人との会話の1つです。',
      columns: { updated_at: '最後に話した日時' },
    },
    chat_message: {
      name: 'AI管理人との発言',
      about: '会話の中の、あなたかAI管理人の発言の1つです。',
      columns: {
        conversation_id: '会話の番号',
        role: 'どちらの発言か',
        content: '発言',
        reply: '答えの組み立て',
        accuracy: '確かさ',
        processing_ms: '答えるまでの時間（ミリ秒）',
        engine: '答えたしくみ',
        rating: '評価',
        rating_reason: '評価の理由',
        task_id: '理事会に届けた質問の番号',
        is_confirmed: '理事会が確かめたか',
      },
    },
    preference: {
      name: '通知とAI管理人の設定',
      about: 'あなたの設定です。',
      columns: {
        notify_meetings: '会議を知らせるか',
        notify_notices: 'お知らせを知らせるか',
        notify_tasks: 'やることを知らせるか',
        notify_by_email: 'メールで知らせるか',
        caretaker_expert_mode: 'AI管理人の得意分野',
        caretaker_uses_documents: 'AI管理人が文書を使うか',
      },
    },
    finding_mail: {
      name: '点検の通知の設定',
      about: '点検の結果を、どこまでメールで受け取るかです。',
      columns: { wish: '受け取る範囲' },
    },
    line_contact: {
      name: 'LINEの登録',
      about: 'LINEでの通知をつないだ記録です。',
      columns: {},
      withheld: { line_user: 'LINEとつなぐための値です。' },
    },
    push_device: {
      name: '端末への通知の登録',
      about: 'お知らせがあることを、この端末に知らせると決めた記録です。',
      columns: {},
      withheld: {
        endpoint: '端末に知らせるための宛先です。',
        public_key: '端末に知らせるための鍵です。',
        auth_secret: '端末に知らせるための鍵です。',
      },
    },
  },
} as const satisfies RecordGroup;

/** Where one's own rows are others than those of the association's archive. */
export const ownNames: Readonly<Record<string, Pick<RecordKind, 'name' | 'about'>>> = {
  task: {
    name: 'やることと質問',
    about: 'あなたが書いたやることか、理事会に届けた質問の1件です。',
  },
  repair_scenario: {
    name: '長期修繕計画の案',
    about: 'あなたが残した案の1つです。',
  },
};

/**
 * How a row is one's own: as an account, as the person of the register, by a dwelling that one owns, or by belonging
 * to another row that is.
 */
export type OwnRule = {
  readonly by: 'account' | 'person' | 'owned' | 'within';
  readonly column: string;
  /** The table of the row that it belongs to. */
  readonly of?: string;
};

/** 自分の記録, in the order in which they are handed over. What others noted while at work is not among them. */
export const ownRules: Readonly<Record<string, OwnRule>> = {
  person: { by: 'person', column: 'id' },
  ownership: { by: 'person', column: 'person_id' },
  former_ownership: { by: 'person', column: 'person_id' },
  residency: { by: 'person', column: 'person_id' },
  officer: { by: 'person', column: 'person_id' },
  invitation: { by: 'person', column: 'person_id' },
  dwelling: { by: 'owned', column: 'id' },
  dwelling_contract: { by: 'owned', column: 'dwelling_id' },
  parking_space: { by: 'owned', column: 'dwelling_id' },
  debit_account: { by: 'owned', column: 'dwelling_id' },
  charge: { by: 'owned', column: 'dwelling_id' },
  extra_charge: { by: 'owned', column: 'dwelling_id' },
  receipt: { by: 'owned', column: 'dwelling_id' },
  allocation: { by: 'within', column: 'receipt_id', of: 'receipt' },
  application: { by: 'account', column: 'filed_by' },
  application_step: { by: 'within', column: 'application_id', of: 'application' },
  application_file: { by: 'within', column: 'application_id', of: 'application' },
  application_news: { by: 'within', column: 'application_id', of: 'application' },
  booking: { by: 'account', column: 'booked_by' },
  booking_paper: { by: 'person', column: 'person_id' },
  notice_delivery: { by: 'person', column: 'person_id' },
  circulation_answer: { by: 'person', column: 'person_id' },
  convocation_dispatch: { by: 'person', column: 'person_id' },
  notice_read: { by: 'person', column: 'person_id' },
  task: { by: 'account', column: 'created_by' },
  repair_scenario: { by: 'account', column: 'created_by' },
  conversation: { by: 'account', column: 'user_id' },
  chat_message: { by: 'within', column: 'conversation_id', of: 'conversation' },
  preference: { by: 'account', column: 'user_id' },
  finding_mail: { by: 'account', column: 'user_id' },
  line_contact: { by: 'account', column: 'user_id' },
  push_device: { by: 'account', column: 'user_id' },
};
