import { LawProblem } from './law.ts';

export const largestBytes = 30 * 1024 * 1024;
const downloadMs = 60_000;
const egovAddress = 'https://laws.e-gov.go.jp';

/** The bytes of a file or an answer as the XML in it: XML itself, or base64 inside the API's JSON. */
export function xmlIn(bytes: Uint8Array): string {
  if (bytes.byteLength > largestBytes) {
    throw new LawProblem('ファイルが大きすぎます（30MBまで読み込めます）。');
  }
  const text = new TextDecoder().decode(bytes);
  return /^\s*\{/.test(text) ? xmlInJson(text) : text;
}

function xmlInJson(text: string): string {
  const { law_full_text: full, law_info: info, revision_info: revision } = parsedJson(text);
  if (typeof full !== 'string') {
    throw new LawProblem(
      'このJSONには法令XMLがありません。law_full_text_format=xml で取得したものをお使いください。',
    );
  }
  const xml = Buffer.from(full, 'base64').toString('utf8');
  const facts = (['law_id', 'law_revision_id', 'amendment_enforcement_date'] as const)
    .map((name) => [name, { ...asRecord(info), ...asRecord(revision) }[name]] as const)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`);
  return `<law_data_response>${facts.join('')}${xml.replace(/^\s*<\?xml[^>]*\?>/, '')}</law_data_response>`;
}

function parsedJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    throw new LawProblem(
      'JSONとして読めませんでした。ファイルが途中で切れていないか、ご確認ください。',
    );
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return { ...(value as Record<string, unknown> | null) };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The law as e-Gov publishes it today. `address` is another server's in tests. */
export async function downloadLaw(lawId: string, address = egovAddress): Promise<Uint8Array> {
  const url = `${address.replace(/\/+$/, '')}/api/2/law_data/${encodeURIComponent(lawId)}?response_format=xml&law_full_text_format=xml`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadMs) });
    if (response.status === 404) {
      throw new LawProblem(`e-Gov に法令ID ${lawId} の法令がありません。`);
    }
    if (!response.ok) throw new Error(String(response.status));
    return await readUpTo(response, largestBytes);
  } catch (error) {
    if (error instanceof LawProblem) throw error;
    throw new LawProblem(
      'e-Gov 法令検索から取得できませんでした。しばらくしてからやり直すか、XMLファイルを保存して、その場所を指定してください。',
    );
  }
}

async function readUpTo(response: Response, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let byteCount = 0;
  for await (const piece of response.body ?? []) {
    byteCount += piece.byteLength;
    if (byteCount > limit) throw new LawProblem('取得した法令が大きすぎます（30MBまで）。');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
