import type { Hono } from 'hono';
import * as contract from '#contract/arrears.ts';
import { isSecondPerson, notTheSecond } from '#domain/access/second-person.ts';
import { seesDebtors } from '#domain/access/shown.ts';
import { type DunningKind, dunningNames, isSigned } from '#domain/billing/dunning/dunning.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { Refusal } from '#domain/refusal.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import { viewArrears } from './arrears-view.ts';
import { askFor } from './ask-for-dunning.ts';
import * as dunnings from './dunning-store.ts';
import { letterFacts } from './letter-facts.ts';
import { renderLetter } from './render-letter.ts';

const gone = 'この文書は見つかりません。画面を読み直してください。';

/** 滞納と督促: the list, and letters that one asks for and another approves. */
export function arrearsRoutes(app: Hono<Env>): void {
  handle(app, contract.getArrears, ({ db, scope, today }) => viewArrears(db, scope, today));

  handle(app, contract.askForDunning, async ({ db, scope, input, today, now }) => {
    await askFor(db, scope, { ...input, today, now });
    return {};
  });

  handle(app, contract.approveDunning, async ({ db, scope, input: { dunningId }, now }) => {
    const [found] = await dunnings.listDunnings(db, scope, dunningId);
    if (!found) throw new Refusal('not_found', gone);
    if (!isSecondPerson(scope.signer, found)) {
      throw new Refusal('not_allowed', notTheSecond(scope.signer, '承認できません'));
    }
    if (!(await dunnings.approve(db, scope, { dunningId, now }))) {
      throw new Refusal('conflict', 'この文書は、もう承認されています。');
    }
    return {};
  });

  handle(app, contract.withdrawDunning, async ({ db, scope, input: { dunningId }, now }) => {
    if (!(await dunnings.withdraw(db, scope, { dunningId, now }))) {
      throw new Refusal('conflict', '送った文書は、取り下げられません。');
    }
    return {};
  });

  handle(app, contract.saveDunningDays, async ({ db, scope, input, today }) => {
    refuseDays(input, today);
    const [found] = await dunnings.listDunnings(db, scope, input.dunningId);
    if (!found) throw new Refusal('not_found', gone);
    if ([input.sentOn, input.doneOn].some((day) => day !== null && day < found.asOf)) {
      throw new Refusal('invalid_input', '文書の日付よりあとの日を入れてください。');
    }
    if (!(await dunnings.saveDays(db, scope, input))) {
      throw new Refusal('conflict', '送る前に、承認を受けてください。');
    }
    return { noted: notedOf(found.kind, input) };
  });

  letterRoute(app);
}

type Days = { readonly sentOn: IsoDate | null; readonly doneOn: IsoDate | null };

function notedOf(
  kind: DunningKind,
  { sentOn, doneOn }: Days,
): 'sent' | 'arrived' | 'signed' | 'nothing' {
  if (doneOn !== null) return isSigned(kind) ? 'signed' : 'arrived';
  return sentOn === null ? 'nothing' : 'sent';
}

function letterRoute(app: Hono<Env>): void {
  handleFile(app, contract.getDunningPdf, {
    load: async ({ db, scope, input: { dunningId }, today }) => {
      if (!seesDebtors(scope.roles)) {
        throw new Refusal('not_allowed', '督促の文書は、担当の役員と管理会社だけが見られます。');
      }
      const [found] = await dunnings.listDunnings(db, scope, dunningId);
      if (!found) throw new Refusal('not_found', gone);
      return { found, facts: await letterFacts(db, scope, { row: found, today }) };
    },
    make: async ({ found, facts }) => ({
      bytes: await renderLetter(facts, { isDraft: found.approvedAs === null }),
      fileName: `${dunningNames[found.kind]}_${facts.number}号室_${found.asOf}.pdf`,
    }),
  });
}

function refuseDays(
  { sentOn, doneOn }: { sentOn: string | null; doneOn: string | null },
  today: IsoDate,
) {
  if ([sentOn, doneOn].some((day) => day !== null && day > today)) {
    throw new Refusal('invalid_input', '今日までの日を入れてください。');
  }
}
