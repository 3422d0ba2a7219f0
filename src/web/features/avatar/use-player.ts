import { type RefObject, useEffect, useState } from 'react';
import { currentTheme, subscribeTheme } from '#web/lib/theme.ts';
import type { AvatarPlayer } from './avatar-player.ts';
import type { screenFrames } from './frames.ts';
import { findGraphics, type Graphics, isOnBattery } from './graphics.ts';

/** How long the figure may be on its way. */
const patienceMs = 5_000;

export type LoadModel = (signal: AbortSignal) => Promise<ArrayBuffer>;
type Wish = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly loadModel: LoadModel;
  /** The reader prefers the drawn picture. */
  readonly isFlat: boolean;
  /** The model came, and could not be shown. */
  readonly onBroken: () => void;
};
type Result = { readonly loadModel: LoadModel; readonly player: AvatarPlayer | null };

/** The figure on its canvas, once it is there; everything is freed with the page. */
export function usePlayer({ canvas, loadModel, isFlat, onBroken }: Wish) {
  const [result, setResult] = useState<Result | null>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element || isFlat) return undefined;
    const leaving = new AbortController();
    const told = (player: AvatarPlayer | null) =>
      leaving.signal.aborted || setResult({ loadModel, player });
    // What is given up draws no more.
    const onLost = () => {
      told(null);
      leaving.abort();
    };
    begin({ element, loadModel, signal: leaving.signal, onLost }).then(told, (error: unknown) => {
      if (error instanceof BrokenModel && !leaving.signal.aborted) onBroken();
      told(null);
    });
    return () => {
      leaving.abort();
      setResult(null);
    };
  }, [canvas, loadModel, isFlat, onBroken]);

  const isOurs = result?.loadModel === loadModel;
  return {
    player: isOurs ? result.player : null,
    hasFailed: isOurs && result.player === null,
  };
}

class BrokenModel extends Error {}

type Stage = {
  readonly element: HTMLCanvasElement;
  readonly loadModel: LoadModel;
  readonly signal: AbortSignal;
  readonly onLost: () => void;
};

/** Null where there are no graphics to show it with. */
async function begin(stage: Stage): Promise<AvatarPlayer | null> {
  const graphics = findGraphics();
  if (graphics === 'none') return null;
  const { signal } = stage;
  const arrived = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  // The page works before any of this is here.
  const parts = await Promise.race([
    Promise.all([
      import('./avatar-player.ts'),
      import('./frames.ts'),
      stage.loadModel(arrived),
      isOnBattery(),
    ]),
    refusalOf(arrived),
  ]);
  signal.throwIfAborted();
  return play(stage, graphics, parts);
}

type Parts = readonly [
  { readonly AvatarPlayer: typeof AvatarPlayer },
  { readonly screenFrames: typeof screenFrames },
  ArrayBuffer,
  boolean,
];

async function play(
  { element, signal, onLost }: Stage,
  graphics: Graphics,
  [{ AvatarPlayer: Player }, { screenFrames: framesOf }, bytes, isFrugal]: Parts,
): Promise<AvatarPlayer> {
  const box = element.parentElement ?? element;
  const player = new Player({
    canvas: element,
    frames: framesOf(box),
    isLight: graphics === 'processor',
    isDark: currentTheme() === 'dark',
    isFrugal,
    onLost,
  });
  const sizing = new ResizeObserver(() => fit());
  const fit = () => player.resize(box.clientWidth, box.clientHeight, window.devicePixelRatio);
  const forgetTheme = subscribeTheme(() => player.light(currentTheme() === 'dark'));
  const leave = () => {
    sizing.disconnect();
    forgetTheme();
    player.dispose();
  };
  fit();
  try {
    await player.load(bytes);
  } catch (error) {
    leave();
    throw new BrokenModel('the model cannot be shown', { cause: error });
  }
  if (signal.aborted) leave();
  signal.throwIfAborted();
  signal.addEventListener('abort', leave, { once: true });
  sizing.observe(box);
  return player;
}

function refusalOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('too late')), { once: true });
  });
}
