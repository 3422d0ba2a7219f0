import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { formatMonthDay } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { CloseItem } from '#domain/statements/month-close.ts';
import { accountingAddress, entryAddress } from '#web/lib/books/accounting-address.ts';
import { readYen, shownAmount } from '#web/lib/books/read-yen.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { CloseCheck } from './use-close-items.ts';

const looks = {
  done: { Icon: CircleCheck, colour: 'text-good', word: '確認済み' },
  open: { Icon: CircleAlert, colour: 'text-danger', word: '残っています' },
  needed: { Icon: CircleAlert, colour: 'text-danger', word: '残高を入れてください' },
  unknown: { Icon: CircleHelp, colour: 'text-warn', word: '確かめてください' },
} as const;

/** 締めの前に確かめること: each in a sentence, and what to do about it. */
export function Checklist({ check }: { check: CloseCheck }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {check.items.map((item) => (
        <Item key={item.id} item={item} check={check} />
      ))}
    </ul>
  );
}

function Item({ item, check }: { item: CloseItem; check: CloseCheck }) {
  const { id, title, state, sentence, advice } = item;
  const isSeen = state === 'unknown' && check.isSeen(id);
  const { Icon, colour, word } = looks[isSeen ? 'done' : state];
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${colour}`} />
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-bold">{title}</span>
          <span className={`ml-3 font-bold ${colour}`}>{isSeen ? '確かめました' : word}</span>
        </p>
        <p>{sentence}</p>
        {advice && !isSeen && <p className="text-muted">{advice}</p>}
        <Further item={item} check={check} />
        {state === 'unknown' && (
          <label className="flex min-h-11 items-center gap-3 print:hidden">
            <input
              type="checkbox"
              checked={isSeen}
              onChange={() => check.see(id)}
              className="size-6 shrink-0 accent-primary"
            />
            {title}を確かめました
          </label>
        )}
      </div>
    </li>
  );
}

/** What belongs to one item alone. */
function Further({ item: { id, state }, check }: { item: CloseItem; check: CloseCheck }) {
  if (id === 'banks') return <Passbooks check={check} />;
  if (id === 'vouchers') return <Bare check={check} />;
  if (id === 'papers') return state === 'done' ? null : <PapersLink />;
  if (id !== 'unbooked') return null;
  return (
    <TextLink
      href={accountingAddress('bank')}
      className="inline-flex min-h-11 items-center print:hidden"
    >
      {state === 'unknown' ? '銀行の明細を取り込む' : '入出金を見る'}
    </TextLink>
  );
}

/** The way to 証憑の箱. */
function PapersLink() {
  return (
    <TextLink
      href={accountingAddress('books', { book: 'vouchers' })}
      className="inline-flex min-h-11 items-center print:hidden"
    >
      記帳していない証憑を見る
    </TextLink>
  );
}

/** 証憑のない支払, each with the way to its entry. */
function Bare({ check: { bare } }: { check: CloseCheck }) {
  if (bare.length === 0) return null;
  return (
    <details className="my-2">
      <summary className="flex min-h-11 items-center font-bold text-primary">
        証憑のない支払を見る（{bare.length}件）
      </summary>
      <ul className="grid gap-1">
        {bare.map(({ id, number, postedOn, summary, amountYen }) => (
          <li key={id}>
            <TextLink href={entryAddress(id)} className="inline-flex min-h-11 items-center">
              {formatMonthDay(postedOn)}　No.{number}　{summary}　{formatYen(amountYen)}
            </TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const passbooksId = 'passbooks';

/** The balances by the books, beside which one types those of the passbook. They go along with the request. */
function Passbooks({ check }: { check: CloseCheck }) {
  // Open from the start where a balance is missing; it does not fold while the last one is typed.
  const [isFirstOpen] = useState(check.needed.length > 0);
  if (check.banks.every(({ importedYen }) => importedYen !== null)) return null;
  return (
    <details id={passbooksId} className="my-2" open={isFirstOpen}>
      <summary className="flex min-h-11 items-center font-bold text-primary">
        通帳の残高を入れて、帳簿とくらべる
      </summary>
      <ul className="grid gap-3 pt-2 sm:grid-cols-2">
        {check.banks
          .filter(({ importedYen }) => importedYen === null)
          .map(({ id, name, ledgerYen, typed }) => (
            <li key={id}>
              <Field
                label={name}
                hint={`帳簿では${formatYen(ledgerYen)}`}
                error={faultOf(typed, ledgerYen)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    autoComplete="off"
                    className="text-right tabular-nums"
                    value={typed}
                    onChange={({ target }) => check.typePassbook(id, target.value)}
                    onBlur={() => check.typePassbook(id, shownAmount(typed))}
                  />
                )}
              </Field>
            </li>
          ))}
      </ul>
    </details>
  );
}

function faultOf(typed: string, ledgerYen: number): string | undefined {
  if (typed.trim() === '') return undefined;
  const yen = readYen(typed);
  if (yen === null) return '円の数字で入れてください。';
  return yen === ledgerYen ? undefined : `${formatYen(Math.abs(yen - ledgerYen))}ちがいます。`;
}
