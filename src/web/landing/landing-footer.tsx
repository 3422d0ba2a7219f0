import { Logo } from '#web/ui/logo.tsx';
import { siteConfig } from './site-config.ts';

const serviceLinks = [
  { href: '#solutions', label: '解決策' },
  { href: '#features', label: '主な機能' },
  { href: '#pricing', label: '料金' },
  { href: '#contact', label: 'お問い合わせ' },
] as const;

export function LandingFooter({ demoIsOpen }: { demoIsOpen: boolean }) {
  return (
    <footer className="border-t-8 border-primary bg-surface">
      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-12 px-5 py-16 sm:px-8 md:grid-cols-2">
        <section aria-labelledby="company-heading">
          <h2 id="company-heading" className="font-bold">
            会社情報
          </h2>
          <dl className="mt-5 grid gap-y-3">
            <Fact term="サービス名">スミワ（Sumiwa）</Fact>
            <Fact term="事業内容">マンション管理組合のためのクラウドサービスの開発と運営</Fact>
            <Fact term="提供開始">2025年秋の予定</Fact>
          </dl>
        </section>
        <nav aria-labelledby="service-heading">
          <h2 id="service-heading" className="font-bold">
            サービス
          </h2>
          <ul className="mt-3">
            {serviceLinks.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 min-w-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {label}
                </a>
              </li>
            ))}
            <li className="flex min-h-11 items-center">
              {demoIsOpen ? (
                <a
                  href={siteConfig.demoPath}
                  className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4"
                >
                  デモ版
                </a>
              ) : (
                'デモ版（準備中）'
              )}
            </li>
          </ul>
        </nav>
      </div>
      <div className="mx-auto max-w-7xl px-5 pb-10 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8">
          <Logo />
          <p className="text-base text-muted">© 2025 Sumiwa</p>
        </div>
      </div>
    </footer>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7em_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
