import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrateLanding } from './hydrate-landing.tsx';
import { renderHead, renderLanding } from './prerender.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the prerendered page', () => {
  it.each([
    '30年先まで見える、',
    '2025年第3四半期',
    'くわしいことは、だれに聞けばよいのですか',
    '修繕の健康度',
    '30年シミュレーション',
    '収支報告書',
    '200,000円〜',
    '組合名',
    '会社情報',
  ])('can be read without JavaScript: %s', (text) => {
    expect(renderLanding()).toContain(text);
  });

  it('becomes alive without a difference and keeps what was typed', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = document.createElement('div');
    root.innerHTML = renderLanding();
    document.body.append(root);
    const name = root.querySelector('input[name="name"]');
    if (name instanceof HTMLInputElement) name.value = '佐藤 花子';
    const leave = await hydrateLanding(root);
    expect(complaints).not.toHaveBeenCalled();
    expect(root.querySelector('input[name="name"]')).toHaveProperty('value', '佐藤 花子');
    // Work that waits would otherwise find no window once the file has ended.
    leave();
  });
});

describe('the head', () => {
  it('has title, description, link preview and icons, with the address of the server to come', () => {
    const head = renderHead();
    expect(head).toContain('<title>スミワ（Sumiwa）');
    expect(head).toContain('<meta name="description"');
    expect(head).toContain('property="og:image" content="__APP_URL__/og.png"');
    expect(head).toContain('property="og:url" content="__APP_URL__/"');
    expect(head).toContain('rel="canonical" href="__APP_URL__/"');
    expect(head).toContain('href="/favicon.svg"');
    expect(head).toContain('/fonts/landing-700.woff2');
  });
});
