import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import {
  type DisclosureRequest,
  getDisclosure,
  getDisclosurePdf,
  listDisclosures,
} from '#contract/disclosure.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { PaperView } from '#web/ui/statements/paper-view.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DisclosureForm } from './disclosure-form.tsx';
import { FeeEntry } from './fee-entry.tsx';
import { RequestList } from './request-list.tsx';

/** 重要事項調査報告書: one is written for a dwelling that is for sale, and those that went out stay. */
export function DisclosurePart() {
  const [params] = useSearchParams();
  const opened = params.get('paper');
  return opened ? <IssuedPaper disclosureId={opened} /> : <Desk />;
}

function Desk() {
  const desk = useEndpoint(listDisclosures, {});
  const [request, setRequest] = useState<DisclosureRequest | null>(null);
  return (
    <Folds>
      <RequestList requests={desk.requests} onAnswer={setRequest} />
      <Section
        id="new"
        heading="報告書を作る"
        description="住戸の売買のときに、仲介する宅建業者や区分所有者から頼まれて渡す書類です。金額は帳簿と請求から入ります。"
      >
        <DisclosureForm
          key={request?.id}
          desk={desk}
          request={request}
          onDone={() => setRequest(null)}
        />
      </Section>
      <Section
        id="issued"
        heading="渡した報告書"
        description="渡したときの内容のまま残ります。直すときは、新しく作ってください。"
      >
        {desk.issued.length === 0 ? (
          <EmptyState icon={FileText} title="まだありません">
            報告書を作ると、ここに番号の順に残ります。
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {desk.issued.map((it) => (
              <li
                key={it.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
              >
                <div className="min-w-0">
                  <TextLink
                    href={accountingAddress('disclosure', { paper: it.id })}
                    className="inline-flex min-h-11 items-center"
                  >
                    第{it.number}号　{it.dwellingNumber}号室
                  </TextLink>
                  <p className="text-muted">
                    {formatPlainDate(it.issuedOn)}、{it.issuedAs}。{it.askerName}へ。手数料
                    {it.feeYen === 0 ? 'なし' : formatYen(it.feeYen)}
                  </p>
                  <FeeEntry issued={it} />
                </div>
                <PdfButton
                  endpoint={getDisclosurePdf}
                  input={{ disclosureId: it.id }}
                  label={`第${it.number}号のPDF`}
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Folds>
  );
}

function IssuedPaper({ disclosureId }: { disclosureId: string }) {
  const { number, paper } = useEndpoint(getDisclosure, { disclosureId });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <TextLink
          href={accountingAddress('disclosure')}
          className="inline-flex min-h-11 items-center"
        >
          報告書の一覧へ戻る
        </TextLink>
        <PdfButton
          endpoint={getDisclosurePdf}
          input={{ disclosureId }}
          label={`第${number}号のPDF`}
        />
      </div>
      <PaperView paper={paper} />
    </>
  );
}
