import { Download } from 'lucide-react';
import { useState } from 'react';
import { getJournalText } from '#contract/ledger.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooks } from '#web/lib/books/use-books.ts';
import { downloadFile } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { AccountList } from './account-list.tsx';
import { CounterpartyList } from './counterparty-list.tsx';
import { PaperSettingsForm } from './paper-settings-form.tsx';

/** 設定: the chart of accounts, the counterparties, and the books as a file. */
export function SettingsPart() {
  const books = useBooks();
  return (
    <Folds>
      <AccountList books={books} />
      <CounterpartyList books={books} />
      <PaperSettingsForm />
      <Export />
    </Folds>
  );
}

function Export() {
  const [failure, setFailure] = useState<unknown>(null);
  const save = () => {
    setFailure(null);
    downloadFile(getJournalText, {}).catch(setFailure);
  };
  return (
    <Section
      id="export"
      heading="帳簿の書き出し"
      description="すべての仕訳を1つの文字ファイルに書き出します。スミワがなくても読め、ほかの会計ソフト（hledger など）でも開けます。"
      isOnPaper={false}
    >
      <Button variant="secondary" onClick={save}>
        <Download aria-hidden="true" className="size-5" />
        帳簿をファイルに保存
      </Button>
      {failure !== null && <FailureNote>{sentenceOf(failure)}</FailureNote>}
    </Section>
  );
}
