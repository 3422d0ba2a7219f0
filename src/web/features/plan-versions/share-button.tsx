import { Link } from 'lucide-react';
import { useState } from 'react';
import { at } from '#web/lib/place.ts';
import { carryingProps } from '#web/lib/plan-workbench/hindrance.ts';
import { encodeTrial } from '#web/lib/plan-workbench/share-link.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Copies an address that opens the same trial elsewhere; where the browser refuses, it can be copied by hand. */
export function ShareButton() {
  const workbench = useWorkbench();
  const { baseNumber, trial } = workbench;
  const [uncopied, setUncopied] = useState<string | null>(null);

  async function share() {
    const code = await encodeTrial({ baseNumber, trial });
    if (code === null) return tellTooLong();
    const link = `${location.origin}${at('/demo/repair-fund-simulation')}?case=${code}`;
    if (!(await copy(link))) return setUncopied(link);
    toast({
      title: '共有リンクをコピーしました',
      description: 'メールなどに貼り付けて送ると、相手の画面で同じ試算が開きます。',
      tone: 'good',
    });
  }

  return (
    <>
      <Button
        variant="secondary"
        {...carryingProps(workbench, () => void share())}
        className="md:px-3"
      >
        <Link aria-hidden="true" className="size-5" />
        共有リンクをコピー
      </Button>
      <Dialog
        title="共有リンク"
        description="自動ではコピーできませんでした。下のリンクをすべて選び、コピーしてお使いください。"
        open={uncopied !== null}
        onOpenChange={() => setUncopied(null)}
      >
        <Field label="この試算のリンク">
          {(control) => (
            <TextInput
              {...control}
              readOnly
              value={uncopied ?? ''}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}

async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

function tellTooLong(): void {
  toast({
    title: 'リンクに入りきりませんでした',
    description:
      '工事の表の変更が多すぎます。「案として保存」すると残せます。理事会が「全員に見せる」にすると、ほかの方も開けます。',
    tone: 'danger',
  });
}
