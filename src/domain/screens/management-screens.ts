import type { Screen } from './screen.ts';

/** What 管理設定 leads to, each for whoever may open it. */
export const managementScreens: readonly Screen[] = [
  {
    path: '/demo/activity',
    label: '操作の記録',
    words: ['ログ', '操作ログ', '履歴', '変更の履歴', 'だれがいつ何をしたか', '改ざん'],
    needs: 'activity.read',
  },
  {
    path: '/demo/people',
    label: '組合員と居住者',
    words: ['名簿', '招待状を印刷する', '立場', '任期', '入居', '退去'],
    needs: 'register.read',
  },
  {
    path: '/demo/people#owner-change',
    label: '区分所有者の変更',
    words: ['売買', '相続', '贈与', '所有者が変わった', '持ち主', '買主', '氏名の訂正'],
    needs: 'register.write',
  },
  {
    path: '/demo/setup',
    label: 'はじめの設定',
    words: ['建物の登録', '名簿の登録', '初期設定', '取り込み'],
    needs: 'register.write',
  },
  {
    path: '/demo/rights',
    label: 'だれが何をできるか',
    words: ['権限', '役割', 'できること', '閲覧の範囲'],
    needs: 'association.read',
  },
  {
    path: '/demo/company',
    label: '管理会社の利用',
    words: ['委託', '担当者', 'フロント'],
    needs: 'company.read',
  },
  {
    path: '/demo/agreement',
    label: '契約とお支払い',
    words: ['料金', 'プラン', '請求書', '解約', 'プランの申し込み'],
    needs: 'subscription.bills',
  },
  {
    path: '/demo/records',
    label: 'データの書き出し・利用の終了',
    words: ['エクスポート', 'ダウンロード', 'バックアップ', '自分の記録', '解約', '退会'],
    needs: 'association.read',
  },
];
