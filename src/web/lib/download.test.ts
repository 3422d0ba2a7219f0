import { afterEach, expect, test, vi } from 'vitest';
import { printRepairPlan } from '#contract/repair-plan.ts';
import { noTrial } from '#domain/repair-plan/trial/trial.ts';
import { downloadFile } from './download.ts';
import { sendableTrial } from './plan-workbench/sendable-trial.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function download(headers: Record<string, string>, status = 200) {
  const body = status === 200 ? 'pdf' : '{"message":"だめです。"}';
  const fetched = vi.fn<(url: string) => Promise<Response>>(
    async () => new Response(body, { status, headers }),
  );
  vi.stubGlobal('fetch', fetched);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await downloadFile(printRepairPlan, { baseNumber: 2, trial: sendableTrial(noTrial), title: '' });
  return { saved, fetched };
}

test('a file is saved under the name of the server', async () => {
  const name = encodeURIComponent('長期修繕計画（案）.pdf');
  const { saved, fetched } = await download({
    'content-disposition': `attachment; filename="download.pdf"; filename*=UTF-8''${name}`,
  });
  expect(saved).toEqual(['長期修繕計画（案）.pdf']);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/associations/own/repair-plan/report');
});

test('without a name in Japanese the plain one is taken', async () => {
  const { saved } = await download({ 'content-disposition': 'attachment; filename="plan.pdf"' });
  expect(saved).toEqual(['plan.pdf']);
});

test('a refusal saves nothing', async () => {
  await expect(download({}, 400)).rejects.toMatchObject({ sentence: 'だめです。' });
});
