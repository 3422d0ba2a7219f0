const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** 03:00 in Japan. */
const nightlyMs = 18 * 60 * minuteMs;

export type MaintenanceOptions = {
  readonly checkpoint: () => Promise<void>;
  readonly vacuum: () => Promise<void>;
  readonly checkpointEveryMs: number;
  readonly now: () => number;
};

/**
 * PGlite runs neither a checkpointer nor autovacuum: without these the write-ahead log and dead
 * rows grow without end. Both run only when something was asked since the last time.
 */
export function startMaintenance({
  checkpoint,
  vacuum,
  checkpointEveryMs,
  now,
}: MaintenanceOptions) {
  const used = { sinceCheckpoint: false, sinceVacuum: false };
  let night: NodeJS.Timeout;

  function checkpointIfUsed(): void {
    if (!used.sinceCheckpoint) return;
    used.sinceCheckpoint = false;
    // A failure is told by the next statement; the timer simply tries again.
    checkpoint().catch(() => undefined);
  }

  function vacuumIfUsed(): void {
    if (!used.sinceVacuum) return;
    used.sinceVacuum = false;
    vacuum().catch(() => undefined);
  }

  function scheduleNight(): void {
    night = setTimeout(() => {
      vacuumIfUsed();
      scheduleNight();
    }, untilNight(now()));
    night.unref();
  }

  const checkpoints = setInterval(checkpointIfUsed, checkpointEveryMs);
  checkpoints.unref();
  // A computer that is switched off every evening never reaches three o'clock.
  const firstVacuum = setTimeout(vacuumIfUsed, 15 * minuteMs);
  firstVacuum.unref();
  scheduleNight();

  return {
    markUsed(): void {
      used.sinceCheckpoint = true;
      used.sinceVacuum = true;
    },
    stop(): void {
      clearInterval(checkpoints);
      clearTimeout(firstVacuum);
      clearTimeout(night);
    },
  };
}

export function untilNight(nowMs: number): number {
  const sinceMidnight = nowMs % dayMs;
  return ((nightlyMs - sinceMidnight + dayMs - 1) % dayMs) + 1;
}
