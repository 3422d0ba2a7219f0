import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMaintenance, untilNight } from '#server/db/embedded/maintenance.ts';

const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-04-01T00:00:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const checkpoint = vi.fn<() => Promise<void>>(async () => undefined);
  const vacuum = vi.fn<() => Promise<void>>(async () => undefined);
  const maintenance = startMaintenance({
    checkpoint,
    vacuum,
    checkpointEveryMs: 60_000,
    now: Date.now,
  });
  return { checkpoint, vacuum, maintenance };
}

describe('maintenance', () => {
  test('writes a checkpoint each minute in which something was asked', () => {
    const { checkpoint, maintenance } = start();
    vi.advanceTimersByTime(120_000);
    expect(checkpoint).not.toHaveBeenCalled();
    maintenance.markUsed();
    vi.advanceTimersByTime(180_000);
    expect(checkpoint).toHaveBeenCalledOnce();
    maintenance.stop();
  });

  test('cleans up a quarter of an hour after the start and at three in the morning', () => {
    const { vacuum, maintenance } = start();
    maintenance.markUsed();
    vi.advanceTimersByTime(15 * 60_000);
    expect(vacuum).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(24 * hourMs);
    expect(vacuum).toHaveBeenCalledOnce();
    maintenance.markUsed();
    vi.advanceTimersByTime(24 * hourMs);
    expect(vacuum).toHaveBeenCalledTimes(2);
    maintenance.stop();
    maintenance.markUsed();
    vi.advanceTimersByTime(48 * hourMs);
    expect(vacuum).toHaveBeenCalledTimes(2);
  });

  test('goes on after a failure', async () => {
    const { checkpoint, maintenance } = start();
    checkpoint.mockRejectedValueOnce(new Error('disk'));
    for (let minute = 0; minute < 2; minute += 1) {
      maintenance.markUsed();
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(checkpoint).toHaveBeenCalledTimes(2);
    maintenance.stop();
  });

  test('counts the time to three o’clock in Japan', () => {
    expect(untilNight(Date.parse('2026-04-01T00:00:00+09:00'))).toBe(3 * hourMs);
    expect(untilNight(Date.parse('2026-04-01T02:59:59+09:00'))).toBe(1_000);
    expect(untilNight(Date.parse('2026-04-01T03:00:00+09:00'))).toBe(24 * hourMs);
    expect(untilNight(Date.parse('2026-04-01T12:00:00+09:00'))).toBe(15 * hourMs);
  });
});
