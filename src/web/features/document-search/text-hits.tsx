import { Search } from 'lucide-react';
import { useState } from 'react';
import { formatPlainDate } from '#domain/calendar.ts';
import { type DocumentCategory, documentCategoryNames } from '#domain/documents/category.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { MarkedParts } from '#web/ui/marked-parts.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LiveRecords } from './live-records.tsx';
import type { Hit, TextSearch } from './use-text-search.ts';

type TextHitsProps = {
  search: TextSearch;
  /** Only documents of these; empty means of every category. */
  categories: readonly DocumentCategory[];
  withOld: boolean;
  onWiden: (changes: { category?: string; versions?: string }) => void;
};

/** 本文から見つかった箇所: the places in the text of all documents. */
export function TextHits(props: TextHitsProps) {
  const { error, retry } = props.search;
  return (
    <div className="grid gap-10">
      {!error && <LiveRecords records={props.search.records} />}
      <Section heading="本文から見つかった箇所">
        {error ? <Failure error={error} onRetry={retry} /> : <Hits {...props} />}
      </Section>
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-lg bg-danger-soft px-4 py-3">
      <p className="font-bold text-danger">本文をさがせませんでした。{sentenceOf(error)}</p>
      <Button variant="secondary" onClick={onRetry} className="mt-2">
        もう一度さがす
      </Button>
    </div>
  );
}

function Hits({ search, categories, withOld, onWiden }: TextHitsProps) {
  const { hits, isSearching } = search;
  const inCategory = hits.filter(
    ({ category }) => categories.length === 0 || categories.includes(category),
  );
  const shown = inCategory.filter(({ isSuperseded }) => withOld || !isSuperseded);
  return (
    <>
      <p aria-live="polite" className="mb-3 flex min-h-7 items-center gap-2">
        {isSearching ? (
          <>
            <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
            本文をさがしています
          </>
        ) : (
          countWords(shown.length, search)
        )}
      </p>
      <div className={classNames(isSearching && 'opacity-60')}>
        <HitList key={shown.map(({ documentId }) => documentId).join()} hits={shown} />
      </div>
      {!isSearching && (
        <Elsewhere
          inOthers={hits.length - inCategory.length}
          inOld={inCategory.length - shown.length}
          onWiden={onWiden}
        />
      )}
    </>
  );
}

function countWords(count: number, { readAs, alsoAs, years, isCut }: TextSearch): string {
  if (count === 0) return '本文には見つかりませんでした。';
  const near = [
    readAs !== null && `「${readAs}」でさがしました。`,
    alsoAs !== null && `「${alsoAs}」でもさがしました。`,
    years.length > 0 && `${yearNames(years)}のものを先に示します。`,
  ]
    .filter(Boolean)
    .join('');
  return isCut
    ? `${near}多くの文書で見つかりました。関係の深いものから${count}件を示します。`
    : `${near}${count}件の文書で見つかりました。`;
}

function yearNames(years: readonly number[]): string {
  return years.map((year) => `${year}年度`).join('と');
}

const firstShown = 5;

function HitList({ hits }: { hits: readonly Hit[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? hits : hits.slice(0, firstShown);
  if (hits.length === 0) return null;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((hit) => (
          <HitRow key={hit.documentId} hit={hit} />
        ))}
      </ul>
      {shown.length < hits.length && (
        <Button variant="secondary" onClick={() => setWhole(true)} className="mt-4">
          残りの{hits.length - shown.length}件も表示
        </Button>
      )}
    </>
  );
}

function HitRow({ hit }: { hit: Hit }) {
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg leading-snug font-bold">
          {hit.passages.length > 0 ? (
            <MarkedParts parts={hit.title} />
          ) : (
            <TextLink
              href={`/document/${hit.documentId}`}
              target="_blank"
              className="inline-block py-2"
            >
              <MarkedParts parts={hit.title} />
            </TextLink>
          )}
        </h3>
        {hit.isSuperseded && <Badge tone="warn">旧版</Badge>}
        <p className="text-muted">
          {documentCategoryNames[hit.category]}・{formatPlainDate(hit.issuedOn)}発行
        </p>
      </div>
      <ul className="mt-1 grid gap-2 empty:hidden">
        {hit.passages.map(({ href, heading, excerpt }) => (
          <li key={href} className="border-l-4 border-line pl-3 hover:border-primary">
            <TextLink
              href={href}
              target="_blank"
              className="inline-block py-2.5 leading-relaxed [overflow-wrap:anywhere]"
            >
              {heading.length > 0 ? <MarkedParts parts={heading} /> : 'この箇所を読む'}
            </TextLink>
            <p className="-mt-1 max-w-[44rem] pb-1 [overflow-wrap:anywhere]">
              <MarkedParts parts={excerpt} />
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

type ElsewhereProps = { inOthers: number; inOld: number; onWiden: TextHitsProps['onWiden'] };

/** Hits that the choices above the list leave out. */
function Elsewhere({ inOthers, inOld, onWiden }: ElsewhereProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {inOthers > 0 && (
        <Button variant="secondary" onClick={() => onWiden({ category: '' })}>
          ほかの分類の本文も見る（{inOthers}件）
        </Button>
      )}
      {inOld > 0 && (
        <Button variant="secondary" onClick={() => onWiden({ versions: 'all' })}>
          旧版の本文も見る（{inOld}件）
        </Button>
      )}
    </div>
  );
}
