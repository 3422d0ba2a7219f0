import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

function show(text: string, options: Partial<Parameters<typeof Markdown>[0]> = {}) {
  const given = { id: 'm1', sourceCount: 2, isStreaming: false, isEmergency: false, ...options };
  const { container, rerender } = render(
    <article>
      <Markdown text={text} {...given} />
    </article>,
  );
  return {
    container,
    text: () => container.textContent?.replaceAll('\u2060', ''),
    more: (next: string) =>
      rerender(
        <article>
          <Markdown text={next} {...given} />
        </article>,
      ),
  };
}

test('bold that ends in a mark shows no stars', () => {
  const { container, text } = show('**足ります。**修繕積立金は**「均等」**です。');
  expect(text()).toBe('足ります。修繕積立金は「均等」です。');
  expect(container.querySelectorAll('strong')).toHaveLength(2);
});

test('tables, struck text, tasks, footnotes and addresses', () => {
  const { container } = show(
    '| 年度 | 支出 |\n|---|---:|\n| 2026 | 900万円 |\n\n~~旧規則~~\n\n- [x] 届出\n- [ ] 写真\n\nhttps://example.com です[^1]\n\n[^1]: 標準管理規約',
  );
  const region = screen.getByRole('region', { name: '表' });
  expect(region.getAttribute('tabindex')).toBe('0');
  expect(screen.getByRole('columnheader', { name: '支出' })).toBeTruthy();
  expect(container.querySelector('del')?.textContent).toBe('旧規則');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '済み' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '未了' }).disabled).toBe(true);
  expect(screen.getByRole('heading', { name: '脚注' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /本文へ戻る/ }).getAttribute('href')).toMatch(/^#m1-/);
  expect(screen.getByRole('link', { name: /example/ }).getAttribute('href')).toBe(
    'https://example.com',
  );
});

