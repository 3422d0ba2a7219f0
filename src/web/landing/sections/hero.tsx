import { House } from '#web/landing/art/house.tsx';
import { DemoButton } from '#web/landing/demo-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** Where each word stands beside the house: on the line that comes from its room. */
const callouts = [
  { word: '文書', place: 'bottom-[61.82%]' },
  { word: '修繕積立金', place: 'bottom-[45.45%]' },
  { word: '総会', place: 'bottom-[20.91%]' },
  { word: 'AI管理人', place: 'bottom-[4.55%]' },
] as const;

const milestones = [
  { when: '2025年第3四半期', what: 'MVP（機能をしぼった最初の版）の完成予定' },
  { when: '2025年秋', what: 'リリース（サービス開始）の予定' },
] as const;

export function Hero({ demoIsOpen }: { demoIsOpen: boolean }) {
  return (
    <section aria-labelledby="hero-heading" className="border-b-4 border-primary bg-page">
      <div className="mx-auto grid max-w-7xl items-end gap-x-8 px-5 sm:px-8 md:grid-cols-2 xl:gap-x-12">
        <div className="pt-12 pb-12 md:self-center lg:py-16">
          <p className="inline-flex items-center gap-3 rounded-full border-2 border-accent px-5 py-1 font-bold text-accent">
            2025年秋リリース予定
          </p>
          <h1
            id="hero-heading"
            className="mt-7 text-4xl leading-[1.35] font-bold sm:text-5xl sm:leading-[1.35] md:text-4xl md:leading-[1.35] lg:text-5xl lg:leading-[1.35] xl:text-6xl xl:leading-[1.35]"
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
        <figure className="relative z-10 mx-auto w-full max-w-xl md:mt-6 md:max-w-none">
          <House />
          <ul
            aria-label="スミワが受け持つ仕事"
            className="text-base font-bold sm:text-xl md:text-base lg:text-xl"
          >
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
    <dl className="mt-12 ml-2 border-l-2 border-accent">
      {milestones.map(({ when, what }) => (
        <div key={when} className="relative pb-4 pl-7 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-2.5 left-[-0.5625rem] size-4 rounded-full border-4 border-page bg-accent"
          />
          <dt className="font-bold">{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
