import { SettingsPart } from '#web/features/chart-of-accounts/settings-part.tsx';
import { OpeningPart } from '#web/features/opening-wizard/opening-part.tsx';
import { useBooks } from '#web/lib/books/use-books.ts';

/** 設定: the chart, the funds, and how the books began; where they have not yet, that stands first. */
export function SettingsScreen() {
  const hasBegun = useBooks().years.length > 0;
  return (
    <>
      {!hasBegun && <OpeningPart />}
      <SettingsPart />
      {hasBegun && <OpeningPart />}
    </>
  );
}
