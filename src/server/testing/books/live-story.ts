import { addDays, daysBetween, type IsoDate, isoDate, partsOf } from '#domain/calendar.ts';
import type { Entry, NewEntry } from '#domain/ledger/entry.ts';
import { anyBooks, type Books } from '#domain/ledger/testing/any-books.ts';
import { makeRandom } from '#domain/repair-plan/uncertainty/random.ts';
import type { Database } from '#server/db/db.ts';
import type { Story } from './story.ts';
import { openStoryBooks } from './story-books.ts';
import { faultsOfStory } from './story-faults.ts';
import {
  bookInModel,
  heldUntil,
  lockInModel,
  type Outcome,
  reverseInModel,
} from './story-model.ts';

type Random = Story['random'];

const turns = 14;

/** Books, reverses, closes, reopens, transfers and budgets as the seed has it; returns what is not as it must be. */
export async function liveStory(db: Database, seed: number): Promise<Story> {
  const random = makeRandom(seed);
  const given = anyBooks(seed, 12);
  const books = await openStoryBooks(db, given);
  const model = { years: given.years, entries: [], locks: [] };
  const state = { budgets: [], faults: [], outcomes: new Map<string, number>() };
  const story: Story = { seed, random, given, books, model, ...state };
  for (let turn = 0; turn < turns; turn += 1) await takeTurn(story);
  return { ...story, faults: [...story.faults, ...(await faultsOfStory(db, story))] };
}

async function takeTurn(story: Story): Promise<void> {
  const act = acts[story.random(acts.length)];
  if (!act) return;
  const { name, expected, found } = await act(story);
  const [wanted, said] = [expected, found].map((it) => JSON.stringify(it));
  const answer = 'code' in found ? found.code : 'done';
  story.outcomes.set(`${name} ${answer}`, (story.outcomes.get(`${name} ${answer}`) ?? 0) + 1);
  if (wanted !== said) story.faults.push(`${story.seed}: ${name} ended in ${said}, not ${wanted}`);
}

type Done = { readonly name: string; readonly expected: Outcome; readonly found: Outcome };
type Act = (story: Story) => Promise<Done>;

const bookNext: Act = async (story) => {
  const { given, model, random } = story;
  const fresh = given.entries.filter(
    ({ id, origin }) => origin !== 'reversal' && !model.entries.some((entry) => entry.id === id),
  );
  const entry = fresh[random(fresh.length)];
  if (!entry) return repeat(story);
  return book(story, 'book', newEntryOf(entry));
};

/** The same again, or another entry under the same key. */
const repeat: Act = async (story) => {
  const { model, random } = story;
  const entry = pick(model.entries, random);
  if (!entry || entry.origin === 'reversal') return lockMonth(story);
  const again = newEntryOf(entry);
  return book(story, 'repeat', random(2) === 0 ? again : { ...again, summary: '別の内容' });
};

/** One yen too much in a fund, on a day that is open, or on a day outside all years. */
const bookWrong: Act = async (story) => {
  const { given, model, random } = story;
  const [first] = given.entries;
  if (!first) return lockMonth(story);
  const id = crypto.randomUUID();
  const entry = { ...newEntryOf(first), id, key: id };
  if (random(2) === 0) return book(story, 'outside', { ...entry, postedOn: '1999-12-31' });
  const day = given.years.at(-1)?.endsOn ?? '';
  if (day <= heldUntil(model)) return lockMonth(story);
  const [line, ...lines] = entry.postings;
  const postings = line ? [{ ...line, amountYen: line.amountYen + 1_000_000_000 }, ...lines] : [];
  return book(story, 'unbalanced', { ...entry, postedOn: day, postings });
};

async function book({ model, books }: Story, name: string, entry: NewEntry): Promise<Done> {
  return { name, expected: bookInModel(model, entry, null), found: await books.post(entry) };
}

const reverse: Act = async (story) => {
  const { model, random, given, books } = story;
  const turned = pick(model.entries, random);
  if (!turned) return bookNext(story);
  const reversal = {
    id: crypto.randomUUID(),
    turned,
    postedOn: anyDay(given, random),
    summary: '取消し',
  };
  const expected = reverseInModel(model, reversal);
  return { name: 'reverse', expected, found: await books.reverse(reversal) };
};

/** To the end of any month: a close, or a reopening where it was closed further. */
const lockMonth: Act = async ({ model, random, given, books }) => {
  const { year, month } = partsOf(anyDay(given, random));
  const lock = { lockedUntil: addDays(isoDate({ year, month, day: 1 }), -1), isFinal: false };
  const name = lock.lockedUntil < heldUntil(model) ? 'reopen' : 'close';
  return { name, expected: lockInModel(model, lock), found: await books.lock(lock) };
};

const approveYear: Act = async (story) => {
  const { model, random, given, books } = story;
  const lockedUntil = given.years[random(given.years.length)]?.endsOn ?? '';
  if (model.locks.some((lock) => lock.isFinal && lock.lockedUntil === lockedUntil))
    return bookNext(story);
  const lock = { lockedUntil, isFinal: true };
  return { name: 'approve', expected: lockInModel(model, lock), found: await books.lock(lock) };
};

const voteBudget: Act = async ({ given, random, books, budgets }) => {
  const yearId = given.years[random(given.years.length)]?.id ?? '';
  const version = budgets.filter((budget) => budget.yearId === yearId).length;
  const lines = given.accounts
    .filter(({ kind }) => (kind === 'income' || kind === 'expense') && random(3) === 0)
    .map(({ id }) => ({
      fundId: given.funds[random(2)]?.id ?? '',
      accountId: id,
      amountYen: random(1_000_000),
    }));
  await books.inBooks(async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `insert into budget (association_id, id, fiscal_year_id, version, decided_on)
       values ($1, gen_random_uuid(), $2, $3, '2026-05-24') returning id`,
      [books.associationId, yearId, version],
    );
    await tx.query(
      `insert into budget_line (association_id, id, budget_id, fund_id, account_id, amount_yen)
       select $1, gen_random_uuid(), $2, l."fundId", l."accountId", l."amountYen"
         from jsonb_to_recordset($3::jsonb) as l("fundId" uuid, "accountId" uuid, "amountYen" bigint)`,
      [books.associationId, rows[0]?.id, JSON.stringify(lines)],
    );
  });
  budgets.push({ yearId, lines });
  return { name: 'budget', expected: { numbers: [] }, found: { numbers: [] } };
};

const acts: readonly Act[] = [
  bookNext,
  bookNext,
  bookNext,
  bookNext,
  bookNext,
  bookNext,
  repeat,
  bookWrong,
  reverse,
  reverse,
  lockMonth,
  approveYear,
  voteBudget,
];

function newEntryOf({ id, key, postedOn, origin, summary, postings }: Entry): NewEntry {
  return { id, key, postedOn, origin, summary, postings };
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[random(items.length)];
}

function anyDay({ years }: Books, random: Random): IsoDate {
  const [startsOn, endsOn] = [years[0]?.startsOn ?? '', years.at(-1)?.endsOn ?? ''];
  return addDays(startsOn, random(daysBetween(startsOn, endsOn) + 1));
}
