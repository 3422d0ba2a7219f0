import type { z } from 'zod/mini';
import { type ObjectSchema, type Schema, type UploadEndpoint } from '#contract/endpoint.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { ApiError, sendInTurn } from './api.ts';

type Watch = {
  /** The share that has arrived, from 0 to 1; at 1 the server reads the file. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Sends a file with what is said about it. Only `XMLHttpRequest` tells how much has arrived. */
export function upload<Input extends ObjectSchema, Output extends Schema>(
  endpoint: UploadEndpoint<Input, Output>,
  input: z.input<Input>,
  file: File,
  watch: Watch,
): Promise<z.output<Output>> {
  const { method, url, body } = requestOf(endpoint, input);
  const form = new FormData();
  form.append('facts', body ?? '{}');
  form.append('file', file, file.name);
  return sendInTurn(async () => {
    watch.signal.throwIfAborted();
    return endpoint.output.parse(JSON.parse(await sendForm({ method, url, form }, watch)));
  });
}

type FormCall = { method: string; url: string; form: FormData };

function sendForm({ method, url, form }: FormCall, { onProgress, signal }: Watch): Promise<string> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  const answered = new Promise<string>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) resolve(responseText);
      else reject(new ApiError(status, statusText, responseText));
    });
    request.addEventListener('error', () => reject(new Error('no answer')));
    request.addEventListener('abort', () => reject(signal.reason));
  });
  signal.addEventListener('abort', abort);
  request.open(method, url);
  request.withCredentials = true;
  request.send(form);
  return answered.finally(() => signal.removeEventListener('abort', abort));
}
