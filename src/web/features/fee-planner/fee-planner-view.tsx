import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  type DwellingType,
  dwellingTypesOf,
  middleTypeOf,
} from '#domain/repair-plan/projection/dwelling-types.ts';
import type { Levy, Loan, RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { plainYen } from '#domain/repair-plan/words/about-yen.ts';
import { useResult, useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { printPage } from '#web/lib/print-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { NoResult, WithResult } from '#web/ui/with-result.tsx';
import { typeLabel } from './bill-of.ts';
import { DwellingBills } from './dwelling-bills.tsx';
import { LevyQuestion, SafeFee } from './other-questions.tsx';
import { isSameList, isSameLoan } from './proposal-outcome.ts';
import { Proposals } from './proposals.tsx';
import { ProposalsSheet } from './proposals-sheet.tsx';
import { RulesForm } from './rules-form.tsx';
import { TrialChanges, useTrialChanges } from './trial-changes.tsx';
import { useProposals } from './use-proposals.ts';
import { useBasis, useRules } from './use-rules.ts';

/** 積立金の案: three plans that end the shortage, and what each dwelling would pay. */
export function FeePlannerView() {
  return (
    <WithResult>
      <Planner />
    </WithResult>
  );
}

function Planner() {
  const desk = useRules();
  const { rules } = desk;
  const basis = useBasis(rules?.loan ?? null);
  const shown = useProposals(basis, rules);
  const changes = useTrialChanges();
  const { base } = useWorkbench();
  const types = useMemo(() => dwellingTypesOf(base.dwellings, base.contribution), [base]);
  const [chosen, setChosen] = useState<string | null>(null);
  const type = types.find(({ key }) => key === chosen) ?? middleTypeOf(types);
  if (!type) return <p>住戸の面積が登録されていないので、積立金の案を作れません。</p>;
  return (
    <>
      <div className="print:hidden">
        <Section
          heading="積立金の3つの案"
          description={`不足が出ないように、条件を満たすいちばん低い額を、${changes.length === 0 ? '今の計画' : '試算中の計画'}と残高から計算します。検討会などの資料とは、計算した日や条件が違うため、額も違うことがあります。ここで試しても、保存した計画は変わりません。`}
        >
          <RulesForm desk={desk} />
          <TrialChanges changes={changes} />
          <OtherMoney basis={basis} />
          <TypeChoice types={types} type={type} onChange={setChosen} />
          {rules ? (
            <>
              <PrintProposals isReady={shown !== null} />
              <Proposals shown={shown} dwellingPlace={type.place} />
            </>
          ) : (
            <NoResult
              sentence="案を作る条件に、誤りがあります。"
              href="/demo/repair-fund-simulation?view=fees&fix=.rules"
            />
          )}
        </Section>
        {rules && (
          <Section heading="もう少し確かめる">
            <div className="grid gap-4 lg:grid-cols-2">
              <SafeFee basis={basis} rules={rules} type={type} />
              <LevyQuestion rules={rules} type={type} />
            </div>
          </Section>
        )}
        <BillsSection />
      </div>
      <ProposalsSheet shown={shown} hasFault={rules === null} type={type} />
    </>
  );
}

/** The paper of this view is not the paper of the plan, and says so before it is asked for. */
function PrintProposals({ isReady }: { isReady: boolean }) {
  if (!isReady) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={() => void printPage()}>
        <Printer aria-hidden="true" className="size-5" />
        3つの案を印刷
      </Button>
      <p className="min-w-0 flex-1 basis-72 text-muted">
        3つの案の比較を、条件と住戸の広さごとの月額を添えて印刷します。「PDFを作る」は、1つの計画の説明資料です。
      </p>
    </div>
  );
}

function BillsSection() {
  const { isTried } = useWorkbench();
  return (
    <Section
      heading="住戸ごとの月額"
      description={
        isTried
          ? '試算中の積立金で計算しています。金額は、住戸ごとに端数を整えた額です。'
          : '今の計画の積立金です。上の案を試すと、その案の月額に変わります。'
      }
    >
      <DwellingBills />
    </Section>
  );
}

/** Loans and levies of the trial that the three plans take as given; what is only tried may be taken out. */
function OtherMoney({ basis }: { basis: RepairPlan }) {
  const workbench = useWorkbench();
  const { base } = workbench;
  const { plan } = useResult();
  const { loans, levies } = basis;
  if (loans.length + levies.length === 0) return null;
  const dropLoan = (gone: Loan) => {
    const left = plan.loans.filter((loan) => !isSameLoan(loan, gone));
    workbench.tryOut({ loans: isSameList(left, base.loans, isSameLoan) ? null : left });
  };
  const dropLevy = (gone: Levy) => {
    const left = plan.levies.filter((levy) => !isSameLevy(levy, gone));
    workbench.tryOut({ levies: isSameList(left, base.levies, isSameLevy) ? null : left });
  };
  return (
    <div className="mb-6">
      <p>次のお金は、そのまま入れて3つの案を作っています。</p>
      <ul className="mt-1">
        {loans.map((loan, index) => (
          <OtherItem
            key={`loan-${index}`}
            text={loanText(loan)}
            onDrop={base.loans.some((own) => isSameLoan(own, loan)) ? null : () => dropLoan(loan)}
          />
        ))}
        {levies.map((levy, index) => (
          <OtherItem
            key={`levy-${index}`}
            text={`${levy.year}年度の一時金`}
            onDrop={base.levies.some((own) => isSameLevy(own, levy)) ? null : () => dropLevy(levy)}
          />
        ))}
      </ul>
    </div>
  );
}

function OtherItem({ text, onDrop }: { text: string; onDrop: (() => void) | null }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3">
      <span>・{text}</span>
      {onDrop && (
        <Button variant="quiet" aria-label={`外す：${text}`} onClick={onDrop}>
          外す
        </Button>
      )}
    </li>
  );
}

function isSameLevy(one: Levy, other: Levy): boolean {
  return one.year === other.year && one.unitPriceYen === other.unitPriceYen;
}

function loanText({ year, principalYen, repaymentYears }: Loan): string {
  return `${year}年度の借入れ${plainYen(principalYen)}（${repaymentYears}年で返済）`;
}

type TypeChoiceProps = {
  types: readonly DwellingType[];
  type: DwellingType;
  onChange: (key: string) => void;
};

function TypeChoice({ types, type, onChange }: TypeChoiceProps) {
  const { basis } = useWorkbench().base.contribution;
  if (types.length < 2) return null;
  return (
    <div className="mb-4 max-w-80">
      <Field label="金額を見る住戸の広さ">
        {(control) => (
          <SelectInput
            {...control}
            value={type.key}
            onChange={(event) => onChange(event.target.value)}
          >
            {types.map(({ key, dwelling, count }) => (
              <option key={key} value={key}>
                {typeLabel(dwelling, basis)}（{count}戸）
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </div>
  );
}
