import { roleNames } from '#domain/access/role.ts';
import { doerOf, entryWords } from '#domain/activity/actions.ts';
import { subjectWords } from '#domain/activity/subject.ts';
import { csvOf } from '#domain/ledger/csv.ts';
import type { KeptLog, TextFile } from './export-facts.ts';

const headers = [
  '番号',
  '日時（UTC）',
  '立場',
  'したこと',
  '何の',
  '利用者の番号',
  '名簿の番号',
  '立場の符号',
  '操作',
  '操作の対象',
  '照合番号',
] as const;
const roles: Readonly<Record<string, string>> = roleNames;

/** The log in words, beside the very parts from which each digest was made. */
export function logFile({ entries }: KeptLog): TextFile {
  const rows = entries.map(({ number, at, userId, personId, role, action, subject, hash }) => [
    number,
    at,
    doerOf({ action, position: roles[role] ?? '', name: '' }),
    entryWords({ action, subject }),
    subjectWords(subject),
    userId ?? '',
    personId ?? '',
    role,
    action,
    subject,
    hash,
  ]);
  return { path: '記録/操作の記録.csv', text: csvOf([headers, ...rows]) };
}
