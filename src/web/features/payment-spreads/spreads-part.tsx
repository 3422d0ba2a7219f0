import { Layers } from 'lucide-react';
import { listSpreads } from '#contract/repeats.ts';
import { useBooks } from '#web/lib/books/use-books.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SpreadCard } from './spread-card.tsx';
import { SpreadForm } from './spread-form.tsx';

/** 数年分の支払い: asked for in words, and spread over its months by itself. */
export function SpreadsPart() {
  const books = useBooks();
  const { spreads } = useEndpoint(listSpreads, {});
  return (
    <section aria-label="数年分をまとめて払った">
      <p className="mb-5 max-w-[44rem] text-muted">
        火災保険のように、1年や5年の分を先に払ったときの入力です。払った額は前払いとしておき、毎月、その月の分だけが支出になるように、「今月やること」に並びます。
      </p>
      <SpreadForm books={books} />
      <h3 className="mt-10 mb-3 text-xl font-bold">分けている支払い</h3>
      {spreads.length === 0 ? (
        <EmptyState icon={Layers} title="分けている支払いはまだありません">
          上で記帳すると、月ごとの額がここに出ます。
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {spreads.map((spread) => (
            <SpreadCard key={spread.id} spread={spread} books={books} />
          ))}
        </ul>
      )}
    </section>
  );
}
