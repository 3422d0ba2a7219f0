import type { Screen } from './screen.ts';

/** Beside meetings and notices, each for those who have to do with it. */
export const meetingScreens: readonly Screen[] = [
  {
    path: '/demo/ballot',
    label: '総会の投票',
    words: ['電子投票', '議決権', '投票する'],
    needs: 'vote.cast',
  },
  {
    path: '/demo/votes',
    label: '議決権の受付と集計',
    words: ['投票', '委任状', '議決権行使書', '総会の当日'],
    needs: 'vote.enter',
  },
  {
    path: '/demo/meetings?view=prepare',
    label: '総会の準備',
    words: ['議案書', '招集', '総会の日程', '総会の日を決める'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=prepare&part=agenda',
    label: '総会の議案',
    words: ['議案書', '議案を書く', '新旧対照表を作る'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=prepare&part=convocation',
    label: '総会の招集',
    words: ['招集通知', '発送'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=board&part=call',
    label: '理事会の招集',
    words: ['招集通知'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=board&part=evening',
    label: '理事会の当日の記録',
    words: ['出席', '宿題'],
    needs: 'minutes.write',
  },
  {
    path: '/demo/meetings?view=board&part=minutes',
    label: '理事会の議事録を作る',
    words: ['議事録を書く', '署名'],
    needs: 'minutes.write',
  },
  {
    path: '/demo/meetings?view=board&part=circulation',
    label: '理事会の書面での承認',
    words: ['持ち回り', '書面決議'],
    needs: 'preparation.read',
  },
  {
    path: '/demo/meetings?view=board',
    label: '理事会の議題と招集',
    words: ['理事会', '予定', '議題を書く', '議題を追加する', '理事会の日を決める'],
    needs: 'preparation.read',
  },
  { path: '/demo/votes?view=roll', label: '議決権の名簿と回答', needs: 'vote.enter' },
  {
    path: '/demo/votes?view=slips',
    label: '議決権行使書の用紙を入れる',
    words: ['委任状'],
    needs: 'vote.enter',
  },
  { path: '/demo/votes?view=door', label: '総会の受付', words: ['出席'], needs: 'vote.enter' },
  {
    path: '/demo/votes?view=items',
    label: '議案の状況',
    words: ['賛否', '集計', '採決'],
    needs: 'vote.enter',
  },
  {
    path: '/demo/votes?view=wall',
    label: '議場の画面',
    words: ['投影', '大きな画面'],
    needs: 'vote.enter',
  },
  {
    path: '/demo/minutes',
    label: '総会の議事録',
    words: ['議事録', '署名'],
    needs: 'minutes.write',
  },
];

/** What is done beside the notices that came. */
export const noticeScreens: readonly Screen[] = [
  {
    path: '/demo/notices?write=new',
    label: 'お知らせを書く',
    words: ['お知らせを出す', 'お知らせを作る', '掲示を作る', '案内を書く'],
    needs: 'notice.write',
  },
];
