import { expect, test } from 'vitest';
import { transcribe } from '#contract/caretaker.ts';
import { startServer } from '#server/testing/start-server.ts';

const server = await startServer();

test('a recording cannot become text without a provider, and says so', async () => {
  const sent = server.visit().call(transcribe, { mediaType: 'audio/webm', audio: 'AAAA' });
  await expect(sent).rejects.toMatchObject({
    status: 503,
    message: 'この環境では、録音した声を文字にできません。文字で入力してください。',
  });
});
