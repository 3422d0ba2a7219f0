import type { CompanyAccess } from '#contract/company.ts';
import { areaNames } from '#domain/access/company-areas.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { Section } from '#web/ui/section.tsx';

type Contract = CompanyAccess['contracts'][number];

/** What is over: who asked, who approved, who ended it. */
export function PastContracts({ access }: { access: CompanyAccess }) {
  const past = access.contracts.filter(({ state }) => state === 'over');
  if (past.length === 0) return null;
  return (
    <Section id="past" heading="以前の利用">
      <ul className="divide-y divide-line border-y border-line">
        {past.map((contract) => (
          <li key={contract.id} className="py-3">
            <strong>{contract.companyName}</strong>
            <span className="block text-muted">{wordsOf(contract)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function wordsOf(contract: Contract): string {
  const { areas, askedAs, askedOn, approvedAs, approvedOn } = contract;
  const names = areaNames(areas);
  const work = names.length > 0 ? `任せた仕事は、${names.join('、')}。` : '';
  const asked = `${formatPlainDate(askedOn)}に${askedAs}が頼みました。`;
  const approved =
    approvedAs && approvedOn ? `${formatPlainDate(approvedOn)}に${approvedAs}が承認しました。` : '';
  return asked + approved + endWords(contract) + work;
}

function endWords({ endedAs, endedOn, approvedAs, lastDay }: Contract): string {
  if (endedAs && endedOn) {
    const done = approvedAs ? '終わらせました' : '取り下げました';
    return `${formatPlainDate(endedOn)}に${endedAs}が${done}。`;
  }
  return lastDay ? `${formatPlainDate(lastDay)}で終わりました。` : '';
}
