import { parentPort, workerData } from 'node:worker_threads';
import { ReadingFault } from './reading-fault.js';

/**
 * @typedef {import('./paper.ts').ReaderTask} ReaderTask
 * @typedef {import('./paper.ts').ReaderReply} ReaderReply
 */

/**
 * @param {ReaderTask} task
 * @returns {Promise<ReaderReply>}
 */
async function read({ kind, bytes, pdfFolder }) {
  if (kind === 'pdf') {
    const { readPdf } = await import('./read-pdf.js');
    return await readPdf(bytes, pdfFolder);
  }
  const { openOffice } = await import('./open-office.js');
  const office = openOffice(bytes);
  if (office.kind === 'docx') {
    const { readDocx } = await import('./read-docx.js');
    return await readDocx(office.parts);
  }
  if (office.kind === 'xlsx') {
    const { readXlsxSheets } = await import('./read-xlsx.js');
    return { kind: 'xlsx', sheets: await readXlsxSheets(office.parts) };
  }
  return { kind: 'other' };
}

/** @type {ReaderReply} */
let reply;
try {
  reply = await read(workerData);
} catch (error) {
  reply = { kind: 'failed', reason: error instanceof ReadingFault ? error.reason : 'broken' };
}
parentPort?.postMessage(reply);
