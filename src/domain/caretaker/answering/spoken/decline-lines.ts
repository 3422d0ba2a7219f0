import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { Decline } from '#domain/caretaker/decline-reason-of.ts';

export type Role = 'resident' | 'board' | 'manager';

/** お断り: politely, with where to go; those in charge are shown the page that they may see anyway. */
export function declineLines({ reason, say }: Decline, role: Role): readonly Line[] {
  const register =
    reason === 'personal-data' || reason === 'debtor-names'
      ? [
          own(
            '住戸と組合員の名簿は、[管理設定の「住戸と組合員」](/demo/management#dwellings)で、ご自分の立場で見られる範囲をご確認ください。',
          ),
        ]
      : [];
  return [own(say), ...(role === 'resident' ? [] : register)];
}
