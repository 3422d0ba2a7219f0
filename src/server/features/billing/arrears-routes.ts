import type { Hono } from 'hono';
import type { z } from 'zod/mini';
import * as contract from '#contract/arrears.ts';
import { seesDebtors } from '#domain/access/shown.ts';
import { listArrears, overdueOn } from '#domain/billing/arrears.ts';
import { unwritableIn } from '#domain/billing/dunning/certified-text.ts';
import { dunningNames } from '#domain/billing/dunning/dunning.ts';
import { instalments } from '#domain/billing/dunning/instalments.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumYen } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Db } from '#server/db/db.ts';
import { type Env, handle, handleFile } from '#server/http/handle.ts';
import type { Scope } from '#server/http/scope.ts';
import { debtorOf, loadFacts, viewArrears } from './arrears-view.ts';
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
    if (found.askedAs === scope.role) {
      throw new Refusal('not_allowed', '頼んだ方と同じ立場では、承認できません。');
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
    return {};
  });

  handle(app, contract.savePayTo, async ({ db, scope, input: { payTo } }) => {
    if (!(await dunnings.savePayTo(db, scope, payTo))) {
      throw new Refusal('conflict', '先に、料金表を作ってください。');
    }
    return {};
  });

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

type Asked = z.output<typeof contract.askForDunning.input> & {
  readonly today: IsoDate;
  readonly now: Date;
};

async function askFor(db: Db, scope: Scope<'arrears.act'>, asked: Asked): Promise<void> {
  const { id, dwellingId, kind, deadline, today, now } = asked;
  const facts = await loadFacts(db, scope, today);
  const arrears = listArrears(facts.positions, overdueOn(today)).find(
    (it) => it.dwellingId === dwellingId,
  );
  if (!arrears) throw new Refusal('conflict', 'この住戸に、納期を過ぎた未納はありません。');
  if (deadline <= today) {
    throw new Refusal('invalid_input', '支払いの期限は、明日からの日にしてください。');
  }
  if ((kind === 'pledge') !== (asked.instalments !== null)) throw new Refusal('invalid_input');
  const debtor = debtorOf(facts, arrears, scope);
  const lines = debtor.items.map((it, index) => ({
    itemId: arrears.items[index]?.itemId ?? '',
    item: it.item,
    month: it.month,
    dueOn: it.dueOn,
    yen: it.yen,
    lateYen: it.lateYen,
  }));
  const row = {
    id,
    dwellingId,
    kind,
    asOf: today,
    deadline,
    addressee: debtor.owner,
    address: asked.address === '' ? debtor.address : asked.address,
    lines,
    instalments: asked.instalments
      ? instalments(sumYen(lines.map(({ yen }) => yen)), asked.instalments)
      : [],
  };
  if (kind === 'certified') {
    if (row.address === '') {
      throw new Refusal(
        'invalid_input',
        '内容証明には、あて先の住所が要ります。住所を入れてください。',
      );
    }
    const letter = await letterFacts(db, scope, { row, today });
    const unwritable = unwritableIn(letter);
    if (unwritable.length > 0) {
      throw new Refusal(
        'invalid_input',
        `内容証明に書けない文字があります：${unwritable.join(' ')}。住所かお名前を、ふつうの漢字とかなに直してください。`,
      );
    }
  }
  await dunnings.addDunning(db, scope, { ...row, now });
}
