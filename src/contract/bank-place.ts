import { z } from 'zod/mini';

/** An account as the banks' files name it. */

export const bankCode = (length: number) =>
  z.string().check(z.regex(new RegExp(`^\\d{${length}}$`)));
export const kanaName = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const bankPlace = {
  bankCode: bankCode(4),
  bankName: kanaName(15),
  branchCode: bankCode(3),
  branchName: kanaName(15),
  kind: z.enum(['ordinary', 'current', 'savings']),
  number: bankCode(7),
};
