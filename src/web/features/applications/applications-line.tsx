import { getApplicationCounts } from '#contract/applications.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** At home: what waits for the reader's hand, or where one's own stands; nothing where there is nothing. */
export function ApplicationsLine() {
  const { data } = useAnswer(getApplicationCounts, {});
  if (!data) return null;
  const { askedBack, waiting, answered, inbox } = data;
  const lines = [
    ...(inbox
      ? [
          {
            words: `答えを待っている届け出・申し込みが${inbox}件あります。`,
            href: '?view=inbox',
            link: '届いたものを見る',
          },
        ]
      : []),
    ...(askedBack > 0
      ? [
          {
            words: `ご自分の届け出に、直してほしいところが${askedBack}件あります。`,
            href: '',
            link: '直して送る',
          },
        ]
      : []),
    ...(answered > 0
      ? [
          {
            words: `ご自分の届け出・申し込み${answered}件に、返事がありました。`,
            href: '',
            link: '返事を見る',
          },
        ]
      : []),
    ...(waiting > 0 && !inbox
      ? [
          {
            words: `ご自分の届け出・申し込み${waiting}件の、答えを待っています。`,
            href: '',
            link: 'どこまで進んだか見る',
          },
        ]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section
      aria-label="届け出・申し込み"
      className="mt-5 rounded-lg bg-surface px-4 py-2 print:hidden"
    >
      {lines.map(({ words, href, link }) => (
        <p key={words}>
          {words}{' '}
          <TextLink
            href={`/demo/applications${href}`}
            className="inline-flex min-h-11 items-center"
          >
            {link}
          </TextLink>
        </p>
      ))}
    </section>
  );
}
