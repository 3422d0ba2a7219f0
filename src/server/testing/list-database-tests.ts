import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const helper = 'src/server/testing/start-server.ts';
const importOfHelper = /from '(\.\/|#server\/)((?:[^']+\/)?testing\/[^']+|start-server\.ts)'/g;

/**
 * The tests of the server that ask a database for something: they start the server, themselves or through a helper. The
 * tests of the storage itself meet both engines on their own.
 */
export function listDatabaseTests(): string[] {
  return readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.startsWith('db/'))
    .map((name) => join('src/server', name))
    .filter((file) => startsServer(file));
}

/**
 * Both engines read the same statements; what they do differently is to let several write at once, to keep tenants
 * apart, to copy and to notify. Such a test is named `.both.test.ts`.
 */
export function needsBothEngines(file: string): boolean {
  return file.endsWith('.both.test.ts');
}

function startsServer(file: string): boolean {
  const imports = [...readFileSync(file, 'utf8').matchAll(importOfHelper)];
  return imports.some(([, start = '', rest = '']) => {
    const imported = join(start === './' ? dirname(file) : 'src/server', rest);
    return imported === helper || startsServer(imported);
  });
}
