import { Refusal } from '#domain/refusal.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';

/** Whoever asks for payments also reads the books; nobody else comes here. */
export function readerOf(scope: Scope<'payment.ask'>): Scope<'ledger.read'> {
  const reader = grantedScope(scope, 'ledger.read');
  if (!reader) throw new Refusal('not_allowed');
  return reader;
}
