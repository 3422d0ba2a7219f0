import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { FileStore } from './file-store.ts';
import { createDiskFileStore } from './file-store-disk.ts';
import { createS3FileStore } from './file-store-s3.ts';

/** The bucket of the configuration, else the folder `files` beside the database. */
export function createConfiguredFileStore({
  dataDir,
  filesS3,
}: Pick<Config, 'dataDir' | 'filesS3'>): FileStore {
  return filesS3 ? createS3FileStore(filesS3) : createDiskFileStore(join(dataDir, 'files'));
}
