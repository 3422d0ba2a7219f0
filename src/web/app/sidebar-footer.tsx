import { LogOut } from 'lucide-react';
import { signOut } from '#contract/sign-in.ts';
import { send, sentenceOf } from '#web/lib/api.ts';
import { classNames } from '#web/lib/class-names.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const demoEmail = 'demo@sumiwa.example';

async function leave(): Promise<void> {
  try {
    await send(requestOf(signOut, { everywhere: false }));
    location.assign('/hairu');
  } catch (error) {
    toast({ title: 'ログアウトできませんでした', description: sentenceOf(error) });
  }
}

/** Who is here, and the way out, which the demonstration does not have. */
export function SidebarFooter({
  isIconOnly,
  onLeave,
}: {
  isIconOnly: boolean;
  onLeave: () => void;
}) {
  const email = useSession()?.user.email ?? demoEmail;
  const logOut = async () => {
    onLeave();
    if (!isDemonstration()) return leave();
    toast({
      title: 'デモモード',
      description: 'デモモードでは実際のログアウトは行われません',
    });
  };
  return (
    <div
      className={classNames('shrink-0 border-t border-line py-2', isIconOnly ? 'px-0.5' : 'px-3')}
    >
      <p
        className={
          isIconOnly ? 'sr-only' : 'flex min-h-11 items-center px-3 leading-snug text-muted'
        }
      >
        {isDemonstration() ? email : <Anchor href="/watashi">{email}</Anchor>}
      </p>
      <Tooltip text="ログアウト" side="right" disabled={!isIconOnly}>
        <button
          type="button"
          onClick={logOut}
          className={classNames(
            'flex min-h-11 w-full items-center gap-3 rounded-lg text-left hover:bg-sunken',
            isIconOnly ? 'justify-center focus-visible:-outline-offset-3' : 'px-3',
          )}
        >
          <LogOut aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
          <span className={isIconOnly ? 'sr-only' : undefined}>ログアウト</span>
        </button>
      </Tooltip>
    </div>
  );
}
