import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'wouter';
import type { TemplateContent } from '#contract/repeats.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { type Books, useBooks } from '#web/lib/books/use-books.ts';
import { Anchor } from '#web/ui/anchor.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VoucherBeside } from '#web/ui/vouchers/voucher-beside.tsx';
import { VoucherStart } from '#web/ui/vouchers/voucher-start.tsx';
import { EverydayForm } from './everyday-form.tsx';
import { JournalForm } from './journal-form.tsx';
import { TemplateStart } from './templates/template-start.tsx';
import { allWays, furtherWays, ways } from './ways.ts';

/** 入力: first what happened, then a few questions; or straight as an entry. */
export function EntryPart() {
  const books = useBooks();
  const [params] = useSearchParams();
  const name = params.get('way');
  const voucherId = params.get('voucher') ?? '';
  if (books.years.length === 0) {
    return (
      <EmptyState title="まだ入力できません">会計年度が登録されると、記帳できます。</EmptyState>
    );
  }
  if (name === 'journal') {
    return (
      <Chosen title="仕訳で入力">
        <Start params={params}>{(start) => <JournalForm books={books} start={start} />}</Start>
      </Chosen>
    );
  }
  const way = allWays.find((it) => it === name);
  if (!way) return <WayChoice books={books} />;
  return (
    <Chosen title={ways[way].title}>
      <VoucherBeside voucherId={voucherId} books={books}>
        <Start params={params}>
          {(start) => (
            <EverydayForm key={`${way} ${voucherId}`} way={way} books={books} start={start} />
          )}
        </Start>
      </VoucherBeside>
    </Chosen>
  );
}

type StartProps = {
  params: URLSearchParams;
  children: (start: TemplateContent | undefined) => React.ReactNode;
};

/** A form is begun with a template where the address names one. */
function Start({ params, children }: StartProps) {
  const templateId = params.get('template');
  if (templateId === null) return children(undefined);
  return (
    <TemplateStart key={templateId} templateId={templateId}>
      {children}
    </TemplateStart>
  );
}

function Chosen({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <p className="mb-2">
        <TextLink
          href={accountingAddress('entry')}
          className="inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          ほかの入力を選ぶ
        </TextLink>
      </p>
      <h2 className="mb-5 text-2xl font-bold">{title}</h2>
      {children}
    </section>
  );
}

function WayChoice({ books }: { books: Books }) {
  return (
    <section aria-label="入力の種類">
      <VoucherStart books={books} />
      <h2 className="mb-1 text-xl font-bold">何がありましたか</h2>
      <p className="mb-5 text-muted">
        あてはまるものを選ぶと、必要なことだけをおたずねします。借方と貸方は、自動で決まります。
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {allWays.map((way) => {
          const { title, example, icon: Icon } = ways[way];
          return (
            <li key={way}>
              <Anchor
                href={accountingAddress('entry', { way })}
                className="flex h-full min-h-28 items-start gap-4 rounded-xl border-2 border-line bg-page p-4 hover:border-primary hover:bg-primary-soft"
              >
                <Icon aria-hidden="true" className="mt-1 size-8 shrink-0 text-primary" />
                <span className="min-w-0">
                  <span className="block text-xl font-bold">{title}</span>
                  <span className="block text-muted">{example}</span>
                </span>
              </Anchor>
            </li>
          );
        })}
        {furtherWays.map(({ way, title, example, icon: Icon }) => (
          <li key={way}>
            <Anchor
              href={accountingAddress('entry', { way })}
              className="flex h-full min-h-28 items-start gap-4 rounded-xl border-2 border-dashed border-line bg-page p-4 hover:border-primary hover:bg-primary-soft"
            >
              <Icon aria-hidden="true" className="mt-1 size-8 shrink-0 text-muted" />
              <span className="min-w-0">
                <span className="block text-xl font-bold">{title}</span>
                <span className="block text-muted">{example}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <LockNote books={books} />
    </section>
  );
}

function LockNote({ books: { lockedUntil } }: { books: Books }) {
  if (lockedUntil === null) return null;
  const [year, month, day] = lockedUntil.split('-').map(Number);
  return (
    <p className="mt-6 text-muted">
      {year}年{month}月{day}日まで締めてあります。それより後の日付で記帳できます。
    </p>
  );
}
