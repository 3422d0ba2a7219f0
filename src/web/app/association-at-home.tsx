import { ApprovalsLine } from '#web/features/approvals/approvals-line.tsx';
import { BallotLine } from '#web/features/ballot/ballot-line.tsx';
import { SetupNote } from '#web/features/home/setup-note.tsx';
import { TrialEndNote } from '#web/features/home/trial-end-note.tsx';
import { LeavingAtHome } from '#web/features/leaving/leaving-at-home.tsx';
import { isDemonstration } from '#web/lib/place.ts';
import { useIsAdministrator, useMay, useSession } from '#web/lib/use-session.ts';

/** What the association itself waits for: its end, its beginning, a second person, the own vote. */
export function AssociationAtHome() {
  const mayRegister = useMay('register.write');
  const isAdministrator = useIsAdministrator();
  const mayCast = useMay('vote.cast');
  const isLeaving = useSession()?.leavesOn != null;
  return (
    <>
      {isLeaving && <LeavingAtHome />}
      {isAdministrator && <TrialEndNote />}
      {isAdministrator && <ApprovalsLine />}
      {mayRegister && !isDemonstration() && <SetupNote />}
      {mayCast && <BallotLine />}
    </>
  );
}
