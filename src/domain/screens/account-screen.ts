import type { Screen } from './screen.ts';

/** わたしのページ belongs to a person and to no association, so the search of an association does not lead there. */
export const accountScreen: Screen = {
  path: '/watashi',
  label: 'わたしのページ',
  words: [
    'パスワードを変える',
    'ログインの方法を変える',
    'ログイン方法を変える',
    'メールアドレスを変える',
    'パスキーを登録する',
  ],
  hint: 'スミワにパスワードはありません。メールで届く番号や、お使いの機器の画面ロックで入ります。',
};
