import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { dayInJapan } from '#domain/calendar.ts';
import type { Issuer } from '#domain/plans/invoice.ts';
import { Refusal } from '#domain/refusal.ts';
import { openItemRoutes } from '#server/features/payments/open-item-routes.ts';
import { payeeRoutes } from '#server/features/payments/payee-routes.ts';
import { paymentRoutes } from '#server/features/payments/routes.ts';
import type { Database } from './db/db.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { agreementRoutes } from './features/agreements/routes.ts';
import { allApplicationRoutes } from './features/applications/all-routes.ts';
import { approvalRoutes } from './features/approvals/routes.ts';
import { auditExportRoutes } from './features/audit/export-routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { automaticRoutes } from './features/bank/automatic-routes.ts';
import { bankFileRoutes } from './features/bank/file-routes.ts';
import { bankRoutes } from './features/bank/routes.ts';
import { arrearsRoutes } from './features/billing/arrears-routes.ts';
import { debitRoutes } from './features/billing/debit-routes.ts';
import { billingItemRoutes } from './features/billing/item-routes.ts';
import { openingDuesRoutes } from './features/billing/opening-dues-routes.ts';
import { ownBillRoutes } from './features/billing/own-bill-routes.ts';
import { receiptRoutes } from './features/billing/receipt-routes.ts';
import { reliefRoutes } from './features/billing/relief-routes.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { tariffRoutes } from './features/billing/tariff-routes.ts';
import { boardRoutes } from './features/board/routes.ts';
import { bookingDeskRoutes } from './features/bookings/desk-routes.ts';
import { bookingRoutes } from './features/bookings/routes.ts';
import { caretakerRoutes } from './features/caretaker/routes.ts';
import { caretakerWordRoutes } from './features/caretaker-words/routes.ts';
import { checkRoutes } from './features/checks/routes.ts';
import { communityRoutes } from './features/community/routes.ts';
import { companyAccessRoutes } from './features/company/association-routes.ts';
import { companyRoutes } from './features/company/company-routes.ts';
import { companyPaperRoutes } from './features/company-paper/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { demoRoutes } from './features/demo/routes.ts';
import { withDemoPapers } from './features/demo/with-demo-papers.ts';
import { disclosureRequestRoutes } from './features/disclosure/request-routes.ts';
import { disclosureRoutes } from './features/disclosure/routes.ts';
import { documentSearchRoutes } from './features/document-search/routes.ts';
import { documentFileRoutes } from './features/documents/file-routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { houseRulesRoutes } from './features/house-rules/routes.ts';
import { lawRoutes } from './features/law/routes.ts';
import { archiveRoutes } from './features/leaving/archive-routes.ts';
import { endedRoutes } from './features/leaving/ended-routes.ts';
import { ownRecordRoute } from './features/leaving/own-routes.ts';
import { leavingRoutes } from './features/leaving/routes.ts';
import { budgetRoutes } from './features/ledger/budget-routes.ts';
import { dueRoutes } from './features/ledger/due-routes.ts';
import { lockRoutes } from './features/ledger/lock-routes.ts';
import { moneyRoutes } from './features/ledger/money-routes.ts';
import { openingRoutes } from './features/ledger/opening-routes.ts';
import { repeatRoutes } from './features/ledger/repeat-routes.ts';
import { ledgerRoutes } from './features/ledger/routes.ts';
import { spreadRoutes } from './features/ledger/spread-routes.ts';
import { managementRoutes } from './features/management/routes.ts';
import { meetingRoutes } from './features/meetings/routes.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { letterRoutes } from './features/people/letter-routes.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { repairPlanRoutes } from './features/repair-plan/routes.ts';
import { monthReportRoutes } from './features/settlement/month-report-routes.ts';
import { originalRoutes } from './features/settlement/original-routes.ts';
import { packRoutes } from './features/settlement/pack-routes.ts';
import { settlementRoutes } from './features/settlement/routes.ts';
import { yearEndRoutes } from './features/settlement/year-end-routes.ts';
import { setupRoutes } from './features/setup/routes.ts';
import { accountRoutes } from './features/sign-in/account-routes.ts';
import { createKeys } from './features/sign-in/keys.ts';
import { createMembers } from './features/sign-in/members.ts';
import { passkeyRoutes } from './features/sign-in/passkey-routes.ts';
import { proofRoutes } from './features/sign-in/proof-routes.ts';
import { type ProviderParts, providerRoutes } from './features/sign-in/provider-routes.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { voiceRoutes } from './features/voice/routes.ts';
import { voucherFileRoutes } from './features/vouchers/file-routes.ts';
import { voucherRoutes } from './features/vouchers/routes.ts';
import { answerError } from './http/answer-error.ts';
import { byAddress } from './http/by-address.ts';
import { clientAddress } from './http/client-address.ts';
import type { Env, Visitors } from './http/handle.ts';
import { healthRoutes } from './http/health.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { requestLog } from './http/request-log.ts';
import { sameOriginOnly, securityHeaders } from './http/security.ts';
import { webPages } from './http/web-pages.ts';
import { decidingRoutes } from './meeting-routes.ts';
import { createModels } from './models/create-models.ts';
import type { Models } from './models/models.ts';
import type { FileStore } from './outside/file-store.ts';
import type { Line } from './outside/line.ts';
import type { ProviderDoor } from './outside/provider-door.ts';
import type { SignatureDesk } from './outside/signature-desk.ts';
import type { WebPush } from './outside/web-push/web-push.ts';

