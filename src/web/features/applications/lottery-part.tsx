import type { InboxApplication } from '#contract/applications.ts';
import { type Lottery, listLotteries } from '#contract/lotteries.ts';
import { type FormKey, formInForce, formKeys } from '#domain/applications/all-forms.ts';
import { drawnOrder } from '#domain/applications/lottery.ts';
import { formatDate } from '#domain/calendar.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import { LotteryForm } from './lottery-form.tsx';

/** 抽選: where the rules draw lots, once for each application, in a way that can be drawn again. */
export function LotteryPart({ waiting }: { waiting: readonly InboxApplication[] }) {
  const { lotteries } = useEndpoint(listLotteries, {});
  const mayDecide = useMay('application.decide');
  const drawn = new Set(lotteries.flatMap(({ tickets }) => tickets.map((it) => it.applicationId)));
  const groups = formKeys
    .filter((form) => formInForce(form).isDrawn)
    .map((form) => ({
      form,
      open: waiting.filter((it) => it.form === form && !drawn.has(it.id)),
    }))
    .filter(({ open }) => mayDecide && open.length > 1);
  if (groups.length === 0 && lotteries.length === 0) return null;
  return (
    <Section
      heading="抽選"
      description="空いている数より多く申し込みがあるとき、規則に従って順番を決めます。結果は、表示される数字から、だれがやり直しても同じになります。"
    >
      <div className="grid gap-6">
        {groups.map(({ form, open }) => (
          <LotteryForm key={form} form={form} applications={open} />
        ))}
        {lotteries.map((lottery) => (
          <Result key={lottery.id} lottery={lottery} />
        ))}
      </div>
    </Section>
  );
}

type Row = ReturnType<typeof drawnOrder<Lottery['tickets'][number]>>[number];

const columns: readonly Column<Row>[] = [
  { id: 'place', header: '順番', isRowHeader: true, cell: ({ place }) => `${place}番` },
  { id: 'number', header: '受付番号', cell: ({ number }) => number },
  { id: 'dwelling', header: '住戸', cell: ({ dwelling }) => `${dwelling}号室` },
  {
    id: 'result',
    header: '結果',
    cell: ({ isChosen, isFirst }) => (
      <>
        <Badge tone={isChosen ? 'good' : 'neutral'}>{isChosen ? '当選' : '待機'}</Badge>
        {isFirst && '　優先'}
      </>
    ),
  },
];

function Result({ lottery }: { lottery: Lottery }) {
  const { subject, form, places, seed, drawnAt, tickets } = lottery;
  const { day, time } = clockInJapan(new Date(drawnAt));
  return (
    <article
      aria-label={subject}
      className="break-inside-avoid rounded-xl border border-line p-4 sm:p-5"
    >
      <h3 className="text-lg font-bold">{subject}</h3>
      <p className="mb-3 text-muted">
        {formOfWords(form)}。{formatDate(day)} {time}に抽選しました。{tickets.length}件のうち
        {places}
        件が当選です。抽選の数字は<span className="tabular-nums">{seed}</span>です。
      </p>
      <DataTable
        caption={`${subject}の結果`}
        columns={columns}
        rows={[...drawnOrder(tickets, lottery)]}
        rowKey={({ applicationId }) => applicationId}
      />
      <p className="mt-2 print:hidden">
        申し込みの承認は、上の「答えを待っているもの」で、1件ずつ行います。
      </p>
    </article>
  );
}

const formOfWords = (form: FormKey): string => formInForce(form).title;
