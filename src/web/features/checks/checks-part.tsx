import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { getChecks, type ShownFinding } from '#contract/checks.ts';
import { listExamples } from '#domain/checks/examples.ts';
import { checkNames, type Severity, severities } from '#domain/checks/finding.ts';
import { thresholds } from '#domain/checks/thresholds.ts';
import { formatYen } from '#domain/format-yen.ts';
import { accountingViews } from '#domain/screens/accounting-views.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { FindingRow } from './finding-row.tsx';
import { MailChoice } from './mail-choice.tsx';
import { severityLooks } from './severity-looks.ts';

/** 点検: what the books say by themselves that somebody should look at. */
export function ChecksPart() {
  const { findings } = useEndpoint(getChecks, {});
  const mayDecide = useMay('finding.decide');
  const open = findings.filter(({ isOpen }) => isOpen);
  const answered = findings.filter(({ isOpen }) => !isOpen);
  return (
    <>
      <p className="max-w-[44rem]">
        帳簿、銀行の明細、請求、支払いについて、{Object.keys(checkNames).length}
        の項目を、この画面を開くたびに調べています。あてはまることがあっても、まちがいとはかぎりません。
      </p>
      <WaitingNote />
      {open.length === 0 && (
        <div className="mb-10">
          <EmptyState icon={CircleCheck} title="いま、見ていただきたいことはありません">
            {Object.keys(checkNames).length}の項目を調べました。記帳が進むと、また調べます。
          </EmptyState>
        </div>
      )}
      <Folds>
        {severities.map((severity) => (
          <Group
            key={severity}
            severity={severity}
            findings={open.filter((it) => it.severity === severity)}
            mayDecide={mayDecide}
          />
        ))}
      </Folds>
      {answered.length > 0 && <Answered findings={answered} mayDecide={mayDecide} />}
      <Examples />
      <div className="mt-10 print:hidden">
        <MailChoice />
      </div>
    </>
  );
}

/** What 今月やること tells at once waits here: papers come after the payment. */
function WaitingNote() {
  return (
    <p className="mt-2 mb-6 max-w-[44rem]">
      「{checkNames['no-voucher']}」に出るのは、1件{formatYen(thresholds.voucherYen)}
      以上で、支払いから{thresholds.voucherDays}
      日を過ぎたものです。これから締める月の支払いは、新しいものも少額のものも、「
      {accountingViews.month.label}」に出ます。
    </p>
  );
}

type ListProps = { findings: readonly ShownFinding[]; mayDecide: boolean };

function Group({ severity, findings, mayDecide }: ListProps & { severity: Severity }) {
  if (findings.length === 0) return null;
  const { heading, description } = severityLooks[severity];
  return (
    <Section id={severity} heading={`${heading}（${findings.length}件）`} description={description}>
      <Rows findings={findings} mayDecide={mayDecide} />
    </Section>
  );
}

function Rows({ findings, mayDecide }: ListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {findings.map((finding) => (
        <FindingRow key={finding.digest} finding={finding} mayDecide={mayDecide} />
      ))}
    </ul>
  );
}

function Answered({ findings, mayDecide }: ListProps) {
  return (
    <details className="mb-10">
      <summary className="flex min-h-11 items-center font-bold text-primary">
        答えたものを見る（{findings.length}件）
      </summary>
      <Rows findings={findings} mayDecide={mayDecide} />
    </details>
  );
}

/** Made by the same checks from made-up books; nothing of it is written. */
function Examples() {
  const [isShown, setShown] = useState(false);
  return (
    <section aria-label="異常の例" className="max-w-[44rem] print:hidden">
      <Switch
        label="異常の例を見る"
        description="どんなときに何と出るかを、作りごとの帳簿で見られます。この組合のことではなく、何も記録しません。"
        checked={isShown}
        onCheckedChange={setShown}
      />
      {isShown && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {listExamples().map(({ check, severity, sentence }) => (
            <li key={check} className="py-3">
              <p className="flex flex-wrap items-center gap-2">
                <Badge>例</Badge>
                <Badge tone={severityLooks[severity].tone}>{severityLooks[severity].heading}</Badge>
                <strong>{checkNames[check]}</strong>
              </p>
              <p className="mt-1">{sentence}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