export type AppOptions = {
  readonly db: Database;
  readonly visitors: Visitors;
  readonly now: () => Date;
  readonly appUrl: string;
  readonly staffEmail: string;
  readonly trustedProxies: number;
  /** What keys are made of. */
  readonly secret: string;
  /** A mail waits in the outbox. */
  readonly onMailStored: () => void;
  /** Without them the embedded engine answers alone. */
  readonly models?: Models;
  /** Without it documents are read, but not added. */
  readonly files?: FileStore;
  /** Without it nobody is told by LINE. */
  readonly line?: Line | undefined;
  readonly desk?: SignatureDesk | undefined;
  readonly webPush?: WebPush | undefined;
  /** LINE and Google as ways in; without them there are the mail, devices and paper. */
  readonly providers?: readonly ProviderDoor[];
  /** Whether owners may answer electronically; without it they do so on paper and in the room. */
  readonly electronicVoting?: boolean;
  /** The built web application; without it the API stands alone, as in most tests. */
  readonly webFolder?: string;
  /** Who issues invoices; without it none is issued. */
  readonly issuer?: Issuer | undefined;
  readonly inlineScripts: readonly string[];
  readonly isDraining: () => boolean;
  /** How much of what was answered may be kept in memory. */
  readonly keptBytes?: number;
};

const noKeys = {
  openaiApiKey: undefined,
  openaiBaseUrl: undefined,
  geminiApiKey: undefined,
  geminiBaseUrl: undefined,
};

/** The whole product as one value: `main.ts` serves it, tests call `app.request()` on it. */
export function createApp(options: AppOptions): Hono<Env> {
  const { appUrl } = options;
  const app = new Hono<Env>();
  const members = createMembers(appUrl);
  const visitors = byAddress(options.visitors, members);
  const keptAnswers = createKeptAnswers(options.keptBytes);
  app.use(requestLog);
  app.use(
    securityHeaders({ inlineScripts: options.inlineScripts, isHttps: appUrl.startsWith('https:') }),
  );
  app.use(async (c, next) => {
    await next();
    // Else the connection stays open for the next request and the end waits for it.
    if (options.isDraining()) c.res.headers.set('connection', 'close');
  });
  healthRoutes(app, options);
  app.use('/api/*', async (c, next) => {
    c.set('db', options.db);
    c.set('visitors', visitors);
    c.set('keptAnswers', keptAnswers);
    c.set('now', options.now);
    c.set('today', () => dayInJapan(options.now().getTime()));
    c.set('clientAddress', addressOf(c, options.trustedProxies));
    c.header('cache-control', 'no-store');
    await next();
  });
  app.use('/api/*', sameOriginOnly(appUrl));
  app.use('/api/*', compress());
  demoRoutes(app);
  contactRoutes(app, { ...options, onStored: options.onMailStored });
  const keys = createKeys(options.secret);
  const signIn = { ...options, keys, members, providers: options.providers ?? [] };
  doorRoutes(app, signIn);
  decidingRoutes(app, options);
  companies(app, signIn);
  boardRoutes(app);
  homeRoutes(app);
  documentRoutes(app);
  documentSearchRoutes(app);
  if (options.files) documentFileRoutes(app, options.files);
  meetingRoutes(app);
  noticeRoutes(app, { ...options, onSent: options.onMailStored });
  houseRoutes(app, options);
  communityRoutes(app);
  managementRoutes(app);
  setupRoutes(app);
  peopleRoutes(app);
  letterRoutes(app, { keys, appUrl });
  waysOut(app, options);
  activityRoutes(app);
  endedRoutes(app, members.signedIn);
  booksRoutes(app, options);
  repairPlanRoutes(app);
  lawRoutes(app);
  caretakers(app, options.models ?? createModels(noKeys));
  if (options.webFolder) webPages(app, { folder: options.webFolder, appUrl });
  app.notFound((c) => answerError(new Refusal('not_found'), c));
  app.onError(answerError);
  return app;
}

