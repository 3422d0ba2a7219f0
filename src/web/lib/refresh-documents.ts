import type { QueryClient } from '@tanstack/react-query';
import { listDocuments, searchDocuments } from '#contract/documents.ts';
import { getHome } from '#contract/home.ts';
import { getManagement } from '#contract/management.ts';
import { getSession } from '#contract/session.ts';
import { requestOf } from '#web/lib/request-of.ts';

const changed = [listDocuments, getHome, getManagement, getSession].map(
  (it) => requestOf(it, {}).url,
);
const library = requestOf(listDocuments, {}).url;
const search = requestOf(searchDocuments, { q: '' }).url.split('?')[0];

/** Whatever shows a document, finds one or counts them is read again. */
export async function refreshDocuments(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => {
      const url = String(key);
      return changed.includes(url) || url.startsWith(`${library}/`) || url.startsWith(`${search}?`);
    },
  });
}
