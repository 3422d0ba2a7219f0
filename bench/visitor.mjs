/** One browser at the built product: keeps its cookie and comes from its own address. */
export function createVisitor(address) {
  let cookie = '';
  async function request(path, init) {
    const response = await fetch(`${address}${path}`, {
      ...init,
      headers: { ...init.headers, cookie, 'x-forwarded-for': '192.0.2.7' },
    });
    const set = response.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0];
    if (!response.ok)
      throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return response;
  }
  const json = { 'content-type': 'application/json' };
  const send = async (method, path, body) =>
    (await request(path, { method, headers: json, body: JSON.stringify(body) })).json();
  const read = async (path) => (await request(path, {})).json();
  const upload = async (path, body) => (await request(path, { method: 'POST', body })).json();
  async function ask(conversationId, message) {
    const started = performance.now();
    const response = await request('/api/chat', {
      method: 'POST',
      headers: { ...json, accept: 'text/event-stream' },
      body: JSON.stringify({ conversationId, message, language: 'ja' }),
    });
    let text = '';
    let firstMs;
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true });
      if (firstMs === undefined && /"type":"(text|message)"/.test(text)) {
        firstMs = performance.now() - started;
      }
    }
    const last = text
      .trim()
      .split(/\n/)
      .filter((line) => line.startsWith('data:'))
      .at(-1);
    const { message: answer } = JSON.parse(last.slice(5));
    return { firstMs, wholeMs: performance.now() - started, answer };
  }
  return { read, send, upload, ask };
}
