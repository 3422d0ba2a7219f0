import { House } from '#web/landing/art/house.tsx';
import { DemoButton } from '#web/landing/demo-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Where each word stands beside the house: on the line that comes from its room. */
const callouts = [
  { word: '文書', place: 'bottom-[65%]' },
  { word: '修繕積立金', place: 'bottom-[50%]' },
  { word: '総会', place: 'bottom-[27.5%]' },
  { word: 'AI管理人', place: 'bottom-[12.5%]' },
] as const;

export function Hero({ demoIsOpen }: { demoIsOpen: boolean }) {
  return (
    <section aria-labelledby="hero-heading" className="overflow-hidden bg-page">
      <div className="mx-auto grid max-w-7xl items-end gap-x-12 px-5 sm:px-8 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div className="pt-12 pb-12 lg:self-center lg:py-16">
          <p className="inline-flex items-center gap-3 rounded-full border-2 border-accent px-5 py-1 font-bold text-accent">
            2025年秋リリース予定
          </p>
          <h1
            id="hero-heading"
            className="mt-7 text-4xl leading-[1.35] font-bold sm:text-5xl sm:leading-[1.35] xl:text-6xl xl:leading-[1.35]"
          >
            <span className="block">30年先まで見える、</span>
            <span className="block">管理組合へ。</span>
          </h1>
          <p className="mt-7 max-w-[34em] xl:text-xl xl:leading-[1.9]">
            スミワは、マンション管理組合のためのクラウドサービスです。会計、修繕、総会の記録を一か所に集め、理事会の仕事をAI（人工知能）が手伝います。
          </p>
          <div className="mt-9 flex flex-wrap gap-4">
            <DemoButton isOpen={demoIsOpen} size="large" className="max-sm:w-full" />
            <ButtonLink href="#contact" size="large" className="max-sm:w-full">
              お問い合わせ
            </ButtonLink>
          </div>
          <Schedule />
        </div>
        <figure className="relative mx-auto w-full max-w-xl">
          <House />
          <ul aria-label="スミワが受け持つ仕事" className="font-bold sm:text-xl">
            {callouts.map(({ word, place }) => (
              <li key={word} className={`absolute right-0 pb-1 leading-tight ${place}`}>
                {word}
              </li>
            ))}
          </ul>
        </figure>
      </div>
    </section>
  );
}

function Schedule() {
  return (
    <dl className="mt-12 grid max-w-xl gap-x-10 gap-y-5 border-t border-line pt-6 sm:grid-cols-2">
      <div>
        <dt className="text-base leading-relaxed text-muted">MVP（必要な機能にしぼった最初の版）</dt>
        <dd className="text-xl font-bold">2025年第3四半期の予定</dd>
      </div>
      <div>
        <dt className="text-base leading-relaxed text-muted">リリース（サービスの開始）</dt>
        <dd className="text-xl font-bold">2025年秋の予定</dd>
      </div>
    </dl>
  );
}
