import {
  type ApplicationView,
  applicationAddress,
  applicationViewNames,
  applicationViews,
} from './application-views.ts';
import type { Screen } from './screen.ts';

/** Other words for the tabs of 届け出・予約. */
const wordsOfApplications: Readonly<Record<ApplicationView, readonly string[]>> = {
  own: ['申請', '届出', '工事', 'ペット', '引っ越し', '搬入', '大きな家具', '駐車場'],
  inbox: ['届いた申請を承認する', '申し込みを承認する', '届出の受付', '受け付ける'],
  desk: ['紙で届いた', '代わりに入力', '窓口'],
  bookings: ['予約する', '集会室', 'ゲストルーム', '施設'],
  use: ['予約の管理', '使用の状況'],
  rules: ['届け出の決まり', '部屋の決まり', '使用細則'],
};

export const applicationScreens: readonly Screen[] = applicationViewNames.map((view) => ({
  path: applicationAddress(view),
  ...applicationViews[view],
  words: wordsOfApplications[view],
}));
