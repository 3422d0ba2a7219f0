/** The engine's thread with something added, for `openEmbedded(…, { workerUrl })`. */
export const brokenDiskWorker = new URL('./broken-disk-worker.js', import.meta.url);
export const recordingWorker = new URL('./recording-worker.js', import.meta.url);
