import type { Screen } from './screen.ts';

/** What people look for where the accounts are shown. */
const ofMoney = ['管理組合のお金', '会計', '決算', '収支報告', '予算', '残高'] as const;

/** Sections that have an anchor of their own, by their page. */
export const sections: Readonly<Record<string, readonly Screen[]>> = {
  '/demo': [
    { path: '#own-tasks', label: '自分のやること', words: ['やること', '忘れたくないこと'] },
    {
      path: '#board-tasks',
      label: '理事会のやること',
      words: ['やること', '届いた質問', '質問への回答', '質問に答える', '宿題', '期限切れ'],
    },
    { path: '#general-fund', label: '管理費会計', words: ofMoney },
    { path: '#reserve-fund', label: '修繕積立金会計', words: ofMoney },
  ],
  '/demo/community': [
    { path: '#facts', label: '建物のあらまし' },
    { path: '#floor-plan', label: '住戸の配置' },
    { path: '#facilities', label: '共用施設・駐車場' },
    { path: '#contacts', label: '緊急の電話・連絡先' },
    { path: '#garbage', label: 'ごみの収集日' },
    { path: '#equipment', label: '設備と点検' },
  ],
  '/demo/management': [
    { path: '#preference', label: '通知とAI管理人' },
    { path: '#association', label: '管理組合' },
    { path: '#officers', label: '役員', words: ['役員の交代を入力する', '役員を替える'] },
    { path: '#dwellings', label: '住戸と組合員' },
    { path: '#contracts', label: '契約' },
    { path: '#caretaker-words', label: 'AI管理人の言い換え' },
    { path: '#subscription', label: 'プランと利用状況' },
    { path: '#reset', label: '最初の状態に戻す' },
  ],
};
