import { FileSearch } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { type DocumentHead, listDocuments } from '#contract/documents.ts';
import { documentCategories, documentCategoryNames } from '#domain/documents/category.ts';
import { wordsOf } from '#domain/documents/find-words.ts';
import { countCategories, searchLibrary, sortLibrary } from '#domain/documents/library.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useIsPrinting } from '#web/lib/use-is-printing.ts';
import { useLettersOnPaper } from '#web/lib/use-letters-on-paper.ts';
import { useViewMode } from '#web/lib/use-view-mode.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Folds } from '#web/ui/folds.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DocumentRow } from './document-row.tsx';
import { Finder } from './finder.tsx';
import { type InText, nothingAsked } from './in-text.ts';
import { LibraryArrangement, LibraryFilters, OldVersionsSwitch } from './library-filters.tsx';
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
  /** While words are looked for. */
  inText?: InText | undefined;
};

export function DocumentsPage({ actions, notice, RowActions, inText }: DocumentsPageProps) {
  const { documents } = useEndpoint(listDocuments, {});
  const view = useLibraryView();
  const isEasy = useViewMode() === 'easy';
  const { isKnown, isWhole, hasRecords, documentIds } = inText ?? nothingAsked;
  const { named, found, foundWithOld } = findDocuments(documents, view, documentIds);
  const shown = chosen(named, view);
  const isEmpty = isKnown && !hasRecords && chosen(found, view).length === 0;
  return (
    <>
      <PageHeader
        title="文書"
        lead={
          !isEasy && '管理規約や細則、議事録、点検の報告書などです。文書は新しいタブで開きます。'
        }
        actions={actions}
      />
      {!isEasy && notice}
      <Finder>
        <LibraryFilters
          view={view}
          counts={countCategories(documents, found)}
          isCounted={isWhole}
        />
      </Finder>
      <ListHead view={view} count={shown.length} hasTextHits={inText !== undefined} />
      {shown.length > 0 && (
        <Shelves
          documents={sortLibrary(shown, view.order)}
          words={wordsOf(view.query)}
          view={view}
          RowActions={RowActions}
        />
      )}
      {isEmpty && (
        <NothingFound
          view={view}
          countElsewhere={found.length}
          countWithOld={foundWithOld.length}
          isCounted={isWhole}
        />
      )}
      {inText && !isEmpty && (
        <TextPart view={view} isAlone={shown.length === 0}>
          {inText.list}
        </TextPart>
      )}
    </>
  );
}

type TextPartProps = { view: LibraryView; isAlone: boolean; children: ReactNode };

/** Right below the search, unless a list stands above it. */
function TextPart({ view, isAlone, children }: TextPartProps) {
  return (
    <div id={textHitsId} className={classNames('scroll-mt-16', !isAlone && 'mt-10')}>
      {isAlone && view.withOld && (
        <div className="mb-4">
          <OldVersionsSwitch view={view} />
        </div>
      )}
      {children}
    </div>
  );
}

/** By title and summary alone, then with those that have the words in their text. */
function findDocuments(
  documents: readonly DocumentHead[],
  { query, withOld }: LibraryView,
  inText: InText['documentIds'],
) {
  const words = wordsOf(query);
  const named = new Set(searchLibrary(documents, { words, withOld: true }));
  const foundWithOld = documents.filter((it) => named.has(it) || inText.has(it.id));
  const isCurrent = ({ isSuperseded }: DocumentHead) => withOld || !isSuperseded;
  return {
    named: [...named].filter(isCurrent),
    found: foundWithOld.filter(isCurrent),
    foundWithOld,
  };
}

function chosen(
  documents: readonly DocumentHead[],
  { categories }: LibraryView,
): readonly DocumentHead[] {
  return documents.filter(
    ({ category }) => categories.length === 0 || categories.includes(category),
  );
}

type ListHeadProps = { view: LibraryView; count: number; hasTextHits: boolean };

/** Of an empty list only those who hear the page are told: the others see what stands there instead. */
function ListHead({ view, count, hasTextHits }: ListHeadProps) {
  const isEasy = useViewMode() === 'easy';
  const isShown = count > 0;
  return (
    <div
      className={
        isShown ? 'mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2' : 'sr-only'
      }
    >
      <div>
        <p role="status" className="text-lg font-bold">
          {countWords(view, count)}
        </p>
        {hasTextHits && count > shortList && (
          <TextLink href={`#${textHitsId}`} className="inline-flex min-h-11 items-center">
            本文から見つかった箇所へ
          </TextLink>
        )}
      </div>
      {isShown && !isEasy && <LibraryArrangement view={view} />}
    </div>
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
  const isPrinting = useIsPrinting();
  useLettersOnPaper(documents.map(({ title, summary }) => title + summary).join(''));
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
  const shelves = documentCategories.map((category) => {
    const all = documents.filter((it) => it.category === category);
    const shown = isOverview && !isPrinting ? all.slice(0, overviewSizePerCategory) : all;
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
  return isOverview ? <Folds>{shelves}</Folds> : shelves;
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

type NothingFoundProps = {
  view: LibraryView;
  countElsewhere: number;
  countWithOld: number;
  isCounted: boolean;
};

/** Offers the way that leads to something: other categories, old versions, or all documents. */
function NothingFound({ view, countElsewhere, countWithOld, isCounted }: NothingFoundProps) {
  const numbered = (way: string, count: number) => (isCounted ? `${way}（${count}件）` : way);
  const ways = (
    <div className="flex flex-wrap justify-center gap-3">
      {countElsewhere > 0 && (
        <Button variant="secondary" onClick={() => view.change({ category: '' })}>
          {numbered('すべての分類からさがす', countElsewhere)}
        </Button>
      )}
      {countElsewhere === 0 && countWithOld > 0 && (
        <Button variant="secondary" onClick={() => view.change({ versions: 'all', category: '' })}>
          {numbered('旧版も含めてさがす', countWithOld)}
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
  return (
    <EmptyState icon={FileSearch} title="あてはまる文書がありません" action={ways}>
      {adviceWords(view, countElsewhere, countWithOld)}
    </EmptyState>
  );
}

function adviceWords({ query }: LibraryView, countElsewhere: number, countWithOld: number): string {
  if (query.trim() === '') return 'ほかの分類を選んでください。';
  if (countElsewhere > 0) return 'この分類にはありませんが、ほかの分類で見つかりました。';
  return countWithOld > 0
    ? '今の版にはありませんが、旧版で見つかりました。'
    : '題名、概要、本文のどれにも見つかりませんでした。ことばを短くするか、別の言い方でお試しください。';
}
