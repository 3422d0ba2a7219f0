import { Menu } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { DemoButton } from './demo-button.tsx';

const anchors = [
  { href: '#problems', label: 'お困りごと' },
  { href: '#solutions', label: '解決策' },
  { href: '#features', label: '機能' },
  { href: '#pricing', label: '料金' },
  { href: '#contact', label: 'お問い合わせ' },
] as const;

/** Fixed; on a screen too low for it (strong zoom) it scrolls away with the page. */
export function LandingHeader({ demoIsOpen }: { demoIsOpen: boolean }) {
  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-page [@media(max-height:26rem)]:absolute">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-x-2 px-4 sm:px-8">
        <a href="/" className="mr-auto flex min-h-11 items-center">
          <Logo />
        </a>
        <nav aria-label="ページ内の案内" className="hidden items-center lg:flex">
          {anchors.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="flex min-h-11 items-center rounded-lg px-3 hover:bg-primary-soft xl:px-4"
            >
              {label}
            </a>
          ))}
        </nav>
        <div data-theme-toggle className="flex">
          <ThemeToggle />
        </div>
        <a
          href="/hairu"
          className="flex min-h-11 items-center rounded-lg px-3 hover:bg-primary-soft max-lg:hidden"
        >
          ログイン
        </a>
        <DemoButton isOpen={demoIsOpen} className="max-lg:hidden" />
        <SmallMenu demoIsOpen={demoIsOpen} />
      </div>
    </header>
  );
}

/** The browser's own disclosure: it opens without JavaScript. */
function SmallMenu({ demoIsOpen }: { demoIsOpen: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    close();
    menu.current?.querySelector('summary')?.focus();
  }
  // Left open it would cover what has the focus.
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <details ref={menu} onKeyDown={closeOnEscape} onBlur={closeWhenLeft} className="lg:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg border-2 border-line-strong px-3 font-bold [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5" />
        メニュー
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-page px-4 pt-2 pb-6 shadow-xl sm:px-8">
        <nav aria-label="ページ内の案内">
          {anchors.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              onClick={close}
              className="flex min-h-14 items-center border-b border-line"
            >
              {label}
            </a>
          ))}
        </nav>
        <a href="/hairu" className="flex min-h-14 items-center border-b border-line">
          ログイン
        </a>
        <DemoButton isOpen={demoIsOpen} className="mt-5 w-full" />
      </div>
    </details>
  );
}
