import type { Settlement } from '#contract/settlement.ts';
import { may } from '#domain/access/permissions.ts';
import { roleNames } from '#domain/access/role.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Certificate, CertificateRow } from '#domain/statements/close/certificates.ts';
import { commentKey } from '#domain/statements/close/year-close.ts';
import type { Db } from '#server/db/db.ts';
import { type BooksReader, findLockRequest } from '#server/features/ledger/store.ts';
import type { Answer } from '#server/http/handle.ts';
import { loadSettlement } from './load-settlement.ts';
import { hindrancesOf } from './refuse.ts';
import { ownDocumentId } from './store.ts';

type Wanted = { readonly year: string; readonly today: IsoDate };

/** A year's settlement as the screen shows it. */
export async function viewSettlement(
  db: Db,
  scope: BooksReader,
  wanted: Wanted,
): Promise<Answer<Settlement>> {
  const loaded = await loadSettlement(db, scope, wanted);
  const { books, pack, audit, versions, comments, digest } = loaded;
  const request = await findLockRequest(db, scope, books.lockedUntil);
  const { today, fiscalYear, startsOn, endsOn, isFinal } = books;
  return {
    today,
    fiscalYear,
    startsOn,
    endsOn,
    isFinal,
    approvedOn: loaded.approvedOn,
    certificates: pack.certificates.map(certificateView),
    items: loaded.items,
    canIssue: loaded.canIssue,
    checks: pack.checks.results.map((check) => {
      const key = commentKey(check);
      return { ...check, key, comment: comments.find((it) => it.key === key)?.text ?? '' };
    }),
    waiting: pack.checks.waiting,
    audit: { ...audit, report: loaded.report, hindrances: [...hindrancesOf(loaded)] },
    versions: versions.map((row) => ({
      ...row,
      madeAs: roleNames[row.madeAs],
      documentId: ownDocumentId(versions, row),
      isCurrent: row.digest === digest,
    })),
    request: request?.isFinal && request.lockedUntil === endsOn ? request : null,
    may: {
      prepare: may(scope.roles, 'settlement.write'),
      audit: may(scope.roles, 'audit.write'),
      ask: may(scope.roles, 'month.ask'),
      publish: may(scope.roles, 'document.write'),
    },
  };
}

function certificateView(row: CertificateRow): Answer<Settlement['certificates'][number]> {
  const { account, place, funds, ledgerYen, certificate, state, sentence } = row;
  return {
    accountId: account.id,
    accountName: account.name,
    fundNames: funds.map(({ fund }) => fund.name).join('、'),
    place,
    ledgerYen,
    state,
    sentence,
    ...(certificate ? enteredView(certificate) : notEntered),
  };
}

const notEntered = {
  certificateYen: null,
  inTransitYen: 0,
  note: '',
  originalSeenOn: null,
  originalYen: null,
  originalPaper: null,
  paper: null,
};

function enteredView({ amountYen, ...rest }: Certificate) {
  const { inTransitYen, note, originalSeenOn, originalYen, originalPaper, paper } = rest;
  return {
    certificateYen: amountYen,
    inTransitYen,
    note,
    originalSeenOn,
    originalYen,
    originalPaper,
    paper,
  };
}
