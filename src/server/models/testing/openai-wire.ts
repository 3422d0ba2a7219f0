import type { Wire } from './script.ts';

const head = { id: 'stub', created: 1_764_000_000, model: 'stub' };
const usage = { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 };

/** Chat Completions as events, transcription as JSON. */
export const openaiWire: Wire = {
  stream(script) {
    const chunk = (delta: unknown, finish: string | null = null) => ({
      ...head,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
    const middle =
      'call' in script
        ? [chunk({ tool_calls: [{ index: 0, ...toolCall(script.call, script.input) }] })]
        : script.say.map((content) => chunk({ content }));
    const events = [
      chunk({ role: 'assistant', content: '' }),
      ...middle,
      chunk({}, 'call' in script ? 'tool_calls' : 'stop'),
      { ...head, object: 'chat.completion.chunk', choices: [], usage },
    ];
    return [...events.map((event) => JSON.stringify(event)), '[DONE]']
      .map((data) => `data: ${data}\n\n`)
      .join('');
  },
  whole: (script) => ({
    text: 'say' in script ? script.say.join('') : '',
    language: 'japanese',
    duration: 2.5,
    segments: [],
  }),
};

function toolCall(name: string, input: unknown) {
  return { id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(input) } };
}
