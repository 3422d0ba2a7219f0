const ownRecord = '一人ひとりの記録です。ご本人が「自分の記録」で書き出せます。';
const door = 'ログインや通知のための値です。記録ではありません。';
const ofDemonstration = 'デモのしくみのための表です。';

/** Tables of an association that its archive does not hold, each with the reason that stands in the archive. */
export const leftOut: Readonly<Record<string, string>> = {
  conversation: ownRecord,
  chat_message: ownRecord,
  preference: ownRecord,
  finding_mail: ownRecord,
  finding_told: ownRecord,
  trial_told: 'お試しの終わりを、いつメールで知らせたかの控えです。',
  plan_invoice_told: '請求書について、いつメールで知らせたかの控えです。',
  line_contact: ownRecord,
  membership: `${door}立場は「建物と名簿」にあります。`,
  former_member: `${door}前に使っていたメールアドレスの控えです。`,
  member_person: `${door}立場は「建物と名簿」にあります。`,
  invitation_door: door,
  line_code: door,
  line_push: door,
  push_device: ownRecord,
  push_bell: door,
  booking_slot: '「予約」と同じ内容です。重なりを防ぐための表です。',
  vote_pile:
    '無記名投票の、電子の票の数です。途中の数から票が分からないように、書き出しません。結果は「議案と議題」にあります。',
  activity_head: '「操作の記録」の最後の1件と同じ内容です。',
  company_client: '「管理会社の利用」と同じ内容です。管理会社のページのための表です。',
  visitor_copy: ofDemonstration,
  template_build: ofDemonstration,
};
