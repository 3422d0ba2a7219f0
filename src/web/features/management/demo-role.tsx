import { allRoles, type Role, roleNames } from '#domain/access/role.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { demoRoleWords, useDemoRole } from '#web/lib/use-demo-role.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.tsx';

const mayDo = {
  tenant:
    '部屋を借りている方など。全員向けの文書、総会の予定、建物と設備、ごみの日を見られます。お金と修繕計画の画面は出ませんが、居住者に公開された資料は「文書」で読めます。',
  owner:
    '部屋を所有している方。お金、契約、長期修繕計画も見られ、計画の条件を変えて案として残せます。ほかの方の氏名は伏せて表示します。',
  director:
    '組合員ができることに加えて、文書の追加、計画の新しい版の保存、届いた質問への対応、AI管理人の言い換えの登録ができます。',
  treasurer: '理事ができることに加えて、お金の出入りを受け持ちます。',
  viceChair: '理事ができることに加えて、理事長を助け、代わりを務めます。',
  chair: '理事ができることに加えて、管理組合を代表します。',
  auditor: '理事会の文書と名簿まで、すべてを確かめられます。組合の記録は変えられません。',
  companyStaff:
    '管理を任されている会社の方。すべての文書と名簿を見て、届いた質問に対応できます。計画の版の保存はできません。',
} as const satisfies Record<Role, string>;

/** デモでの立場: what the visitor is, in the copy of their own. */
export function DemoRole({ position }: { position: Role }) {
  const { change, isBusy, error } = useDemoRole();

  async function choose(role: Role): Promise<void> {
    await change(role);
    toast({ title: demoRoleWords(role), tone: 'good' });
  }

  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-page">
        {allRoles.map((role) => (
          <Position
            key={role}
            role={role}
            isPresent={role === position}
            isBusy={isBusy}
            // Why it failed stands below the list.
            onChoose={() => void choose(role).catch(() => undefined)}
          />
        ))}
      </ul>
      {error && <FailureNote>替えられませんでした。{sentenceOf(error)}</FailureNote>}
    </>
  );
}

type PositionProps = { role: Role; isPresent: boolean; isBusy: boolean; onChoose: () => void };

/** The button stays where it was pressed, and says what has become of it. */
function Position({ role, isPresent, isBusy, onChoose }: PositionProps) {
  const isIdle = isPresent || isBusy;
  const name = roleNames[role];
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-bold">
          {name}
          {isPresent && <Badge tone="primary">今の立場</Badge>}
        </h3>
        <p>{mayDo[role]}</p>
      </div>
      <Button
        variant="secondary"
        aria-disabled={isIdle}
        onClick={isIdle ? undefined : onChoose}
        className="justify-self-start sm:justify-self-end"
      >
        {isPresent ? `${name}として見ています` : `${name}の立場で見る`}
      </Button>
    </li>
  );
}
