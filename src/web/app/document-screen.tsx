import { useLocation } from 'wouter';
import { getDocument } from '#contract/documents.ts';
import { DocumentActions } from '#web/features/document-upload/document-actions.tsx';
import { DocumentPage } from '#web/features/documents/document-page.tsx';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** One document, with what the board may do to it. */
export function DocumentScreen({ documentId }: { documentId: string }) {
  return <DocumentPage documentId={documentId} actions={<Actions documentId={documentId} />} />;
}

function Actions({ documentId }: { documentId: string }) {
  const { document, canEdit } = useEndpoint(getDocument, { documentId });
  const [, navigate] = useLocation();
  if (!canEdit) return null;
  return (
    <DocumentActions
      document={document}
      look="secondary"
      onDeleted={() => navigate('/demo/documents', { replace: true })}
    />
  );
}
