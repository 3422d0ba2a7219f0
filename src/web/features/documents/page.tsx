import { FileSearch } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { type DocumentHead, listDocuments } from '#contract/documents.ts';
import { documentCategories, documentCategoryNames } from '#domain/documents/category.ts';
import { wordsOf } from '#domain/documents/find-words.ts';
import { countCategories, searchLibrary, sortLibrary } from '#domain/documents/library.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DocumentRow } from './document-row.tsx';
import { LibraryArrangement, LibraryFilters } from './library-filters.tsx';
import { type LibraryView, useLibraryView } from './use-library-view.ts';

const overviewSizePerCategory = 5;
/** Below a longer list one does not see that there is more. */
const shortList = 2;
const textHitsId = 'text-hits';

type DocumentsPageProps = {
  /** Stands at the right of the page's name. */
  actions?: ReactNode;
  /** Stands below it. */
  notice?: ReactNode;
  /** What may be done with one document. */
  RowActions?: ComponentType<{ document: DocumentHead }>;
  /** What was found in the text of the documents. */
  TextHits?: ComponentType<{ view: LibraryView }>;
};

export function DocumentsPage({ actions, notice, RowActions, TextHits }: DocumentsPageProps) {
  const { documents } = useEndpoint(listDocuments, {});
  const view = useLibraryView();
  const { withOld, categories } = view;
  const words = wordsOf(view.query);
  const found = searchLibrary(documents, { words, withOld });
  const shown = found.filter(
    ({ category }) => categories.length === 0 || categories.includes(category),
  );
  const hasTextHits = words.length > 0 && TextHits !== undefined;
  return (
    <>
      <PageHeader
        title="文書"
        lead="管理規約や細則、議事録、点検の報告書などです。文書は新しいタブで開きます。"
        actions={actions}
      />
      {notice}
      <LibraryFilters view={view} counts={countCategories(documents, found)} />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div>
          <p role="status" className="text-lg font-bold">
            {countWords(view, shown.length)}
          </p>
          {hasTextHits && shown.length > shortList && (
            <TextLink href={`#${textHitsId}`} className="inline-flex min-h-11 items-center">
              本文から見つかった箇所へ
            </TextLink>
          )}
        </div>
        <LibraryArrangement view={view} />
      </div>
      {shown.length === 0 ? (
        <NothingFound
          view={view}
          countElsewhere={found.length}
          countWithOld={searchLibrary(documents, { words, withOld: true }).length}
        />
      ) : (
        <Shelves
          documents={sortLibrary(shown, view.order)}
          words={words}
          view={view}
          RowActions={RowActions}
        />
      )}
      {hasTextHits && (
        <div id={textHitsId} className="scroll-mt-16">
          <TextHits view={view} />
        </div>
      )}
    </>
  );
}

function countWords({ query, categories }: LibraryView, count: number): string {
  const place = categories.map((it) => documentCategoryNames[it]).join('・');
  const words = query.trim() && `題名か概要に「${query.trim()}」を含む文書`;
  return `${[place, words].filter(Boolean).join('：') || 'すべての文書'} ${count}件`;
}

type ShelvesProps = {
  documents: readonly DocumentHead[];
  words: readonly string[];
  view: LibraryView;
  RowActions: DocumentsPageProps['RowActions'];
};

/** By category with a heading each, or one list of what was found or put in another order. */
function Shelves({ documents, words, view, RowActions }: ShelvesProps) {
  const { order, categories } = view;
  if (order !== 'category' || words.length > 0 || categories.length === 1) {
    return (
      <DocumentList
        documents={documents}
        words={words}
        withCategory={categories.length !== 1}
        RowActions={RowActions}
      />
    );
  }
  const isOverview = categories.length === 0;
  return documentCategories.map((category) => {
    const all = documents.filter((it) => it.category === category);
    const shown = isOverview ? all.slice(0, overviewSizePerCategory) : all;
    const name = documentCategoryNames[category];
    return (
      all.length > 0 && (
        <Section
          key={category}
          heading={name}
          action={<span className="text-muted">{all.length}件</span>}
        >
          <DocumentList
            documents={shown}
            words={words}
            withCategory={false}
            RowActions={RowActions}
          />
          {all.length > shown.length && (
            <p className="pt-3">
              <TextLink
                href={view.addressWith({ category })}
                className="inline-flex min-h-11 items-center"
              >
                {name}の文書をすべて見る（{all.length}件）
              </TextLink>
            </p>
          )}
        </Section>
      )
    );
  });
}

type DocumentListProps = Omit<ShelvesProps, 'view'> & { withCategory: boolean };

function DocumentList({ documents, words, withCategory, RowActions }: DocumentListProps) {
  const { today } = useEndpoint(listDocuments, {});
  return (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          today={today}
          words={words}
          withCategory={withCategory}
          actions={RowActions && <RowActions document={document} />}
        />
      ))}
    </ul>
  );
}

type NothingFoundProps = { view: LibraryView; countElsewhere: number; countWithOld: number };

/** Offers the way that leads to something: other categories, old versions, or all documents. */
function NothingFound({ view, countElsewhere, countWithOld }: NothingFoundProps) {
  const ways = (
    <div className="flex flex-wrap gap-3">
      {countElsewhere > 0 && (
        <Button variant="secondary" onClick={() => view.change({ category: '' })}>
          すべての分類からさがす（{countElsewhere}件）
        </Button>
      )}
      {countElsewhere === 0 && countWithOld > 0 && (
        <Button variant="secondary" onClick={() => view.change({ versions: 'all', category: '' })}>
          旧版も含めてさがす（{countWithOld}件）
        </Button>
      )}
      <ButtonLink
        variant="secondary"
        href={view.addressWith({ q: '', category: '', versions: '' })}
      >
        条件を消してすべて見る
      </ButtonLink>
    </div>
  );
  if (view.query.trim() === '') {
    return (
      <EmptyState icon={FileSearch} title="あてはまる文書がありません" action={ways}>
        ほかの分類を選んでください。
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div>
        <p className="font-bold">題名と概要には、あてはまる文書がありません</p>
        <p className="text-muted">ことばを短くするか、別の言い方でお試しください。</p>
      </div>
      {ways}
    </div>
  );
}
