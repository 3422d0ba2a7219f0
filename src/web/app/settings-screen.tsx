import { SettingsPart } from '#web/features/chart-of-accounts/settings-part.tsx';
import { OpeningPart } from '#web/features/opening-wizard/opening-part.tsx';

/** 設定: the chart, the funds, and how the books began. */
export function SettingsScreen() {
  return (
    <>
      <SettingsPart />
      <OpeningPart />
    </>
  );
}
