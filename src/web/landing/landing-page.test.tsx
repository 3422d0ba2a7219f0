import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LandingPage } from './landing-page.tsx';
import { siteConfig } from './site-config.ts';

afterEach(cleanup);

function region(name: string) {
  return within(screen.getByRole('region', { name }));
}

/** The items of the first list of a section. */
function itemsOf(id: string): Element[] {
  return [...(document.querySelector(`#${id} ul`)?.children ?? [])];
}

describe('the landing page', () => {
  it('has its sections in the order of the specification', () => {
    render(<LandingPage demoIsOpen={false} />);
    const ids = [...document.querySelectorAll('main > section')].map((element) => element.id);
    expect(ids).toEqual([
      '',
      'demo-section',
      'problems',
      'solutions',
      'features',
      'pricing',
      'contact',
    ]);
    expect(document.querySelector('main + footer')).not.toBeNull();
  });

  it('leads from the header to every section', () => {
    render(<LandingPage demoIsOpen={false} />);
    const [wide] = screen.getAllByRole('navigation', { name: 'ページ内の案内' });
    const links = [...(wide?.querySelectorAll('a') ?? [])].map((element) =>
      element.getAttribute('href'),
    );
    expect(links).toEqual(['#problems', '#solutions', '#features', '#pricing', '#contact']);
    for (const link of links) expect(document.querySelector(String(link))).not.toBeNull();
  });

  it('names three problems, four solutions, three features and three plans', () => {
    render(<LandingPage demoIsOpen={false} />);
    expect(itemsOf('problems')).toHaveLength(3);
    expect(itemsOf('solutions')).toHaveLength(4);
    expect(itemsOf('features')).toHaveLength(3);
    expect(itemsOf('pricing')).toHaveLength(3);
    const words = region('スミワの答えは、四つです')
      .getAllByRole('heading', { level: 3 })
      .map((element) => element.textContent);
    expect(words).toEqual(['見える化', '予測', '決算', '自動化']);
  });

  it('shows the caretaker once, as a small picture that waits until it is near', () => {
    render(<LandingPage demoIsOpen={false} />);
    const portraits = document.querySelectorAll<HTMLImageElement>('img[src*="/figure-"]');
    expect(portraits).toHaveLength(1);
    expect(portraits[0]?.closest('li')?.textContent).toContain('いつでも聞ける、相談相手');
    expect(portraits[0]).toMatchObject({ alt: '', width: 384, height: 384, loading: 'lazy' });
  });

  it('tells every price and marks the popular plan', () => {
    render(<LandingPage demoIsOpen={false} />);
    const [light, standard, pro] = itemsOf('pricing').map((element) => element.textContent);
    expect(light).toContain('月額30,000円〜');
    expect(standard).toContain('月額60,000円〜');
    expect(standard).toContain('人気');
    expect(pro).toContain('ご相談');
    const extras = region('料金')
      .getAllByRole('row')
      .map((element) => element.textContent);
    expect(extras.slice(1)).toEqual([
      '初期費用初期設定100,000円/組合',
      'オプションオンライン説明会100,000円/回',
      'オプションデータ移行支援200,000円〜',
    ]);
  });

  it('tells when the first version and the release are planned', () => {
    render(<LandingPage demoIsOpen={false} />);
    expect(screen.getByText('2025年秋リリース予定')).toBeTruthy();
    expect(screen.getByText('2025年第3四半期').nextSibling?.textContent).toMatch(/^MVP/);
  });
});

describe('the demo', () => {
  it('is closed as the site is configured', () => {
    expect(siteConfig.demoIsOpen).toBe(false);
  });

  it('shows disabled buttons in header, hero and demo section while it is closed', () => {
    render(<LandingPage demoIsOpen={false} />);
    const buttons = screen.getAllByRole('button', { name: 'デモ版 - Coming Soon' });
    expect(buttons).toHaveLength(4);
    for (const button of buttons) expect(button).toHaveProperty('disabled', true);
    expect(document.querySelector('a[href="/demo"]')).toBeNull();
  });

  it('becomes links when the switch is turned', () => {
    render(<LandingPage demoIsOpen />);
    const links = screen.getAllByRole('link', { name: 'デモ版を見る' });
    expect(links).toHaveLength(4);
    for (const link of links) expect(link.getAttribute('href')).toBe('/demo');
    expect(screen.queryByText(/Coming Soon|準備/)).toBeNull();
  });
});
