import { onTestFinished, vi } from 'vitest';

/** One request that carries a file, in the hands of the test. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  method = '';
  url = '';
  form = new FormData();
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;

  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }

  send(form: FormData): void {
    this.form = form;
  }

  facts(): unknown {
    const facts = this.form.get('facts');
    return typeof facts === 'string' ? JSON.parse(facts) : null;
  }

  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  arrive(share: number): void {
    const progress = Object.assign(new Event('progress'), { loaded: share * 100, total: 100 });
    this.upload.dispatchEvent(progress);
    if (share === 1) this.upload.dispatchEvent(new Event('load'));
  }

  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }

  break(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** What the page uploads, in order. The writes of the next test wait for every upload before them. */
export function stubUploads(): readonly Upload[] {
  const uploads: Upload[] = [];
  onTestFinished(() => {
    for (const upload of uploads) upload.break();
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends Upload {
      constructor() {
        super();
        uploads.push(this);
      }
    },
  );
  return uploads;
}
