import type { z } from 'zod/mini';
import type { ObjectSchema, Schema, UploadEndpoint } from '#contract/endpoint.ts';
import { Refusal } from '#domain/refusal.ts';
import { cleanFileName } from './clean-file-name.ts';
import { checkInput, parseObject, readBytes } from './read-input.ts';

export type UploadedFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As the sender called it, without folders and characters that show nothing. */
  readonly fileName: string;
};

/** The facts, and the lines around the parts. */
const besideTheFileBytes = 64 * 1024;

/** A form of exactly two parts: `facts` as JSON, and `file`. */
export async function readUpload<Input extends ObjectSchema>(
  request: Request,
  { input, largestFileBytes }: UploadEndpoint<Input, Schema>,
): Promise<{ input: z.output<Input>; file: UploadedFile }> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Refusal('wrong_content_type');
  const tooLarge = refusalOfSize(largestFileBytes);
  const body = await readBytes(request, largestFileBytes + besideTheFileBytes, tooLarge);
  const form = await parseForm(body, contentType);
  const facts = form.get('facts');
  const file = form.get('file');
  if ([...form.keys()].length !== 2 || typeof facts !== 'string' || !(file instanceof File)) {
    throw new Refusal('broken_json');
  }
  if (file.size > largestFileBytes) throw tooLarge;
  if (file.size === 0) {
    throw new Refusal('invalid_input', 'ファイルが空です。中身のあるファイルを選んでください。');
  }
  return {
    input: checkInput(input, parseObject(facts)),
    file: {
      bytes: new Uint8Array(await file.arrayBuffer()),
      fileName: cleanFileName(file.name),
    },
  };
}

async function parseForm(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('broken_json');
  }
}

function refusalOfSize(largestBytes: number): Refusal {
  const megabytes = Math.floor(largestBytes / 1024 / 1024);
  return new Refusal(
    'too_large',
    `ファイルが${megabytes}MBを超えています。${megabytes}MB以下に分けるか、軽くして保存し直してください。`,
  );
}
