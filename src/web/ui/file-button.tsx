import { type ReactNode, useId } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

/** Looks like a button, opens the device's own choice of files; the same file may be chosen twice. */
export function FileButton({
  children,
  onFiles,
  variant,
  size,
  ...input
}: Pick<ButtonLook, 'variant' | 'size'> & {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
  readonly onFiles: (files: File[]) => void;
}) {
  const id = useId();
  return (
    <span
      data-focus-frame
      className="has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus rounded-lg"
    >
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
      <label htmlFor={id} className={buttonClass({ variant, size })}>
        {children}
      </label>
    </span>
  );
}
