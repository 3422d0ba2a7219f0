import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { Settlement } from '#contract/settlement.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const looks = {
  done: { Icon: CircleCheck, colour: 'text-good', word: '確認済み' },
  open: { Icon: CircleAlert, colour: 'text-danger', word: '残っています' },
  note: { Icon: Info, colour: 'text-warn', word: 'お知らせ' },
} as const;

/** What has to be right before the draft is made, computed from the books. */
export function YearChecklist({ settlement: { items } }: { settlement: Settlement }) {
  const open = items.filter(({ state }) => state === 'open').length;
  return (
    <details open={open > 0} className="mt-2">
      <summary className="inline-flex min-h-11 items-center rounded-lg font-bold text-primary underline">
        案を作る前の確認 {items.length}項目
      </summary>
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({ id, title, state, sentence, advice }) => {
          const { Icon, colour, word } = looks[state];
          return (
            <li key={id} className="flex items-start gap-3 py-3">
              <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${colour}`} />
              <div className="min-w-0 flex-1">
                <p>
                  <span className="font-bold">{title}</span>
                  <span className={`ml-3 font-bold ${colour}`}>{word}</span>
                </p>
                <p>{sentence}</p>
                {advice && <p className="text-muted">{advice}</p>}
                {id === 'months' && state === 'open' && (
                  <TextLink
                    href={accountingAddress('month')}
                    className="inline-flex min-h-11 items-center"
                  >
                    今月やることを開く
                  </TextLink>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