function companies(app: Hono<Env>, signIn: Parameters<typeof companyRoutes>[1]): void {
  companyRoutes(app, signIn);
  companyAccessRoutes(app);
}

function caretakers(app: Hono<Env>, models: Models): void {
  caretakerRoutes(app, models);
  caretakerWordRoutes(app);
  voiceRoutes(app, models);
}

/** 契約とお支払い、データの書き出し、利用の終了. */
function waysOut(app: Hono<Env>, { files, now, issuer }: AppOptions): void {
  agreementRoutes(app, { issuer });
  leavingRoutes(app);
  ownRecordRoute(app);
  if (files) archiveRoutes(app, withDemoPapersOf(files, now));
}

function withDemoPapersOf(files: FileStore, now: () => Date): FileStore {
  return withDemoPapers(files, () => dayInJapan(now().getTime()));
}

/** ログイン: the ways in, and what belongs to whoever came in. */
function doorRoutes(app: Hono<Env>, parts: ProviderParts): void {
  signInRoutes(app, parts);
  passkeyRoutes(app, parts);
  proofRoutes(app, parts);
  providerRoutes(app, parts);
  accountRoutes(app, parts);
}

/** 届け出、申し込み、予約. */
function houseRoutes(app: Hono<Env>, { files }: AppOptions): void {
  allApplicationRoutes(app, files);
  bookingRoutes(app);
  houseRulesRoutes(app);
  if (files) bookingDeskRoutes(app, files);
}

/** 会計: the ledger and what is made of it. */
function booksRoutes(app: Hono<Env>, { files, now }: AppOptions): void {
  ledgerRoutes(app);
  openItemRoutes(app);
  lockRoutes(app);
  budgetRoutes(app);
  voucherRoutes(app);
  repeatRoutes(app);
  spreadRoutes(app);
  dueRoutes(app);
  openingRoutes(app);
  bankRoutes(app);
  automaticRoutes(app);
  billingRoutes(app);
  receiptRoutes(app);
  debitRoutes(app);
  arrearsRoutes(app);
  disclosureRoutes(app);
  disclosureRequestRoutes(app);
  reliefRoutes(app);
  auditRoutes(app);
  ownBillRoutes(app);
  paymentRoutes(app);
  payeeRoutes(app);
  tariffRoutes(app);
  billingItemRoutes(app);
  openingDuesRoutes(app);
  approvalRoutes(app);
  checkRoutes(app);
  moneyRoutes(app);
  settlementRoutes(app);
  companyPaperRoutes(app);
  yearEndRoutes(app);
  monthReportRoutes(app);
  if (!files) return;
  const papers = withDemoPapersOf(files, now);
  voucherFileRoutes(app, papers);
  originalRoutes(app, papers);
  auditExportRoutes(app, papers);
  bankFileRoutes(app, files);
  packRoutes(app, files);
}

type AppContext = Parameters<typeof getConnInfo>[0];

function addressOf(c: AppContext, trustedProxies: number): string {
  // Requests of tests come without a socket.
  const socketAddress = 'incoming' in Object(c.env) ? getConnInfo(c).remote.address : undefined;
  return clientAddress(c.req.header('x-forwarded-for'), socketAddress, trustedProxies);
}
