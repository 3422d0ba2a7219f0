import { CaretakerWords } from '#web/features/caretaker-words/caretaker-words.tsx';
import { ManagementPage } from '#web/features/management/page.tsx';

/** 管理設定, with the words the caretaker learns. */
export function ManagementScreen() {
  return <ManagementPage caretakerWords={<CaretakerWords />} />;
}
