import type { SettlementPack } from './settlement-pack.ts';

/**
 * What the auditor puts a name to: every figure of the statements, and what the banks certified. How the papers look,
 * and who has seen an original meanwhile, is left out.
 */
export function signedFigures({
  statements,
  cash,
  sheets,
  certificates,
}: Pick<SettlementPack, 'statements' | 'cash' | 'sheets' | 'certificates'>): string {
  return JSON.stringify({
    statements,
    ...(cash && { cash: cash.statements }),
    sheets,
    certificates: certificates.map(({ account, ledgerYen, certificate }) => [
      account.id,
      ledgerYen,
      certificate?.amountYen ?? null,
      certificate?.inTransitYen ?? null,
      certificate?.note ?? null,
    ]),
  });
}
