import { DemoButton } from '#web/landing/demo-button.tsx';
import { pictures } from '#web/landing/pictures.ts';
import { ProductPicture } from '#web/landing/product-picture.tsx';

export function DemoSection({ demoIsOpen }: { demoIsOpen: boolean }) {
  return (
    <section
      id="demo-section"
      aria-labelledby="demo-heading"
      className="bg-accent text-on-accent dark:bg-accent-soft dark:text-text [&_:focus-visible]:outline-current"
    >
      <div className="mx-auto grid max-w-7xl items-center gap-x-14 gap-y-12 px-5 py-16 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24">
        <div>
          <h2
            id="demo-heading"
            className="text-3xl leading-[1.5] font-bold sm:text-4xl sm:leading-[1.5]"
          >
            {demoIsOpen ? 'デモ版を公開しています' : 'デモ版を準備しています'}
          </h2>
          <p className="mt-6">
            架空のマンションの文書や会計を使い、スミワの画面を実際に動かしてお試しいただけるデモ版です。
            {!demoIsOpen && '公開まで、もうしばらくお待ちください。'}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <DemoButton isOpen={demoIsOpen} size="large" className="max-sm:w-full" />
            <a
              href="#features"
              className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-8 hover:decoration-4"
            >
              主な機能を見る
            </a>
          </div>
        </div>
        <ProductPicture
          picture={pictures.home}
          caption="開発中のホーム画面。内容は架空のマンションのものです。"
          device="tablet"
        />
      </div>
    </section>
  );
}
