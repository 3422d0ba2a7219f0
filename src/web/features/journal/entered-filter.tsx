import { useQuery } from '@tanstack/react-query';
import { listWriters } from '#contract/ledger.ts';
import { roleNames } from '#domain/access/role.ts';
import { getQueryFn } from '#web/lib/query-client.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { type BooksView, bookingRoles } from './use-books-view.ts';

/** 入力した人: by name where people sign in, by position in the demonstration and until the names are there. */
export function EnteredFilter({ view }: { view: BooksView }) {
  const { data } = useQuery({
    queryKey: [requestOf(listWriters, {}).url],
    queryFn: async (context) =>
      listWriters.output.parse(await getQueryFn({ on401: 'throw' })(context)),
  });
  const byRole = bookingRoles.map((role) => ({ id: role, words: roleNames[role] }));
  const choices = data && data.writers.length > 0 ? data.writers : byRole;
  return (
    <Field label="入力した人">
      {(control) => (
        <SelectInput
          {...control}
          value={view.enteredBy ?? view.enteredAs ?? ''}
          onChange={({ target }) => view.change({ by: target.value })}
        >
          <option value="">だれの入力でも</option>
          {choices.map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
