import { Refusal } from '#domain/refusal.ts';
import { grantedScope, type Scope } from '#server/http/scope.ts';

/** Whoever bills also writes the books; nobody else comes here. */
export function bookerOf(scope: Scope<'billing.run'>): Scope<'ledger.book'> {
  const booker = grantedScope(scope, 'ledger.book');
  if (!booker) throw new Refusal('not_allowed');
  return booker;
}
