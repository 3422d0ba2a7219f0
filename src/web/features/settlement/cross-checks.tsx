import type { CheckOfYear, Settlement } from '#contract/settlement.ts';
import { comparedWords } from '#domain/statements/checks/check.ts';
import { Badge } from '#web/ui/badge.tsx';

/** 突き合わせ: figures that must be the same, both of them, and whether they are. */
export function CrossChecks({ settlement }: { settlement: Settlement }) {
  const { checks: results, waiting } = settlement;
  const ids = [...new Set(results.map(({ id }) => id))];
  return (
    <>
      <p className="mb-3 font-bold">{verdictOf(results)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {ids.map((id) => (
          <Check key={id} results={results.filter((it) => it.id === id)} />
        ))}
      </ul>
      {waiting.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
            書類がそろってから確かめるもの（{waiting.length}件）
          </summary>
          <ul className="ml-6 list-disc">
            {waiting.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** What has to be mended, what needs words, and what has them, are three things. */
function verdictOf(results: readonly CheckOfYear[]): string {
  const apart = results.filter(({ holds }) => !holds);
  const wrong = apart.filter(({ severity }) => severity === 'error').length;
  const unsaid = apart.filter((it) => it.severity === 'warning' && !isExplained(it)).length;
  if (apart.length === 0) return `くらべた${results.length}か所は、すべて合っています。`;
  const first =
    wrong === 0
      ? `くらべた${results.length}か所に、直すまちがいはありません。`
      : `くらべた${results.length}か所のうち、${wrong}か所がちがいます。`;
  if (unsaid > 0) return `${first}理由を書くちがいが${unsaid}か所あります。`;
  return wrong === 0 ? `${first}ちがいには、理由を書いてあります。` : first;
}

function Check({ results }: { results: readonly CheckOfYear[] }) {
  const [first] = results;
  if (!first) return null;
  const wrong = results.filter(({ holds }) => !holds);
  return (
    <li className="py-1">
      <details open={wrong.length > 0}>
        <summary className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-lg py-1">
          <span className="min-w-36">
            <Outcome results={results} />
          </span>
          <strong>{first.title}</strong>
          <span className="text-muted">{results.length}か所</span>
        </summary>
        <ul className="mt-1 mb-2">
          {results.map((result) => (
            <li
              key={result.subject}
              className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-1.5"
            >
              <span className="min-w-0 flex-[1_1_18rem]">{result.subject}</span>
              <span className="ml-auto tabular-nums">
                {comparedWords(result.leftYen, result)}／{comparedWords(result.rightYen, result)}
              </span>
              <span className="min-w-36 text-right">
                <Outcome results={[result]} />
              </span>
              {result.comment && (
                <span className="basis-full text-muted">理由：{result.comment}</span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** A difference that somebody explained is no fault any more. */
function isExplained({ severity, comment }: CheckOfYear): boolean {
  return severity === 'warning' && comment !== '';
}

function Outcome({ results }: { results: readonly CheckOfYear[] }) {
  const wrong = results.filter(({ holds }) => !holds);
  if (wrong.length === 0) return <Badge tone="good">合っています</Badge>;
  if (wrong.some(({ severity }) => severity === 'error')) {
    return <Badge tone="danger">ちがいます</Badge>;
  }
  return (
    <Badge tone="warn">{wrong.every(isExplained) ? '理由があります' : '理由が要ります'}</Badge>
  );
}
