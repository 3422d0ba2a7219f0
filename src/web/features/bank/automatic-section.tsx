import { type Automatic, getAutomatic, setAutomatic } from '#contract/bank-automatic.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AutomaticDays } from './automatic-days.tsx';

type Kind = Automatic['kinds'][number];

const kindWords: Readonly<Record<Kind['kind'], { label: string; rule: string }>> = {
  dues: {
    label: '管理費等の入金',
    rule: '同じ名義を同じ住戸として2回以上確かめてあり、額が未納の月とちょうど合い、いつもの日に近い入金だけを付けます。',
  },
  income: {
    label: 'そのほかの決まった入金',
    rule: '同じ名義を同じ科目として3回以上確かめてあり、額も前と大きく変わらない入金だけを付けます。',
  },
  payments: {
    label: '承認ずみの支払い',
    rule: '2人で承認した支払いと、額と日が同じ出金だけを付けます。',
  },
};

/** 自動で帳簿に付ける: what may book itself, tried on what people decided, and what was booked. */
export function AutomaticSection() {
  const { kinds, days } = useEndpoint(getAutomatic, {});
  const switching = useBooksAction(setAutomatic);
  const maySwitch = useMay('auto.switch');

  async function turn({ kind }: Kind, isOn: boolean): Promise<void> {
    await switching.mutateAsync({ kind, isOn });
    const { label } = kindWords[kind];
    toast({
      title: isOn ? `${label}を、次の取り込みから自動で付けます` : `${label}を、自動では付けません`,
      tone: 'good',
    });
  }

  return (
    <Section
      id="automatic"
      heading="自動で帳簿に付ける"
      description="はじめはどれもオフです。オンにすると、明細を取り込んだときに、確かなものだけを帳簿に付けます。付けたものは下に並び、いつでも戻せます。"
      isOnPaper={false}
    >
      {switching.isError && <FailureNote>{sentenceOf(switching.error)}</FailureNote>}
      <ul className="max-w-[48rem] divide-y divide-line border-y border-line">
        {kinds.map((it) => (
          <li key={it.kind} className="py-3">
            {maySwitch ? (
              <Switch
                label={kindWords[it.kind].label}
                description={kindWords[it.kind].rule}
                checked={it.isOn}
                disabled={switching.isPending}
                onCheckedChange={(isOn) => void turn(it, isOn).catch(() => undefined)}
              />
            ) : (
              <>
                <p className="flex flex-wrap items-center gap-x-3 font-bold">
                  {kindWords[it.kind].label}
                  <Badge tone={it.isOn ? 'good' : 'neutral'}>{it.isOn ? 'オン' : 'オフ'}</Badge>
                </p>
                <p className="text-muted">{kindWords[it.kind].rule}</p>
              </>
            )}
            <TrialWords kind={it} />
            {it.switchedOn !== null && (
              <p className="text-muted">
                {formatPlainDate(it.switchedOn)}に{it.switchedAs}が
                {it.isOn ? 'オンにしました' : 'オフにしました'}。
              </p>
            )}
          </li>
        ))}
      </ul>
      <AutomaticDays days={days} />
    </Section>
  );
}

/** What the rule would have booked of the last year, right and wrong. */
function TrialWords({ kind: { kind, trial } }: { kind: Kind }) {
  if (trial === null) return null;
  const isOut = kind === 'payments';
  const what = isOut ? '出金' : '入金';
  if (trial.bookedCount === 0) {
    return (
      <p className="mt-1">
        この1年の{what}で試すと、自動で付いたものはありません。
        {isOut
          ? '承認してから払った記録がたまると増えます。'
          : '名義を確かめた記録がたまると増えます。'}
      </p>
    );
  }
  const { lineCount, bookedCount, wrong } = trial;
  return (
    <div className="mt-1">
      <p>
        この1年の{what}
        {lineCount}件で試すと、{bookedCount}件が自動で付き、
        {wrong.length === 0
          ? 'どれも、確かめた内容と同じでした。'
          : `そのうち${wrong.length}件は、確かめた内容とちがいました。`}
      </p>
      {wrong.length > 0 && (
        <ul className="ml-6 list-disc">
          {wrong.map(({ on, key, yen, summary }) => (
            <li key={`${on} ${key} ${yen}`}>
              {formatPlainDate(on)}　{key}　{formatYen(yen)}：自動では「{summary}」
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
