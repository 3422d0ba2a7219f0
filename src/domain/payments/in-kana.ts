import { Refusal } from '#domain/refusal.ts';
import { halfKana, unwritableIn } from './half-kana.ts';

const fieldNames = {
  bankName: '銀行名',
  branchName: '支店名',
  holder: '口座名義',
  consignorName: '依頼人名',
} as const;
type KanaField = keyof typeof fieldNames;

/** Names as the banks' files hold them; what they do not hold is refused by its letters. */
export function inKana<Own extends KanaField>(
  input: Readonly<Record<'bankName' | 'branchName' | Own, string>>,
  own: readonly Own[],
) {
  const fields = ['bankName', 'branchName', ...own] as const;
  for (const field of fields) {
    const unwritable = unwritableIn(input[field]);
    if (unwritable.length > 0) {
      throw new Refusal(
        'invalid_input',
        `${fieldNames[field]}は、カタカナで入れてください。「${unwritable.slice(0, 5).join('')}」は銀行のデータに書けません。`,
      );
    }
  }
  const pairs = fields.map((field) => [field, halfKana(input[field])] as const);
  return Object.fromEntries(pairs) as Record<'bankName' | 'branchName' | Own, string>;
}
