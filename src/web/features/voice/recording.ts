export const longestSeconds = 60;

const tickMs = 100;
const mediaTypes = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export type Recording = { readonly stop: () => void; readonly cancel: () => void };

type Recorder = {
  /** How loud it is, 0 to 1, and how many seconds are left. */
  readonly onTick: (level: number, secondsLeft: number) => void;
  readonly onRecorded: (audio: Blob) => void;
};

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator;
}

/** Records from the microphone until it is stopped, at most a minute. The microphone is always let go. */
export async function record({ onTick, onRecorded }: Recorder): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = mediaTypes.find((it) => MediaRecorder.isTypeSupported(it));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const meter = meterOf(stream);
  const pieces: Blob[] = [];
  const startedAt = performance.now();

  const ticking = setInterval(() => {
    const secondsLeft = longestSeconds - (performance.now() - startedAt) / 1_000;
    onTick(meter.level(), Math.max(0, Math.ceil(secondsLeft)));
    if (secondsLeft <= 0) stop();
  }, tickMs);

  function stop(): void {
    if (recorder.state !== 'inactive') recorder.stop();
  }

  function letGo(): void {
    clearInterval(ticking);
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  }

  recorder.ondataavailable = ({ data }) => pieces.push(data);
  recorder.onstop = () => {
    letGo();
    onRecorded(new Blob(pieces, { type: recorder.mimeType }));
  };
  recorder.start();
  return {
    stop,
    cancel: () => {
      recorder.onstop = letGo;
      stop();
    },
  };
}

function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  const samples = new Float32Array(analyser.fftSize);
  context.createMediaStreamSource(stream).connect(analyser);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, it) => sum + it * it, 0) / samples.length;
      // Speech is about a fifth of full scale: the bar should move all the same.
      return Math.min(1, Math.sqrt(power) * 5);
    },
    close: () => void context.close(),
  };
}

/** The audio as `transcribe` takes it. */
export async function base64Of(audio: Blob): Promise<string> {
  const bytes = new Uint8Array(await audio.arrayBuffer());
  const step = 0x80_00;
  let binary = '';
  for (let from = 0; from < bytes.length; from += step) {
    binary += String.fromCharCode(...bytes.subarray(from, from + step));
  }
  return btoa(binary);
}
