import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const stepSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('name'), path: z.string(), file: z.number() }),
  z.object({ step: z.literal('folder'), path: z.string() }),
  z.object({ step: z.literal('rename'), path: z.string(), to: z.string() }),
  z.object({ step: z.literal('remove'), path: z.string() }),
  z.object({ step: z.literal('size'), file: z.number(), length: z.number() }),
  z.object({
    step: z.literal('write'),
    file: z.number(),
    position: z.number(),
    from: z.number(),
    length: z.number(),
  }),
  z.object({ step: z.literal('sync'), file: z.union([z.number(), z.string()]) }),
]);

type Step = z.infer<typeof stepSchema>;

/** What the disk kept of a step that no fsync had forced down before the power went. */
export type Luck = () => boolean;

export type Recording = {
  readonly steps: readonly (Step & { readonly endsAt: number })[];
  readonly bytes: Buffer;
};

/** Everything the recording worker did to its folder. The folder must have been new. */
export function readRecording(beside: string): Recording {
  let endsAt = 0;
  const lines = readFileSync(join(beside, 'journal'), 'utf8').split('\n').slice(0, -1);
  const steps = lines.map((line) => {
    endsAt += Buffer.byteLength(line) + 1;
    return { ...stepSchema.parse(JSON.parse(line)), endsAt };
  });
  return { steps, bytes: readFileSync(join(beside, 'journal.bytes')) };
}

/** How far the recording has come: a moment at which the power may go. */
export function recordedUntil(beside: string): number {
  return statSync(join(beside, 'journal')).size;
}

/**
 * Writes into `target` what a disk holds when the power goes at that moment: all that was forced
 * down by an fsync, and of the rest whatever luck left.
 */
export function afterPowerLoss(
  { steps, bytes }: Recording,
  moment: { readonly dataDir: string; readonly at: number; readonly luck: Luck },
  target: string,
): void {
  const disk = new Disk(bytes);
  const done = steps.filter(({ endsAt }) => endsAt <= moment.at);
  for (const step of survivors(done, moment.luck)) disk.apply(step);
  disk.writeTo((path) => join(target, path.slice(moment.dataDir.length)));
}

/** Read backwards: a step is on the disk when an fsync that covers it comes after it. */
function survivors(steps: readonly Step[], luck: Luck): Step[] {
  const synced = new Set<number | string>();
  const kept = steps.toReversed().filter((step) => {
    if (step.step === 'sync') {
      synced.add(step.file);
      return false;
    }
    return isForced(step, synced) || luck();
  });
  return kept.toReversed();
}

/** A name is forced down with its folder; that of a new file also with the file, as Linux does. */
function isForced(
  step: Exclude<Step, { step: 'sync' }>,
  synced: ReadonlySet<number | string>,
): boolean {
  if (step.step === 'write' || step.step === 'size') return synced.has(step.file);
  if (step.step === 'name' && synced.has(step.file)) return true;
  return synced.has(dirname(step.path));
}

/** Names and contents are apart: bytes of a file whose name was lost are nowhere to be found. */
class Disk {
  readonly #bytes: Buffer;
  readonly #folders = new Set<string>();
  readonly #names = new Map<string, number>();
  readonly #contents = new Map<number, Buffer>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  apply(step: Step): void {
    if (step.step === 'folder') this.#folders.add(step.path);
    if (step.step === 'name') this.#names.set(step.path, step.file);
    if (step.step === 'size') this.#resize(step.file, step.length);
    if (step.step === 'write') {
      const end = step.position + step.length;
      if (end > this.#contentOf(step.file).length) this.#resize(step.file, end);
      this.#bytes.copy(
        this.#contentOf(step.file),
        step.position,
        step.from,
        step.from + step.length,
      );
    }
    if (step.step === 'rename' || step.step === 'remove') {
      const file = this.#names.get(step.path);
      this.#names.delete(step.path);
      this.#folders.delete(step.path);
      if (step.step === 'rename' && file !== undefined) this.#names.set(step.to, file);
    }
  }

  writeTo(place: (path: string) => string): void {
    for (const folder of this.#folders) mkdirSync(place(folder), { recursive: true, mode: 0o700 });
    for (const [path, file] of this.#names) {
      const target = place(path);
      if (existsSync(dirname(target))) writeFileSync(target, this.#contentOf(file));
    }
  }

  #contentOf(file: number): Buffer {
    return this.#contents.get(file) ?? Buffer.alloc(0);
  }

  #resize(file: number, length: number): void {
    const resized = Buffer.alloc(length);
    this.#contentOf(file).copy(resized);
    this.#contents.set(file, resized);
  }
}
