import type { Actions } from './action.ts';

const scenario = { kind: 'plan', at: '/demo/repair-fund-simulation' } as const;

/** 長期修繕計画 */
export const planActions = {
  'POST /repair-plan/versions': { ...scenario, words: '計画の新しい版を保存しました' },
  'POST /repair-plan/resolution': { ...scenario, words: '計画の総会での結果を記録しました' },
  'POST /repair-plan/versions/:number/restore': { ...scenario, words: '計画を前の版に戻しました' },
  'POST /repair-plan/scenarios': { ...scenario, words: '計画の案を残しました' },
  'PUT /repair-plan/scenarios/:scenarioId': { ...scenario, words: '計画の案を直しました' },
  'PUT /repair-plan/scenarios/:scenarioId/shared': {
    ...scenario,
    words: '計画の案を全員に見せるかを決めました',
    several: {
      by: 'isShared',
      words: {
        true: '計画の案を全員に見せることにしました',
        false: '計画の案を全員に見せるのをやめました',
      },
    },
  },
  'DELETE /repair-plan/scenarios/:scenarioId': { ...scenario, words: '計画の案を削除しました' },
  'PUT /repair-plan/certification': {
    ...scenario,
    words: '管理計画認定の答えを保存しました',
  },
} as const satisfies Actions;
