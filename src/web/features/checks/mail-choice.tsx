import { getFindingMail, saveFindingMail } from '#contract/checks.ts';
import { mailWishes, wishNames } from '#domain/checks/finding-mail.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { useAction, useEndpoint } from '#web/lib/use-endpoint.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast.tsx';

const options = mailWishes.map((value) => ({ value, label: wishNames[value] }));

/** メールで知らせる: each person's own choice; it counts at once. */
export function MailChoice() {
  const { wish } = useEndpoint(getFindingMail, {});
  const saving = useAction(saveFindingMail, { refreshes: [getFindingMail] });
  const shown = saving.isPending ? saving.variables.wish : wish;
  return (
    <Section
      id="mail"
      heading="メールで知らせる"
      description="新しく見つかったことを、朝のうちに1通のメールでお知らせします。同じことは、二度お知らせしません。"
    >
      <PillChoice
        label="あなたへのお知らせ"
        hint={isDemonstration() ? 'デモでは、選んでもメールは送りません。' : ''}
        name="finding-mail"
        options={options}
        value={shown}
        onChange={(next) =>
          saving.mutate(
            { wish: next },
            { onSuccess: () => toast({ title: 'お知らせのしかたを変えました', tone: 'good' }) },
          )
        }
      />
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
    </Section>
  );
}
