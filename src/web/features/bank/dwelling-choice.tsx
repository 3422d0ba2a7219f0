import { getTariff } from '#contract/billing.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { SelectField } from '#web/ui/select-field.tsx';

type DwellingChoiceProps = { value: string; onChange: (dwellingId: string) => void };

/** Whose 管理費等 it is: what it is used for follows from what the dwelling owes. */
export function DwellingChoice({ value, onChange }: DwellingChoiceProps) {
  const { dwellings } = useEndpoint(getTariff, {});
  if (dwellings.length === 0) return null;
  return (
    <SelectField
      label="管理費等の入金なら、その住戸"
      hint="選ぶと、その住戸の古い未納から順に充てます。"
      placeholder="管理費等ではない"
      options={dwellings.map(({ id, number }) => ({ value: id, label: `${number}号室` }))}
      value={value}
      onChange={onChange}
    />
  );
}
