import { useQueryClient } from '@tanstack/react-query';
import { setDemoRole } from '#contract/session.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import { useAction } from './use-endpoint.ts';

/** デモでの立場を替える: every screen is then read anew. */
export function useDemoRole() {
  const queryClient = useQueryClient();
  const changing = useAction(setDemoRole, { refreshes: [] });

  async function change(wanted: Role): Promise<void> {
    await changing.mutateAsync({ role: wanted });
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.invalidateQueries();
  }

  return { change, isBusy: changing.isPending, error: changing.error };
}

/** What is told once it is done. */
export function demoRoleWords(role: Role): string {
  return `デモでの立場を「${roleNames[role]}」に替えました`;
}
