import { RotateCcw, X } from 'lucide-react';
import { readFormula } from '#domain/budget/formula.ts';
import type { PlanRow, PlanSums } from '#domain/budget/plan-table.ts';
import { paperYen } from '#domain/statements/paper-words.ts';
import { readYen } from '#web/lib/books/read-yen.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftCell } from './draft-cell.tsx';
import type { Draft } from './use-draft.ts';

export type DraftHeads = { readonly before: string; readonly forecast: string };

type DraftTableProps = {
  readonly caption: string;
  readonly heads: DraftHeads;
  readonly rows: readonly PlanRow[];
  readonly sums: PlanSums;
  readonly draft: Draft;
};

const wide = '@max-[46rem]:block';
const cellClass =
  'px-2 py-1.5 align-top @max-[46rem]:flex @max-[46rem]:items-baseline @max-[46rem]:justify-between @max-[46rem]:gap-x-4 @max-[46rem]:before:shrink-0 @max-[46rem]:before:text-muted @max-[46rem]:before:content-[attr(data-label)]';
const typedClass =
  'px-2 py-1.5 align-top @max-[46rem]:block @max-[46rem]:before:block @max-[46rem]:before:text-muted @max-[46rem]:before:content-[attr(data-label)]';

/** One side of a fund, to type in: a formula reckons its sum by itself. */
export function DraftTable({ caption, heads, rows, sums, draft }: DraftTableProps) {
  return (
    <div className="@container mb-4 w-full">
      <table className={`w-full border-collapse border-y-2 border-line-strong ${wide}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b-2 border-line-strong text-left @max-[46rem]:sr-only">
          <tr>
            <th scope="col" className="min-w-28 px-2 py-1.5">
              科目
            </th>
            <th scope="col" className="px-2 py-1.5 text-right">
              {heads.before}
            </th>
            <th scope="col" className="px-2 py-1.5 text-right">
              {heads.forecast}
            </th>
            <th scope="col" className="w-[34%] px-2 py-1.5">
              式とメモ
            </th>
            <th scope="col" className="w-36 px-2 py-1.5 text-right">
              案
            </th>
            <th scope="col" className="px-2 py-1.5 text-right">
              増減
            </th>
            <th scope="col">
              <span className="sr-only">外す</span>
            </th>
          </tr>
        </thead>
        <tbody className={wide}>
          {rows.map((row) => (
            <DraftRow key={row.account.id} row={row} heads={heads} draft={draft} />
          ))}
          <tr className={`border-t-2 border-line-strong font-bold ${wide}`}>
            <th scope="row" className={`px-2 py-2 text-left ${wide}`}>
              {caption}の合計
            </th>
            <Yen label={heads.before} yen={sums.beforeYen} />
            <Yen label={heads.forecast} yen={sums.forecastYen} />
            <td className="@max-[46rem]:hidden">－</td>
            <Yen label="案" yen={sums.amountYen} />
            <Yen label="増減" yen={sums.amountYen - sums.beforeYen} />
            <td className="@max-[46rem]:hidden">－</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Yen({ label, yen }: { label: string; yen: number }) {
  return (
    <td data-label={label} className={`${cellClass} text-right whitespace-nowrap tabular-nums`}>
      {paperYen(yen)}
    </td>
  );
}

type DraftRowProps = { row: PlanRow; heads: DraftHeads; draft: Draft };

function DraftRow({ row, heads, draft }: DraftRowProps) {
  const { account, beforeYen, forecastYen, isLeftOut, fundId, accountId } = row;
  const { amountYen, formula, note } = row;
  const line = { fundId, accountId, amountYen, formula, note };
  const { name } = account;
  return (
    <tr className={`border-b border-line @max-[46rem]:py-3 ${wide}`}>
      <th scope="row" className={`px-2 py-3 text-left font-bold ${wide}`}>
        {name}
      </th>
      <Yen label={heads.before} yen={beforeYen} />
      <Yen label={heads.forecast} yen={forecastYen} />
      <td data-label="式とメモ" className={typedClass}>
        <DraftCell
          label={`${name}の式`}
          column="formula"
          placeholder="式　例：60戸 × 500円 × 12か月"
          value={formula}
          onCommit={(text) =>
            draft.putLine({ ...line, formula: text, amountYen: readFormula(text) ?? amountYen })
          }
        />
        <FormulaNote formula={formula} amountYen={amountYen} />
        <div className="mt-1">
          <DraftCell
            label={`${name}のメモ`}
            column="note"
            placeholder="メモ"
            value={note}
            onCommit={(text) => draft.putLine({ ...line, note: text })}
          />
        </div>
      </td>
      <td data-label="案" className={typedClass}>
        <DraftCell
          label={`${name}の案（円）`}
          column="amount"
          isNumber
          value={isLeftOut ? '' : amountYen.toLocaleString('ja-JP')}
          faultOf={faultOfAmount}
          onCommit={(text) => draft.putLine({ ...line, amountYen: readYen(text) ?? amountYen })}
        />
      </td>
      <Yen label="増減" yen={amountYen - beforeYen} />
      <td className={`py-1.5 text-right align-top ${wide}`}>
        {isLeftOut ? (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`${name}を案に戻す`}
            onClick={() => draft.putLine({ ...line, amountYen: beforeYen })}
          >
            <RotateCcw aria-hidden="true" className="size-5" />
          </Button>
        ) : (
          <Button
            variant="quiet"
            size="icon"
            aria-label={`${name}を案から外す`}
            onClick={() => draft.removeLine(line)}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
      </td>
    </tr>
  );
}

function faultOfAmount(text: string): string {
  const yen = readYen(text);
  return yen === null || yen > 999_999_999_999 ? '円の数字で入れてください。' : '';
}

/** The formula and the sum may part: then both are said. */
function FormulaNote({ formula, amountYen }: { formula: string; amountYen: number }) {
  const reckonedYen = readFormula(formula);
  if (reckonedYen === null || reckonedYen === amountYen) return null;
  return (
    <span className="mt-1 block text-muted">
      式では{paperYen(reckonedYen)}円です。案の額とちがいます。
    </span>
  );
}
