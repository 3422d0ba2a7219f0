import { useLocation, useSearchParams } from 'wouter';
import { type DocumentCategory, documentCategories } from '#domain/documents/category.ts';
import type { LibraryOrder } from '#domain/documents/library.ts';

const orders = ['category', 'newest', 'oldest', 'title'] as const satisfies readonly LibraryOrder[];

type Name = 'category' | 'q' | 'sort' | 'versions';
type Changes = Partial<Record<Name, string>>;

/** What the address says of the library; an empty value takes its part out of the address. */
export function useLibraryView() {
  const [path] = useLocation();
  const [params, setParams] = useSearchParams();
  return {
    /** Empty means every category. */
    categories: categoriesIn(params),
    query: params.get('q') ?? '',
    order: orders.find((it) => it === params.get('sort')) ?? 'category',
    withOld: params.get('versions') === 'all',
    change: (changes: Changes) =>
      setParams((current) => changed(current, changes), { replace: true }),
    addressWith: (changes: Changes) => {
      const search = changed(params, changes).toString();
      return search ? `${path}?${search}` : path;
    },
  };
}

export type LibraryView = ReturnType<typeof useLibraryView>;

/** Several categories stand as `?category=bylaw,rule` or as the parameter twice. */
function categoriesIn(params: URLSearchParams): readonly DocumentCategory[] {
  const asked = params.getAll('category').flatMap((value) => value.split(','));
  return documentCategories.filter((category) => asked.includes(category));
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
