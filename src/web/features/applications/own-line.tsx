import { getApplicationCounts } from '#contract/applications.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** かんたん表示: where one's own stand, in one line that leads there; nothing where nothing is under way. */
export function OwnApplicationsLine() {
  const { data } = useAnswer(getApplicationCounts, {});
  const words = data && wordsOf(data);
  if (!words) return null;
  return (
    <p className="print:hidden">
      <TextLink href="/demo/applications" className="inline-flex min-h-11 items-center">
        {words}
      </TextLink>
    </p>
  );
}

type Counts = { askedBack: number; answered: number; waiting: number };

/** What one has to do comes first. */
function wordsOf({ askedBack, answered, waiting }: Counts): string | undefined {
  if (askedBack > 0) return `届け出${askedBack}件を、直して送ってください`;
  if (answered > 0) return `届け出${answered}件に、返事がありました`;
  return waiting > 0 ? `届け出${waiting}件の、答えを待っています` : undefined;
}
