import type { RefusalCode } from '#domain/refusal.ts';

/** What the user reads. A new code without a sentence here does not compile. */
export const refusalText = {
  not_found: '見つかりませんでした。',
  not_allowed: 'この操作を行う権限がありません。',
  not_signed_in: 'ログインしてください。',
  prove_again:
    'ご本人の確認が済んでいないため、まだ何も変わっていません。もう一度操作すると、確認の画面が開きます。',
  invalid_input: '入力内容を確認してください。',
  personal_data: 'お名前や連絡先が入っています。ほかの居住者の方も読めます。',
  broken_json: '送信されたデータの形式が正しくありません。',
  wrong_content_type: '送信されたデータの種類に対応していません。',
  wrong_origin: 'ほかのサイトからの操作は受け付けられません。',
  conflict: 'ほかの方が先に変更しました。画面を読み直して、もう一度お試しください。',
  too_large: '送信されたデータが大きすぎます。',
  too_many_requests:
    '短い時間に操作が続いたため、受け付けを一時止めています。しばらくしてから再度お試しください。',
  too_many_copies:
    'デモの利用が続いたため、新しい作業領域を用意できません。しばらくしてから再度お試しください。',
  unavailable: 'いまはできません。しばらくしてから再度お試しください。',
  internal: 'サーバーで問題が起きました。時間をおいて再度お試しください。',
} as const satisfies Record<RefusalCode | 'internal', string>;
