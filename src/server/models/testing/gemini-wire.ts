import type { Call, Wire } from './script.ts';

const usageMetadata = {
  promptTokenCount: 1_000,
  candidatesTokenCount: 100,
  totalTokenCount: 1_100,
};

/** `streamGenerateContent` as events, `generateContent` as JSON. */
export const geminiWire: Wire = {
  stream(script) {
    const pieces = 'call' in script ? [callPart(script)] : script.say.map((text) => ({ text }));
    const events = [...pieces.map((part) => answer([part])), answer([{ text: '' }], 'STOP')];
    return events.map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join('');
  },
  whole: (script) =>
    answer('call' in script ? [callPart(script)] : [{ text: script.say.join('') }], 'STOP'),
};

function callPart({ call, input }: Call) {
  return { functionCall: { name: call, args: input } };
}

function answer(parts: readonly unknown[], finishReason?: string) {
  return {
    candidates: [
      { index: 0, content: { role: 'model', parts }, ...(finishReason && { finishReason }) },
    ],
    usageMetadata,
    modelVersion: 'stub',
  };
}
