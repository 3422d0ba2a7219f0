import { getMinutesPdf, type Minutes } from '#contract/minutes.ts';
import type { ShownPaper } from '#contract/printed-paper.ts';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { PaperView } from '#web/ui/statements/paper-view.tsx';

/** The minutes as they read now. */
export function PaperPart({ minutes, paper }: { minutes: Minutes; paper: ShownPaper }) {
  const { meetingId, versions } = minutes;
  const [latest] = versions;
  return (
    <Section
      heading="議事録"
      description={
        latest?.state === 'draft' || !latest
          ? '書き足したものは、保存するとここに入ります。'
          : '確かめたときの内容です。'
      }
      action={
        latest && (
          <PdfButton
            endpoint={getMinutesPdf}
            input={{ meetingId, version: String(latest.version) }}
            label={latest.state === 'draft' ? '案のPDF' : '署名用のPDF'}
          />
        )
      }
    >
      <PaperView paper={paper} />
    </Section>
  );
}
