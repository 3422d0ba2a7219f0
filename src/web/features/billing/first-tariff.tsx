import { useState } from 'react';
import { beginTariff, type FirstTariff, getFirstTariff } from '#contract/billing-items.ts';
import { rateWords } from '#domain/billing/compare-months.ts';
import { formatYen } from '#domain/format-yen.ts';
import { sumYen } from '#domain/money.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** 料金表をはじめる: what the register says that each dwelling pays becomes the 料金表. */
export function FirstTariffPart() {
  const first = useEndpoint(getFirstTariff, {});
  if (first.items.length === 0) {
    return (
      <p>
        料金表は、まだありません。
        <TextLink href="/demo/setup#roster">はじめの設定</TextLink>
        の名簿に管理費と修繕積立金の列を入れると、その額から作れます。下の「費目を加える」で、1つずつ入れることもできます。
      </p>
    );
  }
  return <Proposal first={first} />;
}

function Proposal({ first: { items, openMonth } }: { first: FirstTariff }) {
  const beginning = useBooksAction(beginTariff);
  const [month, setMonth] = useState(openMonth);
  const yen = sumYen(items.map((it) => it.yen));
  async function begin(): Promise<void> {
    await beginning.mutateAsync({ month, yen });
    toast({ title: `${monthName(month)}分からの料金表を作りました`, tone: 'good' });
  }
  return (
    <div className="max-w-2xl">
      <p>
        料金表は、まだありません。名簿に入っている額から、次の料金表を作れます。どの住戸も、名簿と同じ額になります。
      </p>
      <ul className="my-3 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.name} className="py-3">
            <h3 className="font-bold">{item.name}</h3>
            <p>{ruleWords(item)}</p>
            <p className="text-muted">
              {item.count}戸、あわせて月{formatYen(item.yen)}
            </p>
          </li>
        ))}
      </ul>
      <p>
        作ったあとは、料金表の額が正しい額になります。名簿の額は使いません。請求するまでは、取り消せます。
      </p>
      <div className="mt-4 grid max-w-xl gap-5">
        <TextField
          label="いつの月分から"
          type="month"
          min={openMonth}
          value={month}
          onChange={setMonth}
        />
        {beginning.error && <FailureNote>{sentenceOf(beginning.error)}</FailureNote>}
        <div>
          <Button
            disabled={beginning.isPending || month === ''}
            onClick={() => void begin().catch(() => undefined)}
          >
            {beginning.isPending ? '作っています' : 'この料金表を作る'}
          </Button>
        </div>
      </div>
    </div>
  );
}

const roundWords: Readonly<Record<number, string>> = {
  1: '1円未満は四捨五入',
  10: '10円未満は四捨五入',
  100: '100円未満は四捨五入',
};

function ruleWords({ basis, sen, roundToYen }: FirstTariff['items'][number]): string {
  if (basis === 'dwelling') return '住戸ごとに、名簿の額のまま';
  if (basis === 'flat') return `どの住戸も月${rateWords(sen)}`;
  const rounded = roundWords[roundToYen] ?? '';
  return basis === 'area'
    ? `1㎡あたり月${rateWords(sen)}（${rounded}）`
    : `全体で月${rateWords(sen)}を、持分で分けます（${rounded}）`;
}
