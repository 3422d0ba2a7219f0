import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Where the mail server of `start-product.ts` keeps what the product sent. */
export const mailFolder = '.cache/e2e-mails';

export async function readMailsTo(address: string): Promise<Email[]> {
  const files = readdirSync(mailFolder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(join(mailFolder, name)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}
