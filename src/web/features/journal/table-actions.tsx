import { FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { Sheet } from '#domain/repair-plan/register-file/sheet.ts';
import { printPage } from '#web/lib/print-page.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

type TableActionsProps = { fileName: string; makeSheets: () => Promise<readonly Sheet[]> };

/** 元帳 or 試算表 as it is shown, in a workbook, as CSV and on paper. */
export function TableActions({ fileName, makeSheets }: TableActionsProps) {
  const [isBusy, setBusy] = useState(false);
  async function save(kind: 'xlsx' | 'csv'): Promise<void> {
    setBusy(true);
    try {
      const [sheets, { saveCsv, saveWorkbook }, { csvOfSheets }] = await Promise.all([
        makeSheets(),
        import('#web/lib/spreadsheet/save-workbook.ts'),
        import('#domain/ledger/csv.ts'),
      ]);
      if (kind === 'csv') saveCsv(csvOfSheets(sheets, '会計'), `${fileName}.csv`);
      else await saveWorkbook(sheets, `${fileName}.xlsx`);
    } catch {
      toast({
        title: '書き出せませんでした',
        description: 'もう一度お試しください。',
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="my-4 flex flex-wrap gap-3 print:hidden">
      <Button variant="secondary" disabled={isBusy} onClick={() => void save('xlsx')}>
        <FileSpreadsheet aria-hidden="true" className="size-5" />
        {isBusy ? '用意しています' : 'Excelで保存'}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={() => void save('csv')}>
        <FileText aria-hidden="true" className="size-5" />
        CSVで保存
      </Button>
      <Button variant="secondary" onClick={() => void printPage()}>
        <Printer aria-hidden="true" className="size-5" />
        印刷
      </Button>
    </div>
  );
}
