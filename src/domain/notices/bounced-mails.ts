const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ours = new RegExp(`^(?:message-id|in-reply-to|references):\\s*<(${uuid})@`, 'gim');

/**
 * 戻ってきたメール: the ids of our mails that a server took first and gave back for good, as RFC 3464 writes it. A word
 * about a delay (4.x.x) is no end, an answer of a person none either. One file may hold many mails (mbox).
 */
export function bouncedIds(text: string): readonly string[] {
  const mails = text.replaceAll('\r\n', '\n').split(/^From .*\n/m);
  return [...new Set(mails.filter(isFailure).flatMap(idsIn))];
}

function isFailure(mail: string): boolean {
  return (
    /report-type="?delivery-status\b/i.test(mail) &&
    /^action:\s*failed\b/im.test(mail) &&
    /^status:\s*5\.\d+\.\d+/im.test(mail)
  );
}

function idsIn(mail: string): readonly string[] {
  return [...mail.matchAll(ours)].map(([, id = '']) => id.toLowerCase());
}
