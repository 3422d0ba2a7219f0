import type { DocumentHead } from '#contract/documents.ts';
import { TextHits } from '#web/features/document-search/text-hits.tsx';
import { useTextSearch } from '#web/features/document-search/use-text-search.ts';
import { AddDocument, WhoMayAdd } from '#web/features/document-upload/add-document.tsx';
import { DocumentActions } from '#web/features/document-upload/document-actions.tsx';
import type { InText } from '#web/features/documents/in-text.ts';
import { DocumentsPage } from '#web/features/documents/page.tsx';
import { useLibraryView } from '#web/features/documents/use-library-view.ts';
import { useMay, useSession } from '#web/lib/use-session.ts';

/** 文書: the library, with what the board may do to it and the search in the text of all documents. */
export function DocumentsScreen() {
  const isKnown = useSession() !== null;
  const mayAdd = useMay('document.write');
  return (
    <DocumentsPage
      actions={mayAdd && <AddDocument />}
      notice={isKnown && !mayAdd && <WhoMayAdd />}
      RowActions={RowActions}
      inText={useInText()}
    />
  );
}

function RowActions({ document: head }: { document: DocumentHead }) {
  // The button that was pressed goes away with its row.
  const stay = () => document.getElementById('main')?.focus({ preventScroll: true });
  return <DocumentActions document={head} look="quiet" onDeleted={stay} />;
}

/** What the page lists by title is found in the text as well. */
function useInText(): InText | undefined {
  const { query, categories, withOld, change } = useLibraryView();
  const found = useTextSearch(query);
  if (!found) return undefined;
  // Live records belong to no category: who looks into one wants its documents.
  const search = categories.length === 0 ? found : { ...found, records: [] };
  return {
    isKnown: !search.isSearching && !search.error,
    isWhole: search.isAnswered && !search.isCut && !search.error,
    documentIds: new Set(search.hits.map(({ documentId }) => documentId)),
    hasRecords: search.records.length > 0,
    list: <TextHits search={search} categories={categories} withOld={withOld} onWiden={change} />,
  };
}
