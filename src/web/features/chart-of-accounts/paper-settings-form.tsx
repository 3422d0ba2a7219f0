import { getYearBooks, savePaperSettings } from '#contract/money.ts';
import {
  basisName,
  differenceTitle,
  type PaperSettings,
} from '#domain/statements/paper-settings.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 決算書の書き方: saved as soon as something is chosen, and taken back by one button. */
export function PaperSettingsForm() {
  const { paperSettings: settings } = useEndpoint(getYearBooks, { year: 'latest' });
  const mayChange = useMay('ledger.book');
  const saving = useBooksAction(savePaperSettings);

  async function save(next: PaperSettings): Promise<void> {
    await saving.mutateAsync(next);
    toast({
      title: '決算書の書き方を変えました',
      tone: 'good',
      undo: () => saving.mutateAsync(settings),
    });
  }
  const change = (part: Partial<PaperSettings>) => {
    void save({ ...settings, ...part }).catch(() => undefined);
  };
  return (
    <Section
      id="papers"
      heading="決算書の書き方"
      description="画面、印刷、Excelのどれにも同じように使います。選んだ書き方は、それぞれの書類の上のほうに印刷します。"
    >
      {mayChange ? (
        <Choices settings={settings} change={change} />
      ) : (
        <p>
          {settings.columnOrder === 'budget-first' ? '予算、決算の順' : '決算、予算の順'}、
          {differenceTitle(settings)}、{basisName(settings)}、
          {settings.dates === 'era' ? '和暦' : '西暦'}です。会計担当理事が変えられます。
        </p>
      )}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
    </Section>
  );
}

type ChoicesProps = {
  settings: PaperSettings;
  change: (part: Partial<PaperSettings>) => void;
};

function Choices({ settings, change }: ChoicesProps) {
  return (
    <div className="grid max-w-[44rem] gap-6">
      <PillChoice
        label="列の並び"
        name="columns"
        value={settings.columnOrder}
        onChange={(columnOrder) => change({ columnOrder })}
        options={[
          { value: 'budget-first', label: '予算 → 決算' },
          { value: 'actual-first', label: '決算 → 予算' },
        ]}
      />
      <PillChoice
        label="差額の引き方"
        name="difference"
        hint="決算−予算では、使いすぎた支出がプラスになります。予算−決算では、使いすぎた支出が▲になります。"
        value={settings.difference}
        onChange={(difference) => change({ difference })}
        options={[
          { value: 'actual-less-budget', label: '決算 − 予算' },
          { value: 'budget-less-actual', label: '予算 − 決算' },
        ]}
      />
      <PillChoice
        label="収支報告書の考え方"
        name="basis"
        hint="発生主義では、払う月や受け取る月にかかわらず、その年度の分をのせます。現金主義では、現金や預金が動いた額をのせ、発生主義とのちがいを1枚の書類で示します。貸借対照表は、どちらでも発生主義です。承認された年度は変わりません。"
        value={settings.basis}
        onChange={(basis) => change({ basis })}
        options={[
          { value: 'accrual', label: '発生主義' },
          { value: 'cash', label: '現金主義' },
        ]}
      />
      <PillChoice
        label="日付"
        name="dates"
        value={settings.dates}
        onChange={(dates) => change({ dates })}
        options={[
          { value: 'era', label: '和暦（令和8年）' },
          { value: 'western', label: '西暦（2026年）' },
        ]}
      />
    </div>
  );
}
