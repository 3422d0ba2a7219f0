import { ChevronRight } from 'lucide-react';
import { Section } from '#web/ui/section.tsx';

// Each leads to the page that answers it; the AI caretaker will answer in its place.
const questions = [
  {
    question: 'ペットは何匹まで飼えますか？',
    place: 'ペットについての文書',
    href: `/demo/documents?q=${encodeURIComponent('ペット')}`,
  },
  {
    question: '長期修繕計画の状況を教えてください',
    place: '長期修繕計画',
    href: '/demo/repair-fund-simulation',
  },
  {
    question: '燃えるごみの日は何曜日ですか？',
    place: '建物概要のごみの収集日',
    href: '/demo/community#garbage',
  },
  { question: '次回の理事会はいつですか？', place: '会議・総会', href: '/demo/meetings' },
] as const;

export function QuickQuestions() {
  return (
    <Section
      heading="よくある質問"
      description="AI管理人は準備中です。いまは、答えの載っている画面を開きます。"
    >
      <ul className="grid gap-3">
        {questions.map(({ question, place, href }) => (
          <li key={question}>
            <a
              href={href}
              className="flex min-h-14 items-center justify-between gap-3 rounded-xl border border-line px-4 py-2.5 hover:border-primary hover:bg-primary-soft"
            >
              <span className="min-w-0">
                <span className="block font-bold text-primary">{question}</span>
                <span className="block text-muted">{place}を開く</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
