import { createTransport } from 'nodemailer';

export type Mail = {
  /** Stays the same when a mail is sent again, so that mail programs show it once. */
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
};

export type Attachment = { readonly name: string; readonly bytes: Uint8Array };

export type Mailer = {
  send(mail: Mail, attachment?: Attachment): Promise<void>;
  close(): void;
};

/** Sends through the SMTP server of `SMTP_URL`. */
export function createSmtpMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send({ id, recipient, replyTo, subject, body }, attachment) {
      await transport.sendMail({
        messageId: `<${id}@${from.split('@')[1]}>`,
        from: { name: 'スミワ', address: from },
        // As objects, addresses are not parsed: a comma in one cannot add a recipient.
        to: { name: '', address: recipient },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text: body,
        ...(attachment
          ? { attachments: [{ filename: attachment.name, content: Buffer.from(attachment.bytes) }] }
          : {}),
      });
    },
    close: () => transport.close(),
  };
}
