import { useLocation, useSearchParams } from 'wouter';

const page = '/demo/notices';

export const noticesAddress = page;

export function noticeAddress(noticeId: string): string {
  return `${page}?${new URLSearchParams({ notice: noticeId })}`;
}

/** A new one, a draft, or the correction of one that was sent. */
export function writingAddress(draft: { id: string } | { corrects: string } | 'new'): string {
  if (draft === 'new') return `${page}?write=new`;
  return `${page}?${new URLSearchParams('id' in draft ? { write: draft.id } : { write: 'new', corrects: draft.corrects })}`;
}

/** What the address says: the list, one notice, or the writing of one. */
export function useNoticesView() {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const write = params.get('write');
  return {
    noticeId: params.get('notice'),
    isWriting: write !== null,
    draftId: write === null || write === 'new' ? null : write,
    correctsId: params.get('corrects'),
    navigate,
  };
}
