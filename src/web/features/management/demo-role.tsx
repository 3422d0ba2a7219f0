import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/endpoint.ts';
import { setDemoRole } from '#contract/session.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

type ChosenRole = Exclude<Role, 'manager'>;

const roles = [
  {
    role: 'resident',
    name: '住民',
    may: '長期修繕計画の条件を変えて試し、案として残せます。管理組合の計画は変えられません。ほかの方の氏名は伏せて表示します。',
  },
  {
    role: 'board',
    name: '理事会',
    may: '住民ができることに加えて、計画の新しい版の保存、前の版に戻すこと、案を全員に見せること、認定の答えの保存、文書の追加、AI管理人の言い換えの登録ができます。',
  },
] as const satisfies readonly { role: ChosenRole; name: string; may: string }[];

/** デモでの立場: what the visitor is, in the copy of their own. */
export function DemoRole({ role }: { role: Role }) {
  const queryClient = useQueryClient();
  const changing = useAction(setDemoRole, { refreshes: [] });

  function change(wanted: ChosenRole, name: string) {
    changing.mutate(
      { role: wanted },
      {
        onSuccess: async () => {
          queryClient.removeQueries({ type: 'inactive' });
          await queryClient.invalidateQueries();
          toast({ title: `デモでの立場を「${name}」に替えました`, tone: 'good' });
        },
      },
    );
  }

  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        {roles.map((it) => (
          <RoleCard
            key={it.role}
            {...it}
            isPresent={it.role === role}
            isBusy={changing.isPending}
            onChoose={() => change(it.role, it.name)}
          />
        ))}
      </div>
      {changing.isError && (
        <FailureNote>替えられませんでした。{sentenceOf(changing.error)}</FailureNote>
      )}
    </>
  );
}

type RoleCardProps = {
  name: string;
  may: string;
  isPresent: boolean;
  isBusy: boolean;
  onChoose: () => void;
};

/** The button stays where it was pressed, and says what has become of it. */
function RoleCard({ name, may, isPresent, isBusy, onChoose }: RoleCardProps) {
  const isIdle = isPresent || isBusy;
  return (
    <Card
      heading={name}
      action={isPresent && <Badge tone="primary">今の立場</Badge>}
      className={isPresent ? 'border-primary' : ''}
    >
      <p>{may}</p>
      <Button
        variant="secondary"
        aria-disabled={isIdle}
        onClick={isIdle ? undefined : onChoose}
        className="mt-4"
      >
        {isPresent ? `${name}として見ています` : `${name}の立場で見る`}
      </Button>
    </Card>
  );
}
