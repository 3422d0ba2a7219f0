import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type AuditExports, getAuditExports, makeAuditExport } from '#contract/audit-export.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { fileSizeWords } from '#web/lib/document-words.ts';
import { downloadFile } from '#web/lib/download.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';

/** 監査用データ: the whole year as one archive that proves itself, and what was taken along before. */
export function ExportSection({ year }: { year: string }) {
  const kept = useEndpoint(getAuditExports, { year });
  const mayExport = useMay('audit.export');
  return (
    <Section
      id="export"
      heading="監査用データ"
      description="1年分の帳簿と証憑を、1つのファイルにまとめて持ち出せます。書き換えられていないことを、中のプログラムで確かめられます。"
      isOnPaper={false}
    >
      {kept.note !== '' && <p className="mb-4 text-muted">{kept.note}</p>}
      <Contents kept={kept} />
      {mayExport && kept.entryCount > 0 && <SaveButton year={year} hindrance={kept.hindrance} />}
      {kept.exports.length > 0 && <Notes exports={kept.exports} />}
    </Section>
  );
}

function Contents({ kept: { entryCount, voucherCount, voucherBytes } }: { kept: AuditExports }) {
  if (entryCount === 0) return <p>この年度には、仕訳がまだありません。</p>;
  return (
    <ul className="mb-4 list-disc pl-6">
      <li>仕訳帳と総勘定元帳（仕訳{entryCount}件）</li>
      <li>収支報告書と貸借対照表。作った決算書があれば、そのPDF</li>
      <li>
        {voucherCount === 0
          ? '証憑は、まだありません'
          : `証憑${voucherCount}件（${fileSizeWords(voucherBytes)}）と、その一覧`}
      </li>
      <li>総会や理事会の議題、締めと支払いの承認、監査の記録</li>
      <li>確かめるプログラム。使い方は「はじめに.txt」にあります</li>
    </ul>
  );
}

function SaveButton({ year, hindrance }: { year: string; hindrance: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const queryClient = useQueryClient();
  async function save(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await downloadFile(makeAuditExport, { year, id: crypto.randomUUID() });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries();
    }
  }
  if (hindrance !== '') return <p>{hindrance}</p>;
  return (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={() => void save()}>
        <Download aria-hidden="true" className="size-5" />
        {isBusy ? 'まとめています' : '監査用データを保存'}
      </Button>
      <p className="mt-2 text-muted">
        名前や領収書の写しが入ります。監査に関わる人だけで使ってください。
      </p>
      {failure !== null && <FailureNote>{sentenceOf(failure)}</FailureNote>}
    </>
  );
}

function Notes({ exports }: Pick<AuditExports, 'exports'>) {
  return (
    <>
      <h3 className="mt-6 mb-1 text-lg font-bold">保存した控え</h3>
      <p className="mb-2 max-w-[44rem] text-muted">
        プログラムが最後に出す「控えの番号」が同じなら、作ったときのままのデータです。
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {exports.map(({ id, madeOn, madeAs, entryCount, fileCount, controlNumber }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
            <span>
              {formatPlainDate(madeOn)}、{madeAs}
              <span className="text-muted">
                （仕訳{entryCount}件、ファイル{fileCount}個）
              </span>
            </span>
            <span>
              控えの番号 <strong className="tabular-nums">{controlNumber}</strong>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
