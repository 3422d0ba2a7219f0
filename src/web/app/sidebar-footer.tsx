import { LogOut } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';
import { useSession } from '#web/lib/use-session.ts';
import { toast } from '#web/ui/toast.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

const demoEmail = 'demo@sumiwa.example';

/** Who is here, and the way out, which the demonstration does not have. */
export function SidebarFooter({
  isIconOnly,
  onLeave,
}: {
  isIconOnly: boolean;
  onLeave: () => void;
}) {
  const email = useSession()?.user.email ?? demoEmail;
  const logOut = () => {
    onLeave();
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
        {email}
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
