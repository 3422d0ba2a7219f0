import { useState } from 'react';
import { type BillingMonth, getBillingMonth, runBilling, undoBilling } from '#contract/billing.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { entryAddress } from '#web/lib/books/accounting-address.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { MonthDifferences } from './month-differences.tsx';
import { MonthItems } from './month-items.tsx';

/** 月の請求: what it comes to, what is another than last month, and one button. */
export function MonthSection() {
  const [chosen, setChosen] = useState<string | null>(null);
  const next = useEndpoint(getBillingMonth, {});
  const view = useEndpoint(getBillingMonth, chosen === null ? {} : { month: chosen });
  const months = [next.month, ...next.billedMonths.filter((month) => month !== next.month)];
  return (
    <Section
      id="month"
      heading={`${monthName(view.month)}分の請求`}
      description={
        view.run
          ? undefined
          : '住戸にお願いする額です。確かめてから、帳簿に付けます。前もって納められた分は、そのときに充てます。'
      }
    >
      <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
        <div className="w-80 max-w-full">
          <SelectField
            label="見る月"
            options={months.map((month) => ({
              value: month,
              label: `${monthName(month)}${month === next.month ? '（次に付ける月）' : '（帳簿に付けた月）'}`,
            }))}
            value={view.month}
            onChange={(month) => setChosen(month === next.month ? null : month)}
          />
        </div>
        {view.run && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1.5">
            <Badge tone="good">帳簿に付けました</Badge>
            {formatPlainDate(view.run.ranOn)}・{view.run.ranAs}
            <TextLink href={entryAddress(view.run.entryId)}>仕訳を見る</TextLink>
          </p>
        )}
      </div>
      <MonthItems view={view} />
      <MonthDifferences view={view} />
      <ControlNote control={view.control} />
      <UndividedNote undivided={view.undivided} />
      <RunButtons view={view} onDone={(month) => setChosen(month)} />
    </Section>
  );
}

/** Whether the dwellings come to what the books say. */
function ControlNote({ control }: Pick<BillingMonth, 'control'>) {
  const { openYen, ledgerOpenYen, advanceYen, ledgerAdvanceYen } = control;
  const isEven = openYen === ledgerOpenYen && advanceYen === ledgerAdvanceYen;
  if (isEven) {
    return (
      <p className="mt-4">
        <Badge tone="good">帳簿と一致</Badge>　住戸ごとの合計は、帳簿と同じです（未収金
        {formatYen(openYen)}、前受金{formatYen(advanceYen)}）。
      </p>
    );
  }
  return (
    <div className="mt-4 rounded-xl border border-line bg-warn-soft p-4">
      <p className="font-bold text-warn">住戸ごとの合計と、帳簿がちがいます。</p>
      <p>
        未収金は住戸ごとの合計が{formatYen(openYen)}、帳簿が{formatYen(ledgerOpenYen)}
        です。前受金は住戸ごとの合計が{formatYen(advanceYen)}、帳簿が{formatYen(ledgerAdvanceYen)}
        です。未収金や前受金に直接入力した仕訳がないか、確かめてください。帳簿を始めたときの分は、
        <TextLink href="#opening-dues">はじまりの未収金・前受金</TextLink>
        で、住戸ごとに入れられます。
      </p>
    </div>
  );
}

/** Money for no month yet is whole in one fund: until it is billed, the other funds look poorer than they are. */
function UndividedNote({ undivided }: Pick<BillingMonth, 'undivided'>) {
  if (!undivided) return null;
  const { yen, fund, parts } = undivided;
  const others = parts.filter((part) => part.fund !== fund);
  return (
    <p className="mt-2">
      前受金のうち{formatYen(yen)}は、まだどの月の分か決まっていません。請求するまでは、全部を
      {fund}に置いています。
      {others.length > 0 &&
        `いまの料金表では、このうち${others.map((part) => `${formatYen(part.yen)}が${part.fund}`).join('、')}の分です。これからの請求で、その会計へ移ります。`}
    </p>
  );
}

type ButtonsProps = { view: BillingMonth; onDone: (month: string | null) => void };

function RunButtons({ view, onDone }: ButtonsProps) {
  const mayBill = useMay('billing.run');
  const running = useBooksAction(runBilling);
  const undoing = useBooksAction(undoBilling);
  const { month, run, hindrance } = view;
  if (!mayBill) return null;
  const name = `${Number(month.slice(5))}月分`;

  async function takeBack(runId: string): Promise<void> {
    try {
      await undoing.mutateAsync({ runId });
      onDone(null);
      toast({ title: `${name}の請求を帳簿から取り消しました`, tone: 'good' });
    } catch (error) {
      toast({ title: sentenceOf(error), tone: 'danger' });
    }
  }
  async function bill(): Promise<void> {
    const yen = sumYen(view.items.map((item) => item.yen));
    const { runId } = await running.mutateAsync({ month, yen });
    onDone(month);
    toast({
      title: `${name}の請求を帳簿に付けました`,
      tone: 'good',
      undo: () => void takeBack(runId),
    });
  }

  if (run?.keptBy) return <p className="mt-4 text-muted">{run.keptBy}</p>;
  const isBusy = running.isPending || undoing.isPending;
  return (
    <div className="mt-5 print:hidden">
      {run ? (
        <Button variant="secondary" disabled={isBusy} onClick={() => void takeBack(run.id)}>
          帳簿から取り消す
        </Button>
      ) : hindrance ? (
        <p className="rounded-xl border border-line bg-surface p-4">{hindrance}</p>
      ) : (
        <>
          <Button size="large" disabled={isBusy} onClick={() => void bill().catch(() => undefined)}>
            {isBusy ? '帳簿に付けています' : `${name}を帳簿に付ける`}
          </Button>
          <p className="mt-2 text-muted">
            {Number(month.slice(5))}
            月1日の仕訳が1件できます。入金を充てるか、月を締めるまでは取り消せます。
          </p>
        </>
      )}
      {running.error && <FailureNote>{sentenceOf(running.error)}</FailureNote>}
    </div>
  );
}
