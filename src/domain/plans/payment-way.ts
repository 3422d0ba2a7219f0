/** お支払い方法: what an invoice says of how it is paid. A provider of payments would be another one. */
export type PaymentWay = {
  readonly name: string;
  readonly words: (invoiceNumber: number) => readonly string[];
};

export function bankTransfer(bank: string): PaymentWay {
  return {
    name: '銀行振込',
    words: (number) => [
      `振込先　${bank}`,
      `お振り込みのお名前の前に、請求書の番号「${invoiceNumberWords(number)}」をつけてください。`,
    ],
  };
}

/** Digits that can be typed at a bank. */
export function invoiceNumberWords(number: number): string {
  return String(number).padStart(6, '0');
}
