import type { ReactNode } from 'react';
import { EmptyingTank, LockedLedger, PaperTower } from '#web/landing/art/problem-art.tsx';

type Problem = { question: ReactNode; text: string; art: ReactNode };

const problems: readonly Problem[] = [
  {
    question: '「くわしいことは、だれに聞けばよいのですか」',
    text: '会計も、修繕も、話し合いのまとめ方も、くわしい一人に頼りがちです。ほかの人からは中身が見えず、担当が替わると、これまでのいきさつが分からなくなります。',
    art: <LockedLedger />,
  },
  {
    question: '「修繕積立金は、この先も足りるのですか」',
    text: '修繕積立金は、外壁や給水管などの大きな工事に備えて毎月積み立てるお金です。足りていないうえに先の見通しもなく、いつ、いくら不足するのかを話し合えません。',
    art: <EmptyingTank />,
  },
  {
    question: '「議事録とお知らせは、今月もだれが作るのですか」',
    text: '書類や議事録、お知らせを作る手間は、理事会に重くのしかかります。理事を引き受ける人は減り、年齢も上がっています。',
    art: <PaperTower />,
  },
];

export function Problems() {
  return (
    <section id="problems" aria-labelledby="problems-heading" className="bg-page">
      <div className="mx-auto max-w-7xl px-5 py-20 sm:px-8 lg:py-32">
        <h2
          id="problems-heading"
          className="text-3xl leading-[1.5] font-bold sm:text-4xl sm:leading-[1.5]"
        >
          理事会で、こんな声が聞こえませんか
        </h2>
        <ul className="mt-12 lg:mt-16">
          {problems.map(({ question, text, art }) => (
            <li
              key={text}
              className="grid items-center gap-x-14 gap-y-6 border-t border-line py-10 md:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_17rem] lg:py-16"
            >
              <div>
                <h3 className="-ml-[0.5em] text-2xl leading-[1.6] font-bold text-primary lg:text-4xl lg:leading-[1.6]">
                  {question}
                </h3>
                <p className="mt-4 max-w-[42em]">{text}</p>
              </div>
              <div aria-hidden="true" className="w-44 md:w-full">
                {art}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
