import { CircleCheck } from 'lucide-react';
import { type ArrearsAnswer, getArrears } from '#contract/arrears.ts';
import { awaitedMonthSentence } from '#domain/billing/month-state.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ArrearsBridge } from './arrears-bridge.tsx';
import { DebtorCard } from './debtor-card.tsx';
import { ReliefList } from './relief-list.tsx';

/** 滞納: how much is late and since when, whose it is, and what was written to them. */
export function ArrearsPart() {
  const arrears = useEndpoint(getArrears, {});
  const { debtors, today, isNamed, payTo } = arrears;
  const mayBill = useMay('billing.run');
  const mayDisclose = useMay('disclosure.issue');
  return (
    <Folds>
      <Section
        id="summary"
        heading="納期を過ぎた未納"
        description={`${formatPlainDate(today)}の時点です。納期の日を過ぎても納められていない額を数えます。`}
      >
        <Bands arrears={arrears} />
        <AwaitedMonths months={arrears.awaited} />
        {mayDisclose && (
          <p className="mt-4 print:hidden">
            住戸が売買されるときは、
            <TextLink href={accountingAddress('disclosure')}>重要事項調査報告書</TextLink>
            を作れます。
          </p>
        )}
      </Section>
      {mayBill && debtors.length > 0 && payTo === '' && (
        <p className="mb-6 max-w-2xl print:hidden">
          お振込先が入っていないので、督促の文書と「わたしの請求」に出ません。
          <TextLink href={`${accountingAddress('billing')}#rules`}>請求の決まり</TextLink>
          で入れられます。
        </p>
      )}
      <Section
        id="debtors"
        heading="住戸ごと"
        description={
          isNamed
            ? '担当の役員と管理会社だけに見えます。掲示や回覧には使わないでください。'
            : '住戸とお名前は、理事長・副理事長・会計担当理事・監事・管理会社だけに見えます。'
        }
      >
        {debtors.length === 0 ? (
          <EmptyState icon={CircleCheck} title="納期を過ぎた未納はありません">
            次の納期を過ぎて入金がない住戸があれば、ここに出ます。
          </EmptyState>
        ) : (
          <ul className="grid gap-5">
            {debtors.map((debtor, index) => (
              <li key={debtor.dwellingId ?? index}>
                <DebtorCard debtor={debtor} arrears={arrears} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <ReliefList />
      <Section
        id="bridge"
        heading="帳簿の未収金とのつながり"
        description="上の一覧は「納める日」で数え、帳簿は「何月分か」で数えます。ちがいはこのとおりです。"
      >
        <ArrearsBridge bridge={arrears.bridge} />
      </Section>
    </Folds>
  );
}

/** Whose day has passed while the bank's answer is awaited: not late, and not forgotten. */
function AwaitedMonths({ months }: { months: ArrearsAnswer['awaited'] }) {
  if (months.length === 0) return null;
  return (
    <div className="mt-4">
      {months.map((it) => (
        <p key={`${it.month} ${it.paysBy}`}>{awaitedMonthSentence(it)}</p>
      ))}
      <p className="text-muted">
        銀行の明細や口座振替の結果を帳簿に入れると、納められていない分だけが未納になります。
      </p>
    </div>
  );
}

/** How many dwellings, by how long: the figure that a board speaks of. */
function Bands({ arrears: { bands, debtors } }: { arrears: ArrearsAnswer }) {
  const yen = bands.reduce((sum, band) => sum + band.yen, 0);
  return (
    <>
      <p className="mb-3 text-xl">
        <strong className="text-3xl tabular-nums">{formatYen(yen)}</strong>
        <span className="ml-3">{debtors.length}戸</span>
      </p>
      <dl className="grid max-w-3xl gap-3 sm:grid-cols-3">
        {bands.map(({ name, count, yen: bandYen }) => (
          <div key={name} className="rounded-xl border border-line bg-surface px-4 py-3">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">
              <strong className="text-lg">{count}戸</strong>
              <span className="ml-2">{formatYen(bandYen)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
