import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';
import { EntryPart } from '#web/features/bookkeeping/entry-part.tsx';
import { TemplatesPart } from '#web/features/entry-templates/templates-part.tsx';
import { SpreadsPart } from '#web/features/payment-spreads/spreads-part.tsx';
import { RepeatsPart } from '#web/features/repeated-entries/repeats-part.tsx';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const parts: Readonly<Record<string, { title: string; Part: ComponentType }>> = {
  templates: { title: 'ひな形', Part: TemplatesPart },
  repeats: { title: '毎月の記帳', Part: RepeatsPart },
  spread: { title: '数年分をまとめて払った', Part: SpreadsPart },
};

/** 入力: what happened once, or what is kept to be entered again. */
export function EntryScreen() {
  const [params] = useSearchParams();
  const chosen = parts[params.get('way') ?? ''];
  if (!chosen) return <EntryPart />;
  const { title, Part } = chosen;
  return (
    <>
      <p className="mb-2 print:hidden">
        <TextLink
          href={accountingAddress('entry')}
          className="inline-flex min-h-11 items-center gap-2"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          ほかの入力を選ぶ
        </TextLink>
      </p>
      <h2 className="mb-5 text-2xl font-bold">{title}</h2>
      <Part />
    </>
  );
}
