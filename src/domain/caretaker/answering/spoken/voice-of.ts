import type { ExpertMode } from '#domain/caretaker/evidence/evidence.ts';

/** 回答の立場: what is said around the quotes, never in them. */
export type Voice = { readonly opening: string; readonly closing: string };

const voices = {
  management: { opening: '', closing: '' },
  legal: {
    opening: '法律と規約の面から、お答えします。',
    closing: '一般的な定めのご案内です。個別の争いについては、弁護士にご相談ください。',
  },
  construction: {
    opening: '建物と設備の面から、お答えします。',
    closing: '工事や修理の最終的な判断は、専門業者の調査によってください。',
  },
  finance: {
    opening: 'お金の面から、お答えします。',
    closing: '正確な金額は、決算書と通帳の写しでご確認ください。',
  },
} as const satisfies Record<ExpertMode, Voice>;

export const voiceOf = (mode: ExpertMode): Voice => voices[mode];
