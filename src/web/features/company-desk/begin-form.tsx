import { type FormEvent, useState } from 'react';
import { beginCompany, getCompany } from '#contract/company.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** 会社を登録する: whoever does so is its first admin. */
export function BeginForm({ name }: { name: string }) {
  const [draft, setDraft] = useState({ name: '', yourName: name });
  const beginning = useAction(beginCompany, { refreshes: [getCompany] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    beginning.mutate(draft);
  };
  return (
    <Section
      heading="会社を登録する"
      description="会社の登録がまだのときは、ここから始めます。すでに同僚が登録しているときは、同僚に招待を頼んでください。"
    >
      <form noValidate onSubmit={submit} className="grid max-w-[30rem] gap-4">
        <TextField
          label="会社の名前"
          hint="例：株式会社みどり管財"
          autoComplete="organization"
          value={draft.name}
          onChange={(value) => setDraft({ ...draft, name: value })}
        />
        <TextField
          label="あなたのお名前"
          autoComplete="name"
          value={draft.yourName}
          onChange={(yourName) => setDraft({ ...draft, yourName })}
        />
        {beginning.error && <FailureNote>{sentenceOf(beginning.error)}</FailureNote>}
        <Button type="submit" className="justify-self-start" disabled={beginning.isPending}>
          {beginning.isPending ? '登録しています' : '会社を登録する'}
        </Button>
      </form>
    </Section>
  );
}
