import { History, Info } from 'lucide-react';
import type { DocumentHead } from '#contract/documents.ts';
import { formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { documentCategoryNames } from '#domain/documents/category.ts';
import { validityOf, validityWords } from '#domain/documents/validity.ts';
import { visibilityNames } from '#web/lib/document-words.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type DocumentFactsProps = {
  head: DocumentHead;
  versions: readonly DocumentHead[];
  today: IsoDate;
};

/** What a reader must know before the first sentence: is this still in force, and which version is it. */
export function DocumentFacts({ head, versions, today }: DocumentFactsProps) {
  const hasVersions = head.version > 1 || versions.length > 1;
  const facts = [
    { term: '分類', detail: documentCategoryNames[head.category] },
    { term: '発行日', detail: formatPlainDate(head.issuedOn) },
    { term: '効力', detail: validityWords(head, today) },
    { term: '版', detail: hasVersions ? `第${head.version}版` : '' },
    { term: '公開範囲', detail: visibilityNames[head.visibility] },
  ];
  return (
    <div className="mb-8 flex flex-col gap-4">
      <ForceNotice head={head} versions={versions} today={today} />
      <dl className="flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-3">
        {facts
          .filter(({ detail }) => detail !== '')
          .map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd className="font-bold">{detail}</dd>
            </div>
          ))}
      </dl>
      {versions.length > 1 && <VersionHistory head={head} versions={versions} today={today} />}
    </div>
  );
}

/** Warns of a text that does not bind anyone, or not yet. */
function ForceNotice({ head, versions, today }: DocumentFactsProps) {
  const validity = validityOf(head, today);
  if (validity !== 'ended' && validity !== 'coming') return null;
  const newest = versions[0];
  return (
    <div className="flex items-start gap-3 rounded-xl border-2 border-warn bg-warn-soft p-4">
      <Info aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="font-bold">{noticeWords(head, validity)}</p>
        {validity === 'ended' && newest && newest.id !== head.id && (
          <p>
            <TextLink href={`/document/${newest.id}`} className="inline-flex min-h-11 items-center">
              最新の「{newest.title}」（第{newest.version}版）を読む
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

function noticeWords(head: DocumentHead, validity: 'ended' | 'coming'): string {
  const { inForceFrom, inForceUntil, isSuperseded } = head;
  if (validity === 'coming' && inForceFrom) {
    return `この文書は、${formatPlainDate(inForceFrom)}から効力をもちます。今はまだ有効ではありません。`;
  }
  const what = isSuperseded ? 'これは旧版です。' : 'この文書の有効期間は終わりました。';
  return inForceUntil ? `${what}${formatPlainDate(inForceUntil)}まで有効でした。` : what;
}

function VersionHistory({ head, versions, today }: DocumentFactsProps) {
  return (
    <details className="print:hidden">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-bold text-primary">
        <History aria-hidden="true" className="size-5" />
        これまでの版（{versions.length}件）
      </summary>
      <ul className="mt-1 border-l-2 border-line pl-4">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 py-2">
            {version.id === head.id ? (
              <span aria-current="true" className="font-bold">
                第{version.version}版（表示中）
              </span>
            ) : (
              <TextLink
                href={`/document/${version.id}`}
                className="inline-flex min-h-11 items-center"
              >
                第{version.version}版　{version.title}
              </TextLink>
            )}
            <span className="text-muted">
              {formatPlainDate(version.issuedOn)}発行　{validityWords(version, today)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
