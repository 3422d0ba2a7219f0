import { parentPort, workerData } from 'node:worker_threads';
import { markdownTree } from './markdown-tree.js';

parentPort?.postMessage({ kind: 'tree', tree: markdownTree(workerData) });
