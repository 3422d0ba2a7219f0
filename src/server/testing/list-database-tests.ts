import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const helper = 'src/server/testing/start-server.ts';
const importOfHelper = /from '(\.\/|#server\/)((?:[^']+\/)?testing\/[^']+|start-server\.ts)'/g;

/**
 * The tests of the server that ask a database for something: they start the server, themselves or through a helper.
 * What is named `.once.test.ts` needs one, but tests what stands before or after it, and would only repeat itself.
 */
export function listDatabaseTests(): string[] {
  return readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.once.test.ts'))
    .map((name) => join('src/server', name))
    .filter((file) => startsServer(file));
}

function startsServer(file: string): boolean {
  const imports = [...readFileSync(file, 'utf8').matchAll(importOfHelper)];
  return imports.some(([, start = '', rest = '']) => {
    const imported = join(start === './' ? dirname(file) : 'src/server', rest);
    return imported === helper || startsServer(imported);
  });
}
