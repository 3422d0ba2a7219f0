import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** Message-ID: the same when a mail comes again. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
};

/** A mail server that remembers what it was given, in the order in which it came. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => done(await keep(stream)),
  });
  // What came whole is kept; whoever is killed while it sends has sent nothing.
  async function keep(stream: AsyncIterable<Buffer>): Promise<Error | undefined> {
    try {
      mails.push(await receive(stream));
    } catch {
      return new Error('cut off');
    }
  }
  // A process that is killed cuts its connection: that is what is tried here.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

async function receive(stream: AsyncIterable<Buffer>): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { messageId = '', to, text = '' } = await PostalMime.parse(Buffer.concat(chunks));
  return { id: messageId.replace(/^<|@.*$/g, ''), to: to?.[0]?.address ?? '', text };
}
