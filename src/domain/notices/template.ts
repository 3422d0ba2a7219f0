import type { Group, ParkingKind } from './audience.ts';
import type { Urgency } from './quiet-hours.ts';

type FieldKind = 'day' | 'time' | 'line' | 'text';

export type TemplateField = {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly isOptional?: true;
  /** Stands in the field from the beginning, to be changed. */
  readonly usual?: string;
};

export type NoticeTemplate = {
  readonly name: string;
  readonly urgency: Urgency;
  readonly groups: readonly Group[];
  /** Else the whole building. */
  readonly parking?: ParkingKind;
  /** It is about somebody's conduct: no dwelling and no name may be in it. */
  readonly namesNobody?: true;
  readonly fields: readonly TemplateField[];
  /** `{key}` is what a field says; a line whose field is empty is left out. */
  readonly title: string;
  readonly lines: readonly string[];
};

export const day: TemplateField = { key: 'day', label: '日', kind: 'day' };
export const from: TemplateField = { key: 'from', label: '始まる時刻', kind: 'time' };
export const until: TemplateField = { key: 'until', label: '終わる時刻', kind: 'time' };
export const contact: TemplateField = {
  key: 'contact',
  label: '連絡先',
  kind: 'line',
  usual: '管理員室',
};
export const where: TemplateField = { key: 'where', label: '場所', kind: 'line' };
export const remark: TemplateField = {
  key: 'remark',
  label: 'そのほかに伝えること',
  kind: 'text',
  isOptional: true,
};

export const whenLine = '日時：{day} {from}から{until}まで';
export const contactLine = '連絡先：{contact}';

/** 緊急: what, since when, until when, what to do, whom to call, the next word, in this order. */
export const emergencyFields: readonly TemplateField[] = [
  { key: 'since', label: 'いつから', kind: 'line', usual: 'ただいま' },
  { key: 'expected', label: 'いつまで', kind: 'line', usual: 'まだ分かっていません' },
];
export const emergencyEnd: readonly TemplateField[] = [
  contact,
  { key: 'next', label: '次のお知らせの時刻', kind: 'line', usual: '分かりしだい' },
];
export const emergencyHead = ['いつから：{since}', 'いつまで：{expected}'];
export const emergencyFoot = [contactLine, '次のお知らせ：{next}'];
