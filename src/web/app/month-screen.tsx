import { QuestionsLine } from '#web/features/audit/questions-line.tsx';
import { ChecksLine, UrgentBeforeClose } from '#web/features/checks/checks-line.tsx';
import { DisclosureRequestsLine } from '#web/features/disclosure/requests-line.tsx';
import { DueSection } from '#web/features/due-entries/due-section.tsx';
import { MonthPart } from '#web/features/month-close/month-part.tsx';

/** 今月やること: first what can be booked at once, then what is to be looked at. */
export function MonthScreen() {
  return (
    <>
      <QuestionsLine />
      <ChecksLine />
      <DisclosureRequestsLine />
      <DueSection />
      <MonthPart beforeClose={<UrgentBeforeClose />} />
    </>
  );
}
