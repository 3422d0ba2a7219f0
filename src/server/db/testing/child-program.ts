import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll } from 'vitest';

export type ChildProgram = {
  /** Every line it has said so far. */
  readonly lines: readonly string[];
  readonly pid: number;
  /** Resolves with its first line that fits; rejects when it ends before. */
  says(pattern: RegExp): Promise<string>;
  /** kill -9: no handler, no clean-up. Resolves when it is gone and its lines are read. */
  kill(): Promise<void>;
};

const running = new Set<ChildProcess>();

/** Starts a built program in a process of its own, which does not outlive the test file. */
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
    says(pattern) {
      const early = lines.find((line) => pattern.test(line));
      if (early !== undefined) return Promise.resolve(early);
      return new Promise((resolve, reject) => {
        reader.on('line', (line) => {
          if (pattern.test(line)) resolve(line);
        });
        void ended.then(() => reject(new Error(`It only said: ${lines.slice(-5).join(' | ')}`)));
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Call once per test file that starts programs. */
export function killProgramsAfterwards(): void {
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
  });
}
