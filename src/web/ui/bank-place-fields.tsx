import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const kinds = [
  { value: 'ordinary', label: '普通' },
  { value: 'current', label: '当座' },
  { value: 'savings', label: '貯蓄' },
] as const;
type Kind = (typeof kinds)[number]['value'];

export type PlaceDraft = {
  readonly bankCode: string;
  readonly bankName: string;
  readonly branchCode: string;
  readonly branchName: string;
  readonly kind: Kind;
  readonly number: string;
};

export const emptyPlace: PlaceDraft = {
  bankCode: '',
  bankName: '',
  branchCode: '',
  branchName: '',
  kind: 'ordinary',
  number: '',
};

type PlaceFieldsProps = { draft: PlaceDraft; onChange: (facts: Partial<PlaceDraft>) => void };

/** An account as the banks' files name it. */
export function PlaceFields({ draft, onChange }: PlaceFieldsProps) {
  const digits = { inputMode: 'numeric', className: 'tabular-nums' } as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="銀行コード（4桁）"
        required
        {...digits}
        value={draft.bankCode}
        onChange={(bankCode) => onChange({ bankCode })}
      />
      <TextField
        label="銀行名（カタカナ）"
        required
        value={draft.bankName}
        onChange={(bankName) => onChange({ bankName })}
      />
      <TextField
        label="支店コード（3桁）"
        required
        {...digits}
        value={draft.branchCode}
        onChange={(branchCode) => onChange({ branchCode })}
      />
      <TextField
        label="支店名（カタカナ）"
        required
        value={draft.branchName}
        onChange={(branchName) => onChange({ branchName })}
      />
      <SelectField
        label="種目"
        options={kinds}
        value={draft.kind}
        onChange={(value) =>
          onChange({ kind: kinds.find((it) => it.value === value)?.value ?? draft.kind })
        }
      />
      <TextField
        label="口座番号（7桁）"
        required
        {...digits}
        value={draft.number}
        onChange={(number) => onChange({ number })}
      />
    </div>
  );
}

/** Full-width digits are taken, and short account numbers filled up. */
export function plainPlace(draft: PlaceDraft): PlaceDraft {
  const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
  return {
    ...draft,
    bankCode: plain(draft.bankCode),
    branchCode: plain(draft.branchCode),
    number: plain(draft.number).padStart(7, '0'),
  };
}

/** The first thing that is missing; `null` where nothing is. */
export function faultOfPlace(draft: PlaceDraft): string | null {
  const { bankCode, bankName, branchCode, branchName, number } = plainPlace(draft);
  if (!/^\d{4}$/.test(bankCode)) return '銀行コードを、4桁の数字で入れてください。';
  if (!/^\d{3}$/.test(branchCode)) return '支店コードを、3桁の数字で入れてください。';
  if (bankName.trim() === '' || branchName.trim() === '') {
    return '銀行名と支店名を、カタカナで入れてください。';
  }
  return /^\d{7}$/.test(number) && draft.number !== ''
    ? null
    : '口座番号を、7桁までの数字で入れてください。';
}
