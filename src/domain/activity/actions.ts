import { type Action, type ActionAddress, type Actions, type ActivityKind } from './action.ts';
import { associationActions } from './association-actions.ts';
import { boardActions } from './board-actions.ts';
import { booksActions } from './books-actions.ts';
import { closingActions } from './closing-actions.ts';
import { houseActions } from './house-actions.ts';
import { moneyActions } from './money-actions.ts';
import { planActions } from './plan-actions.ts';
import { whichOf } from './subject.ts';

/** What comes from no endpoint of an association, but belongs into its log. */
const entrances = {
  'POST /api/kumiai': { kind: 'register', words: '管理組合の利用を始めました', at: '/demo' },
  'POST /api/sign-in': { kind: 'register', words: '招待状で参加しました', at: '/demo/people' },
} as const satisfies Actions;

/** 操作の記録: the words of everything that is written down. */
const loggedActions = {
  ...booksActions,
  ...closingActions,
  ...moneyActions,
  ...houseActions,
  ...planActions,
  ...associationActions,
  ...boardActions,
  ...entrances,
} as const satisfies Actions;

const personal = 'is what a person keeps for themselves';
const nothing = 'keeps nothing';
const unsigned = 'belongs to no association';
const ofCompany = 'is a company’s own; the association reads on its page who has access';

/** Writing endpoints that leave no entry, each with the reason. */
const unloggedActions = {
  'POST /bank/statements/reading': nothing,
  'POST /billing/opening-dues/reading': nothing,
  'POST /company-papers/:month/reading': nothing,
  'POST /setup/roster/reading': nothing,
  'POST /document-preview': nothing,
  'POST /repair-plan/report': nothing,
  'POST /transcriptions': personal,
  'POST /api/conversations': personal,
  'POST /api/chat': personal,
  'DELETE /conversations/:conversationId': personal,
  'PUT /chat-messages/:messageId/rating': personal,
  'POST /tasks': personal,
  'DELETE /tasks/:taskId': personal,
  'POST /line/codes': personal,
  'DELETE /line': personal,
  'POST /push/devices': personal,
  'POST /push/ended-devices': personal,
  'DELETE /push/devices': personal,
  'PUT /management/preference': personal,
  'PUT /checks/mail': personal,
  'POST /notices/:noticeId/read': personal,
  'PUT /applications/:applicationId': 'is a draft that nobody else sees',
  'DELETE /applications/:applicationId': 'is a draft that nobody else sees',
  'POST /application-files': 'belongs to a draft; what is sent with it is',
  'DELETE /application-files/:fileId': 'belongs to a draft',
  'POST /api/display': 'shows notices in the hall',
  'POST /api/contact': unsigned,
  'POST /api/sign-in/number': unsigned,
  'POST /api/sign-in/letter': unsigned,
  'DELETE /api/account/devices/:sessionId': unsigned,
  'POST /api/sign-out': unsigned,
  'POST /api/sign-in/passkey': unsigned,
  'POST /api/sign-in/passkey/question': unsigned,
  'POST /api/sign-in/provider': unsigned,
  'POST /api/sign-in/provider/question': unsigned,
  'POST /api/account/card': unsigned,
  'DELETE /api/account/card': unsigned,
  'POST /api/account/passkeys': unsigned,
  'POST /api/account/passkeys/question': unsigned,
  'DELETE /api/account/passkeys/:passkeyId': unsigned,
  'DELETE /api/account/providers/:provider': unsigned,
  'POST /api/account/proof': unsigned,
  'POST /api/account/proof/card': unsigned,
  'POST /api/account/proof/number': unsigned,
  'POST /api/account/proof/passkey': unsigned,
  'POST /api/account/proof/passkey/question': unsigned,
  'POST /api/company': ofCompany,
  'POST /api/company/invitations/:companyId': ofCompany,
  'POST /api/company/staff': ofCompany,
  'DELETE /api/company/staff/:accountId': ofCompany,
  'PUT /api/company/clients/:clientId/staff/:accountId': ofCompany,
  'PUT /api/demo/role': 'is there for visitors of the demonstration alone',
  'POST /api/demo/reset': 'is there for visitors of the demonstration alone',
} as const satisfies Readonly<Record<ActionAddress, string>>;

const known: ReadonlyMap<string, Action> = new Map(Object.entries(loggedActions));
const unlogged: ReadonlySet<string> = new Set(Object.keys(unloggedActions));

/** `undefined` where nothing is written down; an address that nobody thought of is a bug. */
export function actionAt(address: string): Action | undefined {
  const found = known.get(address);
  if (!found && !unlogged.has(address)) throw new Error(`no words for the action ${address}`);
  return found;
}

/** Of an entry that an earlier version wrote there may be none any more. */
export function loggedActionAt(address: string): Action | undefined {
  return known.get(address);
}

type Entry = { readonly action: string; readonly subject: string };

/** What an entry says. */
export function entryWords({ action: address, subject }: Entry): string {
  const action = known.get(address);
  if (!action) return '前の版の操作です';
  return action.several?.words[whichOf(subject) ?? ''] ?? action.words;
}

type Doer = { readonly action: string; readonly position: string; readonly name: string };

/** Who did it, in words: 「理事長 佐藤 太郎」, or that the log does not hold it. */
export function doerOf({ action, position, name }: Doer): string {
  const doer = [position, name].filter((part) => part !== '').join(' ');
  const who = known.get(action)?.nameless;
  return doer || (who ? `${who}（お名前は記録しません）` : 'お名前の登録がない方');
}

export function addressesOf(kind: ActivityKind): readonly string[] {
  return [...known].filter(([, action]) => action.kind === kind).map(([address]) => address);
}

export const allAddresses: readonly string[] = [...known.keys(), ...unlogged];
