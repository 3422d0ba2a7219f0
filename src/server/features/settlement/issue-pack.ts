import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import type { AuditReport } from '#domain/statements/audit/audit-report.ts';
import type { FileStore } from '#server/outside/file-store.ts';
import type { LoadedSettlement } from './load-settlement.ts';
import { packToPrint } from './print-settlement.ts';
import { renderPack } from './render-pack.ts';

const mostVersions = 60;

export type IssuedPack = {
  readonly yearId: string;
  readonly version: number;
  readonly digest: string;
  readonly basis: 'accrual' | 'cash';
  readonly sha256: string;
  readonly byteSize: number;
};

type Job = {
  readonly loaded: LoadedSettlement;
  readonly version: number;
  readonly madeOn: IsoDate;
  readonly approvedOn: IsoDate | null;
  readonly report: AuditReport | null;
};

export function nextVersion({ versions }: LoadedSettlement): { readonly version: number } {
  const version = (versions[0]?.version ?? 0) + 1;
  if (version > mostVersions) {
    throw new Refusal('conflict', `1つの年度の決算書は、${mostVersions}版まで作れます。`);
  }
  return { version };
}

/** Prints a version and keeps its bytes. One whose step is refused later is an orphan, and goes as one. */
export async function issuePack(files: FileStore, job: Job): Promise<IssuedPack> {
  const { loaded, version, madeOn, approvedOn, report } = job;
  const edition = `第${version}版`;
  const bytes = await renderPack(
    packToPrint(loaded, { edition, isDraft: approvedOn === null, madeOn, approvedOn, report }),
  );
  const { yearId, digest, books } = loaded;
  const sha256 = await files.put(bytes);
  const { basis } = books.paperSettings;
  return { yearId, version, digest, basis, sha256, byteSize: bytes.byteLength };
}
