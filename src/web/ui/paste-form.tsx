import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { FailureNote } from './failure-note.tsx';
import { Field } from './field.tsx';
import { FileButton } from './file-button.tsx';
import { TextArea } from './text-area.tsx';

type PasteFormProps = {
  label: string;
  hint: string;
  text: string;
  onText: (text: string) => void;
  submitLabel: string;
  /** What is being done, while it is. */
  busyLabel: string | null;
  faults: readonly string[];
  onSubmit: () => void;
  onFile: (file: File | undefined) => void;
  /** What stands above the field: an example. */
  children?: ReactNode;
};

/** Where a table is pasted or its file chosen. */
export function PasteForm(props: PasteFormProps) {
  const { label, hint, text, submitLabel, busyLabel, faults, children } = props;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {children}
      <Field label={label} hint={hint}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            wrap="off"
            value={text}
            onChange={({ target }) => props.onText(target.value)}
          />
        )}
      </Field>
      {faults.map((fault) => (
        <FailureNote key={fault}>{fault}</FailureNote>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busyLabel !== null}>
          {busyLabel ?? submitLabel}
        </Button>
        <FileButton
          variant="secondary"
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          onFiles={([file]) => props.onFile(file)}
        >
          <FileUp aria-hidden="true" className="size-5" />
          ファイルから読み込む
        </FileButton>
      </div>
    </form>
  );
}
