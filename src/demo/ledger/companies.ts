import { demoId } from '#demo/demo-id.ts';
import type { CounterpartyRow } from './row-types.ts';

/** 取引先 */
const names = {
  management: '株式会社みどり管財',
  elevator: 'あさひ昇降機メンテナンス株式会社',
  parking: '関東パーキングメンテ株式会社',
  fire: '湘南防災設備株式会社',
  water: '多摩川水道設備株式会社',
  garden: 'みどり坂造園',
  insurance: 'ひかり損害保険株式会社',
  architects: '一級建築士事務所 澄川設計室',
  power: 'すみかわ電力',
  waterworks: '澄川市水道局',
  internet: '澄川ひかりネット株式会社',
  city: '澄川市',
  town: 'みどり坂町会',
  phone: 'すみかわ通信株式会社',
  stationer: 'みどり坂文具',
  printer: '澄川印刷株式会社',
} as const;

export type Company = keyof typeof names;

const publicBodies: readonly string[] = ['waterworks', 'city'];
/** Those that draw what they are owed (口座振替), as their bills say. */
const drawing: readonly string[] = ['power', 'waterworks', 'phone'];

export function counterpartyId(key: string): string {
  return demoId('counterparty', key);
}

export function companyName(key: Company): string {
  return names[key];
}

/** 登録番号, made up: T and 13 digits. */
export function registrationOf(key: Company): string {
  const place = Object.keys(names).indexOf(key) + 1;
  return `T99990100${String(place * 137).padStart(5, '0')}`;
}

export function seedCounterparties(): readonly CounterpartyRow[] {
  return Object.entries(names).map(([key, name]) => ({
    id: counterpartyId(key),
    name,
    kind: publicBodies.includes(key) ? 'public' : 'company',
    invoice_number: registrationOf(key as Company),
    is_debited: drawing.includes(key),
  }));
}