test('links open in a new tab that knows nothing of this one', () => {
  show('[細則](/document/1#article-3)');
  const link = screen.getByRole('link', { name: /細則/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'JaVaScRiPt:x', 'tel:110'])(
  'the address %s becomes empty',
  (address) => {
    const { container } = show(`[押す](${address})`);
    expect(container.querySelector('a')?.getAttribute('href')).toBe('');
  },
);

test.each(['http://a.jp', 'mailto:a@b.jp', 'irc://a', 'ircs://a', 'xmpp:a@b.jp', '/demo'])(
  'the address %s stays',
  (address) => {
    const { container } = show(`[押す](${address})`);
    expect(container.querySelector('a')?.getAttribute('href')).toBe(address);
  },
);

test('images are never loaded, and markup of the text stays text', () => {
  const { container, text } = show(
    '![間取り](https://evil.example/x.png?q=secret) <img src=x onerror=alert(1)> <b>太字</b>',
  );
  expect(container.querySelector('img, b')).toBeNull();
  expect(container.innerHTML).not.toContain('secret');
  expect(text()).toContain('（画像：間取り）');
});

test('a marker leads to the box of its source, and nowhere else', () => {
  const { container } = show('飼えます[1]。届出[2]、[3]、`[1]`、[本文[1]](/demo)');
  const markers = container.querySelectorAll('a[href^="#m1-source-"]');
  expect([...markers].map((it) => it.getAttribute('href'))).toEqual([
    '#m1-source-1',
    '#m1-source-2',
  ]);
  expect(container.querySelector('code')?.textContent).toBe('[1]');
  expect(container.textContent).toContain('[3]');
  const box = document.createElement('div');
  box.id = 'm1-source-1';
  box.tabIndex = -1;
  container.querySelector('article')?.append(box);
  const before = location.href;
  fireEvent.click(screen.getByRole('link', { name: /引用元 ?1/ }));
  expect(document.activeElement).toBe(box);
  expect(location.href).toBe(before);
});

const points = (...markers: readonly string[]) =>
  markers.map((marker, place) => `- 点${place + 1}。 ${marker}`).join('\n');

test('three points of one source name it once; every point still tells it to who listens', () => {
  const { container } = show(`次のとおり。 [1]\n\n${points('[1]', '[1]', '[1]', '[2]', '[2]')}`);
  const markers = [...container.querySelectorAll('a')].map((it) => it.getAttribute('href'));
  expect(markers).toEqual(['1', '1', '2', '2'].map((it) => `#m1-source-${it}`));
  const items = screen
    .getAllByRole('listitem')
    .map((it) => it.textContent?.replaceAll('\u2060', ''));
  expect(items).toEqual([
    '点1。（引用元1）',
    '点2。（引用元1）',
    '点3。上の3項目とも 引用元1',
    '点4。引用元2',
    '点5。引用元2',
  ]);
  const heard = [...container.querySelectorAll('li > .sr-only')].map((it) => it.textContent);
  expect(heard).toEqual(['（引用元1）', '（引用元1）']);
});

test.each([
  ['two points', points('[1]', '[1]')],
  ['another source between them', points('[1]', '[2]', '[1]', '[1]')],
  ['a point of two sources', points('[1]', '[1][2]', '[1]', '[1]')],
  ['words after a marker', '- 点。 [1]\n- 点 [1] です。\n- 点。 [1]'],
  ['a list of their own', '- 点。 [1]\n  - 点。 [1]\n- 点。 [1]\n- 点。 [1]'],
])('every point shows its source: %s', (_, text) => {
  const { container } = show(text);
  expect(container.textContent).not.toContain('項目とも');
  expect(container.querySelectorAll('a')).toHaveLength(text.match(/\[\d\]/g)?.length ?? 0);
});

test('a number to call stays with its word, and ／ with what is before it', () => {
  const { container } = show(
    '消防：電話 **119**\n\n電話番号：045-000-1480\n\n電話は045-000-1480へ\n\n窓口：駅前／時間：9時',
    { isEmergency: true },
  );
  const kept = [...container.querySelectorAll('.inline-block')].map((it) => it.textContent);
  expect(kept).toContain('電話 119');
  expect(kept).toContain('電話番号：045-000-1480');
  expect(kept).not.toContain('電話は045-000-1480');
  expect(container.textContent).toContain('駅前\u2060／時間');
});

test('numbers can be called, but only where the text is a number', () => {
  show('119番、#7119、管理員室（045-000-1480）、口座1234-5678-9012、第119条、2026-11-21');
  const numbers = screen.getAllByRole('link').map((it) => it.getAttribute('href'));
  expect(numbers).toEqual(['tel:119', 'tel:%237119', 'tel:0450001480']);
});

test('in an emergency the short numbers can be called without 番', () => {
  show('電話 **119**、110円、第119条、1,119件', { isEmergency: true });
  const numbers = screen.getAllByRole('link').map((it) => it.getAttribute('href'));
  expect(numbers).toEqual(['tel:119']);
});

test('Japanese stays as it is written', () => {
  const { container, text } = show('5~10年、15~20年 https://example.com/aを参照。');
  expect(container.querySelector('del')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.com/a');
  expect(text()).toContain('を参照。');
});

test('while it comes in, what is cut off looks complete, and markers wait', () => {
  const { container, text, more } = show('# 見出し\n\n**2匹ま', { isStreaming: true });
  expect(container.querySelector('strong')?.textContent).toBe('2匹ま');
  const heading = screen.getByRole('heading', { name: '見出し' });
  more('# 見出し\n\n**2匹まで**です[1]。\n\n```\na\n\nb');
  expect(screen.getByRole('heading', { name: '見出し' })).toBe(heading);
  expect(text()).toContain('2匹までです。');
  expect(container.querySelectorAll('pre')).toHaveLength(1);
});

test('a footnote of one answer never leads into another', () => {
  show('本文[^1]\n\n[^1]: 注', { id: 'm1' });
  const { container } = show('本文[^1]\n\n[^1]: 注', { id: 'm2' });
  expect(container.querySelector('a[href="#m2-fn-1"]')).not.toBeNull();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id) => id.includes('fn'))).toEqual([
    ...new Set(ids.filter((id) => id.includes('fn'))),
  ]);
});
