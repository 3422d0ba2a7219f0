import { useState } from 'react';
import { addContact, removeContact, type Setup } from '#contract/setup.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { AddForm } from '#web/ui/add-form.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { EntryList } from './entry-list.tsx';

const kinds = [
  { value: 'emergency', label: '緊急（水漏れ、停電など）' },
  { value: 'building', label: '管理会社や管理員' },
  { value: 'public', label: '役所や公共の窓口' },
] as const;

type ContactsSectionProps = { setup: Setup; mayWrite: boolean };

/** 緊急の電話・連絡先 */
export function ContactsSection({ setup: { contacts }, mayWrite }: ContactsSectionProps) {
  const removing = useBooksAction(removeContact);
  return (
    <Section
      id="house"
      heading="緊急の電話と連絡先"
      description="火事と救急の119番、警察の110番も、ここに入れておくと、住民の画面に並びます。"
    >
      <EntryList
        empty="まだ登録されていません。"
        entries={contacts.map(({ id, name, phone, hours, purpose }) => ({
          id,
          title: `${name}　${phone}`,
          detail: [purpose, hours].filter(Boolean).join('・'),
        }))}
        onRemove={mayWrite ? (contactId) => removing.mutateAsync({ contactId }) : undefined}
        error={removing.error}
      />
      {mayWrite && <NewContact />}
    </Section>
  );
}

function NewContact() {
  const blank = { kind: 'emergency', name: '', phone: '', hours: '', purpose: '' };
  const [draft, setDraft] = useState(blank);
  const adding = useBooksAction(addContact);
  const change = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part });
  const phone = draft.phone
    .normalize('NFKC')
    .replaceAll(/[\s()]/g, '')
    .replaceAll(/[ー－]/g, '-');
  const problem =
    draft.name.trim() === ''
      ? '名前を入れてください。'
      : /^[0-9#*-]{3,16}$/.test(phone)
        ? ''
        : '電話番号を、数字とハイフンで入れてください。';
  return (
    <AddForm
      label="連絡先を加える"
      problem={problem}
      error={adding.error}
      isPending={adding.isPending}
      onAdd={async () => {
        const kind = kinds.find(({ value }) => value === draft.kind)?.value ?? 'emergency';
        await adding.mutateAsync({ id: crypto.randomUUID(), ...draft, kind, phone });
        setDraft(blank);
      }}
    >
      <SelectField
        label="種類"
        options={kinds}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label="名前"
        required
        maxLength={80}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label="電話番号"
        required
        inputMode="tel"
        value={draft.phone}
        onChange={(value) => change({ phone: value })}
      />
      <TextField
        label="どんなときに"
        hint="例：水漏れ、断水"
        maxLength={160}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
      />
      <TextField
        label="受付時間"
        hint="例：24時間"
        maxLength={120}
        value={draft.hours}
        onChange={(hours) => change({ hours })}
      />
    </AddForm>
  );
}
