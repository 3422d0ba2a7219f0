const allowedProtocols = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'];

/** The address of a Markdown link or image as it may reach the page: '' unless its protocol is allowed. */
export function safeAddress(address: string): string {
  const protocol = /^([^/?#:]*):/.exec(address)?.[1];
  if (protocol === undefined) return address;
  return allowedProtocols.includes(protocol.toLowerCase()) ? address : '';
}
