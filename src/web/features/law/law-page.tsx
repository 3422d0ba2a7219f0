import { ArrowLeft, BookOpenText, Printer } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { getLawArticle } from '#contract/law.ts';
import { dayInJapan, formatPlainDate } from '#domain/calendar.ts';
import { useAddressAnchor, useArrival } from '#web/lib/use-address-anchor.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { MissingBoundary } from '#web/ui/missing-boundary.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LawParagraph } from './law-paragraph.tsx';

type Article = z.output<typeof getLawArticle.output>['article'];

/** 法令の条文 or our explanation of it, as an answer cites it. */
export function LawPage({ lawArticleId }: { lawArticleId: string }) {
  return (
    <MissingBoundary key={lawArticleId} instead={<NoSuchArticle />}>
      <ArticleSheet lawArticleId={lawArticleId} />
    </MissingBoundary>
  );
}

function ArticleSheet({ lawArticleId }: { lawArticleId: string }) {
  const { article } = useEndpoint(getLawArticle, { lawArticleId });
  const arrival = useAddressAnchor();
  useArrival(arrival, 'nearest');
  return (
    <div data-paper>
      <BackLink />
      <PageHeader
        title={article.title}
        lead={[article.law, article.label].filter(Boolean).join('　')}
        actions={
          <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
            <Printer aria-hidden="true" className="size-5" />
            印刷する
          </Button>
        }
      />
      <div className="max-w-[42em]">
        <KindNote article={article} />
        <article className="my-6 text-lg leading-[1.9]">
          {article.paragraphs.map(({ id, text }) => (
            <LawParagraph key={id} id={id} text={text} isTarget={id === arrival.anchor} />
          ))}
        </article>
        <DefinitionList facts={factsOf(article)} />
      </div>
    </div>
  );
}

function BackLink() {
  return (
    <p className="mb-2 print:hidden">
      <TextLink href="/demo/documents" className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
        文書の一覧
      </TextLink>
    </p>
  );
}

/** Whose words these are, and what they are worth: before the first sentence. */
function KindNote({ article }: { article: Article }) {
  const { law, kind, source, confidence, inForceFrom } = article;
  const [today] = useState(() => dayInJapan(Date.now()));
  const isComing = inForceFrom !== null && inForceFrom > today;
  const isOurs = kind === 'explanation';
  return (
    <div className="flex items-start gap-3 rounded-xl border border-line bg-surface p-4">
      <BookOpenText aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0">
        <p className="font-bold">
          {isOurs ? `スミワの解説です。${originalOf(law)}ではありません。` : '法令の本文です。'}
        </p>
        {isComing && (
          <p className="font-bold text-warn">
            {formatPlainDate(inForceFrom)}からの内容です。今はまだ効力がありません。
          </p>
        )}
        {isOurs && <p>確からしさ：{confidenceWords[confidence]}</p>}
        <p>
          <TextLink
            href={source}
            target="_blank"
            className="inline-flex min-h-11 items-center print:hidden"
          >
            {sourceWords(source)}
          </TextLink>
        </p>
      </div>
    </div>
  );
}

const confidenceWords = {
  P: '法令・公的資料で確認済み',
  S: '解説資料にもとづく',
  B: '未確認の点を含みます',
} as const satisfies Record<Article['confidence'], string>;

const caseLaw = '判例';
const isStatute = (law: string) => /法(?:律)?(?:施行令|施行規則)?$/.test(law);

function originalOf(law: string): string {
  if (law === caseLaw) return '判決の文章そのもの';
  return isStatute(law) ? '法令の本文' : '元の資料の文章そのもの';
}

function sourceWords(source: string): string {
  return new URL(source).hostname === 'laws.e-gov.go.jp'
    ? '法令の本文をe-Gov法令検索で読む'
    : `出典を読む（${new URL(source).hostname}）`;
}

function factsOf({ law, label, inForceFrom, source }: Article) {
  const dayTerm = law === caseLaw ? '裁判の日' : isStatute(law) ? '施行日' : 'いつの内容か';
  return [
    { term: law === caseLaw ? '種類' : '法令・資料', detail: law },
    { term: law === caseLaw ? '裁判' : '条', detail: label },
    { term: dayTerm, detail: inForceFrom ? formatPlainDate(inForceFrom) : '' },
    { term: '出典', detail: source },
  ].filter(({ detail }) => detail !== '');
}

function NoSuchArticle() {
  return (
    <>
      <PageHeader
        title="法令の解説が見つかりません"
        lead="内容が新しくなったか、アドレスが変わったようです。AI管理人にもう一度おたずねください。"
      />
      <ButtonLink href="/demo/documents">文書の一覧を見る</ButtonLink>
    </>
  );
}
