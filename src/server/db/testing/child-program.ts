import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type ChildProgram = {
  /** Every line it has said so far. */
  readonly lines: readonly string[];
  readonly pid: number;
  /** Resolves with its first line that fits, or the nth; rejects when it ends before. */
  says(pattern: RegExp, nth?: number): Promise<string>;
  /** kill -9: no handler, no clean-up. Resolves when it is gone and its lines are read. */
  kill(): Promise<void>;
  /** Resolves when it has ended by itself and its lines are read. */
  ended(): Promise<void>;
};

const running = new Set<ChildProcess>();

/** Starts a built program in a process of its own; `killPrograms` ends those that are left. */
export function startProgram(file: string, args: readonly string[]): ChildProgram {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  reader.on('line', (line) => lines.push(line));
  void ended.then(() => running.delete(child));
  return {
    lines,
    pid: child.pid ?? 0,
    says(pattern, nth = 1) {
      const find = () => lines.filter((line) => pattern.test(line))[nth - 1];
      const early = find();
      if (early !== undefined) return Promise.resolve(early);
      return new Promise((resolve, reject) => {
        reader.on('line', () => {
          const found = find();
          if (found !== undefined) resolve(found);
        });
        void ended.then(() => reject(new Error(`It only said: ${lines.slice(-5).join(' | ')}`)));
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended: () => ended,
  };
}

export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}
