import { unzipSync } from 'fflate';
import { ReadingFault } from './reading-fault.js';

const limits = { entries: 5_000, bytes: 100 * 1024 * 1024, ratio: 200, smallBytes: 1_000_000 };

/** Pictures and the like carry no text. */
const wanted = /\.(xml|rels)$/i;

/** @typedef {Record<string, Uint8Array>} Parts */

/**
 * The parts of a Word or Excel file that hold text. What the table of contents declares bounds what is
 * unpacked, so a part that lies about its size ends short.
 * @param {Uint8Array} bytes
 * @returns {{ kind: 'docx' | 'xlsx', parts: Parts } | { kind: 'other' }}
 */
export function openOffice(bytes) {
  let kind = /** @type {'docx' | 'xlsx' | 'other'} */ ('other');
  let entries = 0;
  let total = 0;
  unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      entries += 1;
      if (name === 'word/document.xml') kind = 'docx';
      if (name === 'xl/workbook.xml') kind = 'xlsx';
      if (wanted.test(name)) total += originalSize;
      if (entries > limits.entries || total > limits.bytes || isBomb(size, originalSize)) {
        throw new ReadingFault('too-large');
      }
      return false;
    },
  });
  if (kind === 'other') return { kind };
  return { kind, parts: unzipSync(bytes, { filter: ({ name }) => wanted.test(name) }) };
}

/**
 * @param {number} packed
 * @param {number} size
 */
function isBomb(packed, size) {
  return size > limits.smallBytes && size / Math.max(1, packed) > limits.ratio;
}
