import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';
import { siteConfig } from './site-config.ts';

/** The server puts its own address, without a final slash, in place of this word. */
const appUrl = '__APP_URL__';
const title = 'スミワ（Sumiwa）｜マンション管理組合のためのクラウドサービス';
const description =
  '会計、修繕、総会の記録を一か所に集め、理事会の仕事をAIが手伝うクラウドサービスです。修繕積立金の30年予測、決算書類の自動作成、24時間聞けるAI管理人。2025年秋リリース予定。';
const pictureText =
  '10階建てのマンションの断面図。文書、修繕積立金、総会、AI管理人の部屋に明かりがともっている。';

/** Title, description, link preview, icons and the two fonts of the first screen. */
export function renderHead(): string {
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={`${appUrl}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:site_name" content="スミワ" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${appUrl}/`} />
      <meta property="og:image" content={`${appUrl}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {['400', '700'].map((weight) => (
        <link
          key={weight}
          rel="preload"
          href={`/fonts/landing-${weight}.woff2`}
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
      ))}
    </>,
  );
}

export function renderLanding(): string {
  return renderToString(<LandingPage demoIsOpen={siteConfig.demoIsOpen} />);
}
