import { type FormEvent, useState } from 'react';
import { beginAssociation, getAccount } from '#contract/sign-in.ts';
import { roleNames } from '#domain/access/role.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { takeFocus } from '#web/lib/take-focus.ts';
import { useAction, useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SelectInput } from '#web/ui/select-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NumberSteps } from './number-steps.tsx';

const positions = ['chair', 'treasurer', 'director', 'owner', 'companyStaff'] as const;
type Position = (typeof positions)[number];

/** 管理組合をはじめる: the address first, then what the association is called. */
export function BeginPage() {
  const { account } = useEndpoint(getAccount, {});
  const [cameAsStranger] = useState(account === null);
  return (
    <>
      <PageHeader
        title="管理組合をはじめる"
        lead="30日のあいだ、お試しとして使えます。あとから自動で料金がかかることはありません。"
      />
      {account ? (
        <AssociationForm name={account.name} takesFocus={cameAsStranger} />
      ) : (
        <>
          {/* Once the number was right, the account is read again and the form stands here. */}
          <NumberSteps purpose="begin" onEntered={() => undefined} />
          <p className="mt-8 border-t border-line pt-5">
            登録がお済みの方は、
            <TextLink href="/hairu" className="inline-block py-2">
              ログイン
            </TextLink>
            へお進みください。
          </p>
        </>
      )}
    </>
  );
}

type AssociationFormProps = {
  name: string;
  /** The number before it was right a moment ago. */
  takesFocus: boolean;
};

function AssociationForm({ name: known, takesFocus }: AssociationFormProps) {
  const [name, setName] = useState('');
  const [yourName, setYourName] = useState(known);
  const [position, setPosition] = useState<Position>('chair');
  const beginning = useAction(beginAssociation, { refreshes: [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    beginning.mutate(
      { name, yourName, position },
      { onSuccess: ({ associationId }) => location.assign(`/kumiai/${associationId}`) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label="管理組合の名前" hint="例：さくら台マンション管理組合">
        {(control) => (
          <TextInput
            {...control}
            ref={takesFocus ? takeFocus : undefined}
            autoComplete="organization"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label="あなたのお名前">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            value={yourName}
            onChange={({ target }) => setYourName(target.value)}
          />
        )}
      </Field>
      <Field label="あなたの立場">
        {(control) => (
          <SelectInput
            {...control}
            value={position}
            onChange={({ target }) =>
              setPosition(positions.find((it) => it === target.value) ?? 'chair')
            }
          >
            {positions.map((it) => (
              <option key={it} value={it}>
                {roleNames[it]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      {beginning.error && <FailureNote>{sentenceOf(beginning.error)}</FailureNote>}
      <Button type="submit" size="large" disabled={beginning.isPending}>
        {beginning.isPending ? '用意しています…' : 'この名前ではじめる'}
      </Button>
    </form>
  );
}
