import { useQueryClient } from '@tanstack/react-query';
import { setDemoRole } from '#contract/session.ts';
import { type Role, roleNames } from '#domain/access/role.ts';
import { toast } from '#web/ui/toast.tsx';
import { useAction } from './use-endpoint.ts';

/** デモでの立場を替える: every screen is then read anew. */
export function useDemoRole() {
  const queryClient = useQueryClient();
  const changing = useAction(setDemoRole, { refreshes: [] });

  async function change(wanted: Role): Promise<void> {
    await changing.mutateAsync({ role: wanted });
    queryClient.removeQueries({ type: 'inactive' });
    await queryClient.invalidateQueries();
    toast({ title: `デモでの立場を「${roleNames[wanted]}」に替えました`, tone: 'good' });
  }

  return { change, isBusy: changing.isPending, error: changing.error };
}
