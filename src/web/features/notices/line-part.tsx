import { useState } from 'react';
import { askLineCode, endLine, getLine } from '#contract/line.ts';
import { lineCodeMinutes } from '#domain/notices/line-words.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';

/** LINE as a bell beside the mail; nothing where the house does not offer it. */
export function LinePart() {
  const { data } = useAnswer(getLine, {});
  if (!data?.accountId) return null;
  return (
    <Section
      heading="LINEで知らせを受け取る"
      description="新しいお知らせがあることを、メールと合わせてLINEでも知らせます。本文は送りません。"
      isOnPaper={false}
    >
      {data.isLinked ? <Linked /> : <NotLinked accountId={data.accountId} />}
    </Section>
  );
}

function Linked() {
  const ending = useBooksAction(endLine);
  return (
    <>
      <p className="font-bold">LINEにつながっています。</p>
      <Button
        variant="secondary"
        className="mt-3"
        disabled={ending.isPending}
        onClick={() =>
          ending.mutate({}, { onSuccess: () => toast({ title: 'LINEを外しました', tone: 'good' }) })
        }
      >
        LINEを外す
      </Button>
      {ending.error && <FailureNote>{sentenceOf(ending.error)}</FailureNote>}
    </>
  );
}

function NotLinked({ accountId }: { accountId: string }) {
  const asking = useBooksAction(askLineCode);
  const [code, setCode] = useState('');
  const ask = () =>
    asking.mutate({ id: crypto.randomUUID() }, { onSuccess: (answer) => setCode(answer.code) });
  if (code === '') {
    return (
      <>
        <Button variant="secondary" disabled={asking.isPending} onClick={ask}>
          つなぐ番号を出す
        </Button>
        {asking.error && <FailureNote>{sentenceOf(asking.error)}</FailureNote>}
      </>
    );
  }
  return (
    <ol className="grid max-w-[44rem] list-decimal gap-2 pl-6" role="status">
      <li>
        <TextLink
          href={`https://line.me/R/ti/p/${encodeURIComponent(accountId)}`}
          target="_blank"
          className="inline-block py-2"
        >
          LINEで「{accountId}」を友だちに追加します
        </TextLink>
      </li>
      <li>
        トークに、次の番号を送ります。{lineCodeMinutes}分のあいだ使えます。
        <strong className="block text-3xl tracking-widest tabular-nums">
          {code.slice(0, 4)} {code.slice(4)}
        </strong>
      </li>
      <li>「つながりました」と返事が来たら、終わりです。</li>
    </ol>
  );
}
