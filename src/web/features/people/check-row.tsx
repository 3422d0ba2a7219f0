type CheckRowProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A sentence that is so or not; the whole row is the target. */
export function CheckRow({ label, checked, onChange }: CheckRowProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}
