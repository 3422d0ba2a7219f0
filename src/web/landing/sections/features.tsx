import type { ReactNode } from 'react';
import { Statements } from '#web/landing/art/statements.tsx';
import { pictures } from '#web/landing/pictures.ts';
import { ProductPicture } from '#web/landing/product-picture.tsx';
import { CaretakerPortrait } from '#web/ui/caretaker-portrait.tsx';
import { ForecastFigure } from './forecast-figure.tsx';

type Feature = {
  name: string;
  heading: string;
  text: ReactNode;
  points: readonly string[];
  figure: ReactNode;
  portrait?: ReactNode;
};

const features: readonly Feature[] = [
  {
    name: 'AI管理人',
    portrait: <CaretakerPortrait season="spring" className="size-28 sm:size-36" />,
    heading: 'いつでも聞ける、相談相手',
    text: '「ペットは何匹まで飼えますか」「次の理事会はいつですか」。声でも文字でも、24時間たずねられます。',
    points: [
      '法律・過去の事例・組合の規約をもとに回答',
      '答えのもとになった文書を「引用元」として表示',
      '音声と文字の両方に対応',
    ],
    figure: (
      <ProductPicture
        picture={pictures.caretaker}
        caption="開発中の画面。AI管理人は、規約や議事録を引用して答え、どこに書いてあるかを示します。"
        device="browser"
      />
    ),
  },
  {
    name: '30年シミュレーション',
    heading: '積立金の30年先を、グラフで',
    text: 'これから30年にかかる修繕費と、積み立てていくお金を並べて見られます。数字を変えると結果も変わるので、話し合いながら計画を選べます。',
    points: ['修繕費と積立金の差を30年分試算', '段階値上げの計画づくりを支援'],
    figure: <ForecastFigure />,
  },
  {
    name: '決算書類の自動作成',
    heading: '総会に出す書類を、自動で',
    text: '日々の入出金の記録から、決算の書類を自動で作ります。担当が替わっても、同じ形でそろいます。',
    points: ['収支報告書', '貸借対照表', '損益計算書'],
    figure: (
      <figure className="rounded-xl bg-sunken p-5 sm:p-8">
        <Statements />
      </figure>
    ),
  },
];

export function Features() {
  return (
    <section id="features" aria-labelledby="features-heading" className="bg-page">
      <div className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-32">
        <h2
          id="features-heading"
          className="text-3xl leading-[1.5] font-bold sm:text-4xl sm:leading-[1.5]"
        >
          主な機能
        </h2>
        <p className="mt-5">
          相談する、先を見通す、書類を作る。理事会の仕事を三つの機能が助けます。
        </p>
        <ul className="mt-12 grid gap-y-20 lg:mt-16 lg:gap-y-32">
          {features.map((feature) => (
            <FeatureRow key={feature.name} {...feature} />
          ))}
        </ul>
        <Screens />
      </div>
    </section>
  );
}

function FeatureRow({ name, heading, text, points, figure, portrait }: Feature) {
  return (
    <li className="group grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:even:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="lg:group-even:order-last">
        <div className="flex items-center gap-5">
          {portrait}
          <div className="min-w-0">
            <p className="font-bold text-accent">{name}</p>
            <h3 className="mt-2 text-2xl leading-[1.6] font-bold sm:text-3xl sm:leading-[1.6]">
              {heading}
            </h3>
          </div>
        </div>
        <p className="mt-5">{text}</p>
        <ul className="mt-6 border-t border-line">
          {points.map((point) => (
            <li key={point} className="border-b border-line py-3">
              {point}
            </li>
          ))}
        </ul>
      </div>
      {figure}
    </li>
  );
}

function Screens() {
  return (
    <div className="mt-24 border-t border-line pt-16 lg:mt-36">
      <h3 className="text-2xl leading-relaxed font-bold">住む人も、管理する人も、同じ画面で</h3>
      <p className="mt-3">総会の予定や建物のことは、居住者の皆さまもご覧になれます。</p>
      <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <ProductPicture
          picture={pictures.meetings}
          caption="会議・総会（開発中の画面）。予定と、これまでの議案や議事録を確かめられます。"
          device="browser"
        />
        <ProductPicture
          picture={pictures.community}
          caption="建物概要（開発中の画面）。建物と設備、緊急の連絡先、ごみの収集日がまとまっています。"
          device="browser"
        />
      </div>
    </div>
  );
}
