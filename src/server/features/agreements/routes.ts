import type { Hono } from 'hono';
import * as contract from '#contract/agreements.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import { addDays, dayInJapan } from '#domain/calendar.ts';
import {
  agreementFor,
  approvalHindrance,
  choosable,
  extraYen,
  monthOf,
} from '#domain/plans/agreement.ts';
import type { Issuer } from '#domain/plans/invoice.ts';
import { invoiceState } from '#domain/plans/invoice-notice.ts';
import { invoiceNumberWords } from '#domain/plans/payment-way.ts';
import { Refusal } from '#domain/refusal.ts';
import { renderPack } from '#server/features/settlement/store.ts';
import { type Call, type Env, handle, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import * as store from './store.ts';

type Options = { readonly issuer?: Issuer | undefined };

/** 契約とお支払い: one asks, スミワ offers, another approves. */
export function agreementRoutes(app: Hono<Env>, options: Options): void {
  handle(app, contract.getAgreements, (call) => answer(call, options));

  handle(app, contract.askForAgreement, async ({ db, scope, input, caller, today, now }) => {
    const association = await store.findAssociation(db, scope);
    if (!association?.isCustomer) throw new Refusal('conflict', 'デモでは請求されません。');
    if (caller.leavesOn !== null) {
      throw new Refusal('conflict', '利用の終了が決まっているため、お申し込みになれません。');
    }
    const approved = (await store.listAgreements(db, scope)).filter((it) => it.isApproved);
    refuseWrongAsk(input, approved, today);
    if (!(await store.addAgreement(db, scope, { asked: input, now }))) {
      throw new Refusal('conflict', 'もう申し込まれています。画面を読み直してください。');
    }
    return {};
  });

  handle(app, contract.approveAgreement, approveAsSecond);

  handle(app, contract.withdrawAgreement, async ({ db, scope, input, now }) => {
    const asked = (await store.listAgreements(db, scope)).find(
      ({ id }) => id === input.agreementId,
    );
    if (asked && (await store.withdraw(db, scope, { ...input, now }))) return { plan: asked.plan };
    throw new Refusal('not_found', 'この申し込みは見つかりません。画面を読み直してください。');
  });

  handleFile(app, contract.getInvoicePdf, {
    load: async ({ db, scope, input }) => {
      const found = await store.findInvoicePaper(db, scope, input.invoiceId);
      if (!found) throw new Refusal('not_found', 'この請求書は見つかりません。');
      return found;
    },
    make: async ({ number, issuerName, issuedOn, paper }) => ({
      bytes: await renderPack({
        associationName: issuerName,
        title: '請求書',
        period: '',
        edition: `番号${invoiceNumberWords(number)}`,
        madeOn: issuedOn,
        isDraft: false,
        approvedOn: null,
        hasContents: false,
        papers: [paper],
      }),
      fileName: `スミワ請求書_${invoiceNumberWords(number)}.pdf`,
    }),
  });
}

async function answer(
  { db, scope, today }: Call<object, 'subscription.bills'>,
  { issuer }: Options,
): Promise<contract.Agreements> {
  const association = await store.findAssociation(db, scope);
  const all = await store.listAgreements(db, scope);
  const approved = all.filter((it) => it.isApproved);
  const asked = all.find((it) => !it.isApproved);
  const months = choosable(approved, today);
  return {
    isCustomer: association?.isCustomer ?? false,
    prices: issuer?.prices ?? null,
    isIssuing: issuer !== undefined,
    months: [...months],
    asked: asked ? askedView(scope, asked, { months, isFirst: approved.length === 0 }) : null,
    current: agreementFor(approved, monthOf(today)) ?? null,
    coming: approved.filter(({ firstMonth }) => firstMonth > today),
    invoices: (await store.listInvoices(db, scope)).map((row) => ({
      ...row,
      state: invoiceState(row, today),
    })),
  };
}

type Around = { readonly months: readonly string[]; readonly isFirst: boolean };

function askedView(
  scope: Scope<'subscription.bills'>,
  asked: store.AgreementRow,
  { months, isFirst }: Around,
): NonNullable<contract.Agreements['asked']> {
  return {
    ...asked,
    askedOn: dayInJapan(Date.parse(asked.askedAt)),
    setupYen: asked.plan !== null && isFirst ? extraYen('初期設定') : 0,
    briefingYen: extraYen('オンライン説明会') * asked.briefings,
    hindrance: isSecondPerson(scope.signer, asked)
      ? (approvalHindrance(asked, months) ?? null)
      : notTheSecond(scope.signer, '承認できません', '申し込んだ方'),
  };
}

type Ask = Pick<store.AgreementRow, 'plan' | 'firstMonth' | 'briefings' | 'movesData'>;

function refuseWrongAsk(ask: Ask, approved: readonly store.AgreementRow[], today: string): void {
  if (!choosable(approved, today).includes(ask.firstMonth)) {
    throw new Refusal('invalid_input', '始まりの月を、一覧から選んでください。');
  }
  if (ask.plan !== null) return;
  if ((approved.at(-1)?.plan ?? null) === null) {
    throw new Refusal('conflict', '解約するご契約がありません。');
  }
  if (ask.briefings > 0 || ask.movesData) throw new Refusal('invalid_input');
}

type Approving = Call<
  { agreementId: string; monthlyYen: number | null; movingYen: number | null },
  'subscription.agree'
>;

async function approveAsSecond({ db, scope, input, today, now }: Approving) {
  const { agreementId, ...figures } = input;
  const all = await store.listAgreements(db, scope);
  const asked = all.find(({ id, isApproved }) => id === agreementId && !isApproved);
  if (!asked) {
    throw new Refusal('not_found', 'この申し込みは見つかりません。画面を読み直してください。');
  }
  if (!isSecondPerson(scope.signer, asked)) {
    throw new Refusal('not_allowed', notTheSecond(scope.signer, '承認できません', '申し込んだ方'));
  }
  const approved = all.filter((it) => it.isApproved);
  const hindrance = approvalHindrance(asked, choosable(approved, today));
  if (hindrance) throw new Refusal('conflict', hindrance);
  if (!(await store.approve(db, scope, { agreementId, figures, now }))) {
    throw new Refusal('conflict', '見積もりが変わりました。画面を読み直してください。');
  }
  await store.setEnd(db, scope, asked.plan === null ? addDays(asked.firstMonth, -1) : null);
  return { plan: asked.plan };
}
