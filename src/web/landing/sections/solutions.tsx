import type { ReactNode } from 'react';
import {
  AutomationWindow,
  ForecastWindow,
  OverviewWindow,
  SettlementWindow,
} from '#web/landing/art/solution-windows.tsx';

type Solution = { word: string; lead: string; text: string; art: ReactNode };

const solutions: readonly Solution[] = [
  {
    word: '見える化',
    lead: 'お金と作業と規約を、一つの画面に。',
    text: '積立金の残高、いま進んでいる作業、守るべき規約を、ダッシュボード（一覧の画面）で見渡せます。建物の修繕の状態は「修繕の健康度」という点数で示します。',
    art: <OverviewWindow />,
  },
  {
    word: '予測',
    lead: '足りなくなる前に、気づく。',
    text: 'これから30年の修繕費と積立金を見くらべ、不足する金額を試算します。積立金を少しずつ引き上げる「段階値上げ」の計画も立てられます。',
    art: <ForecastWindow />,
  },
  {
    word: '決算',
    lead: '決算の書類が、自動でできる。',
    text: '収支報告書（お金の出入り）、貸借対照表（財産と借入の一覧）、損益計算書（一年の収入と費用）を自動で作ります。',
    art: <SettlementWindow />,
  },
  {
    word: '自動化',
    lead: '帳簿をつけ、異常を知らせる。',
    text: '入出金の仕訳（帳簿への記録）を自動で行います。いつもと違うお金の動きを見つけたときは、通知でお知らせします。',
    art: <AutomationWindow />,
  },
];

/** The four answers are the four storeys of a house cut open, standing on the ground of the section. */
export function Solutions() {
  return (
    <section
      id="solutions"
      aria-labelledby="solutions-heading"
      className="border-b-8 border-primary bg-surface"
    >
      <div className="mx-auto max-w-6xl px-5 pt-20 sm:px-8 lg:pt-32">
        <h2
          id="solutions-heading"
          className="text-3xl leading-[1.5] font-bold sm:text-4xl sm:leading-[1.5]"
        >
          スミワの答えは、四つです
        </h2>
        <div className="mt-12 h-3 bg-primary sm:-mx-5 lg:mt-16" />
        <ul className="border-x-4 border-primary bg-page sm:border-x-8">
          {solutions.map(({ word, lead, text, art }) => (
            <li
              key={word}
              className="grid items-center gap-x-10 gap-y-6 border-primary p-6 not-first:border-t-8 sm:p-8 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[12rem_minmax(0,1fr)_16rem] lg:p-10"
            >
              <h3 className="text-4xl leading-tight font-bold text-primary md:max-lg:col-span-2">
                {word}
              </h3>
              <div>
                <p className="phrases text-xl leading-relaxed font-bold">{lead}</p>
                <p className="mt-3">{text}</p>
              </div>
              <div aria-hidden="true" className="max-w-64 max-md:w-full">
                {art}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
