// `npm start`, and with arguments the other commands of the server: outbox, backup FILE, restore FILE.
// Plain JavaScript without packages: on a fresh clone it runs before anything is installed.
import { buildIfStale, installIfMissing, requireNode } from './prepare.mjs';

requireNode();
installIfMissing();
buildIfStale();
await import('../dist/server/main.js');
