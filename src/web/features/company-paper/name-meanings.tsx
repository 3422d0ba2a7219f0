import type { PaperMeaning, PaperReading } from '#contract/company-paper.ts';
import { formatYen } from '#domain/format-yen.ts';
import { bookableAccounts } from '#web/lib/books/choices.ts';
import { type Books, useBooks } from '#web/lib/books/use-books.ts';
import { SelectField } from '#web/ui/select-field.tsx';

type Asked = PaperReading['asked'][number];

type NameMeaningsProps = {
  asked: readonly Asked[];
  onSay: (meaning: PaperMeaning) => void;
};

const leftOut = 'left-out';

/** What the company calls otherwise: said once, known from then on. */
export function NameMeanings({ asked, onSay }: NameMeaningsProps) {
  const books = useBooks();
  if (asked.length === 0) return null;
  const options = optionsOf(books);
  return (
    <section aria-label="科目の読み替え">
      <h3 className="text-lg font-bold">科目の読み替え</h3>
      <p className="mb-3 text-muted">
        帳簿の科目と名前がちがう行です。一度選ぶと、次の月からは同じに読みます。
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {asked.map((line) => (
          <li key={`${line.section} ${line.name}`}>
            <SelectField
              label={line.name}
              hint={[line.section, formatYen(line.yen)].filter(Boolean).join('・')}
              placeholder={line.state === 'open' ? '帳簿のどの科目か選ぶ' : undefined}
              options={options}
              value={valueOf(line)}
              onChange={(value) => onSay({ ...nameOf(line), means: meansOf(value) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function optionsOf(books: Books) {
  const accounts = bookableAccounts(books, ['income', 'expense']);
  return [
    { value: leftOut, label: '照合しない' },
    ...books.funds.flatMap((fund) =>
      accounts.map((account) => ({
        value: `${fund.id} ${account.id}`,
        label: `${fund.name}の${account.name}`,
      })),
    ),
  ];
}

function nameOf({ section, name }: Asked) {
  return { section, name };
}

function valueOf({ state, means }: Asked): string {
  if (state === 'left-out') return leftOut;
  return means ? `${means.fundId} ${means.accountId}` : '';
}

function meansOf(value: string): PaperMeaning['means'] {
  if (value === leftOut || value === '') return null;
  const [fundId = '', accountId = ''] = value.split(' ');
  return { fundId, accountId };
}
