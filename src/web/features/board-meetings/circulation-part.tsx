import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import {
  answerCirculation,
  type Circulation,
  type Circulations,
  enterCirculationPaper,
  getCirculationPaper,
  listCirculations,
  withdrawCirculation,
} from '#contract/circulation.ts';
import { postNames } from '#domain/board-meetings/board-record.ts';
import { circulationKindNames } from '#domain/board-meetings/circulation-kinds.ts';
import { formatDate, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { useMay } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { PdfButton } from '#web/ui/pdf-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { CirculationForm } from './circulation-form.tsx';

/** 書面での承認: what the bylaws let the board agree to without meeting, and nothing else. */
export function CirculationPart() {
  const list = useEndpoint(listCirculations, {});
  return (
    <Section
      heading="書面での承認"
      description="理事会を開かずに、理事の過半数の承諾で決めることです。"
      action={<BeginButton list={list} />}
    >
      <Allowed list={list} />
      {list.circulations.length === 0 ? (
        <EmptyState icon={FileCheck} title="書面での承認は、まだありません">
          頼むと、理事はここで答えるか、紙に署名します。
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {list.circulations.map((it) => (
            <li key={it.id}>
              <CirculationCard circulation={it} today={list.today} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Allowed({ list: { allowed, article, refusal } }: { list: Circulations }) {
  return (
    <div className="mb-6 max-w-3xl">
      {article && (
        <p className="mb-2">
          <TextLink href={article.href}>{article.place}</TextLink>「{article.words}」
        </p>
      )}
      <p className={allowed.length === 0 ? 'font-bold text-warn' : 'text-muted'}>{refusal}</p>
    </div>
  );
}

function BeginButton({ list }: { list: Circulations }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('meeting.prepare') || list.allowed.length === 0) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        書面での承認を頼む
      </Button>
      <FormDialog title="書面での承認を頼む" open={isOpen} onOpenChange={setOpen}>
        <CirculationForm list={list} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}

const looks = {
  open: { tone: 'primary', words: '答えを待っています' },
  approved: { tone: 'good', words: '承認されました' },
  failed: { tone: 'warn', words: '承認されませんでした' },
  withdrawn: { tone: 'neutral', words: '取り下げました' },
} as const;

type CardProps = { circulation: Circulation; today: IsoDate };

function CirculationCard({ circulation, today }: CardProps) {
  const { id, title, kind, body, dueOn, state, needed, agreed, approvedOn, directors } =
    circulation;
  const { tone, words } = looks[state];
  return (
    <article className="rounded-xl border border-line p-4 sm:px-6">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-bold">
        {title}
        <Badge tone={tone}>{words}</Badge>
      </h3>
      <p className="text-muted">
        {circulationKindNames[kind]}　期限{formatDate(dueOn)}
      </p>
      <p className="mt-1 whitespace-pre-line">{body}</p>
      <p role="status" className="mt-2 font-bold">
        {approvedOn
          ? `${formatPlainDate(approvedOn)}に、理事${directors.length}名のうち${needed}名の承諾がそろいました。`
          : `理事${directors.length}名のうち${agreed}名が承諾（承認に要るのは${needed}名）。`}
      </p>
      <ul
        aria-label={`${title}への答え`}
        className="mt-2 divide-y divide-line border-y border-line"
      >
        {directors.map((it) => (
          <li key={it.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {postNames[it.post]}　{it.name}
            </span>
            <span>{answerWords(it.answer)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-4 print:hidden">
        {state === 'open' && <Answering circulation={circulation} />}
        {state === 'open' && <Keeping circulation={circulation} today={today} />}
        <div>
          <PdfButton
            endpoint={getCirculationPaper}
            input={{ circulationId: id }}
            label="承諾書のPDF"
          />
        </div>
      </div>
    </article>
  );
}

function answerWords(answer: Circulation['directors'][number]['answer']): string {
  if (!answer) return 'まだ';
  const said = answer.agrees ? '承諾する' : '承諾しない';
  const words = answer.words === '' ? '' : `「${answer.words}」`;
  return `${said}${words}（${formatPlainDate(answer.on)}${answer.isPaper ? '、紙' : ''}）`;
}

/** 理事 answers for oneself; it stays said. */
function Answering({ circulation: { id, ownId, directors, title } }: { circulation: Circulation }) {
  const mayAnswer = useMay('circulation.answer');
  const [words, setWords] = useState('');
  const { mutate, isPending, error } = useChange(answerCirculation);
  const own = directors.find((it) => it.id === ownId);
  if (!mayAnswer || !own || own.answer) return null;
  const answer = (agrees: boolean) =>
    mutate(
      { circulationId: id, agrees, words },
      { onSuccess: () => toast({ title: '答えを記録しました', tone: 'good' }) },
    );
  return (
    <fieldset className="grid max-w-xl gap-3 rounded-xl bg-surface p-4">
      <legend className="sr-only">{title}に答える</legend>
      <p className="font-bold">{own.name}さんの答え（あとから変えられません）</p>
      <TextField
        label="ひとこと"
        hint="空けておくこともできます。"
        maxLength={300}
        value={words}
        onChange={setWords}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={() => answer(true)}>
          承諾する
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => answer(false)}>
          承諾しない
        </Button>
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </fieldset>
  );
}

/** Whoever asked enters what came on paper, or takes the matter back. */
function Keeping({ circulation: { id, directors, title }, today }: CardProps) {
  const mayKeep = useMay('meeting.prepare');
  const rest = directors.filter(({ answer }) => answer === null);
  const [chosen, setChosen] = useState('');
  const entering = useChange(enterCirculationPaper);
  const withdrawing = useChange(withdrawCirculation);
  if (!mayKeep) return null;
  const enter = (agrees: boolean) =>
    entering.mutate(
      { circulationId: id, personId: chosen, agrees, answeredOn: today },
      { onSuccess: () => setChosen('') },
    );
  const error = entering.error ?? withdrawing.error;
  return (
    <details>
      <summary className="min-h-11 content-center font-bold">紙の答えを入れる、取り下げる</summary>
      <div className="grid max-w-xl gap-3 py-3">
        <SelectField
          label="紙に署名した理事"
          hint="署名した紙は、管理組合で保管してください。"
          placeholder="選んでください"
          options={rest.map(({ id: value, name, post }) => ({
            value,
            label: `${postNames[post]}　${name}`,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            disabled={chosen === '' || entering.isPending}
            onClick={() => enter(true)}
          >
            紙で承諾した
          </Button>
          <Button
            variant="secondary"
            disabled={chosen === '' || entering.isPending}
            onClick={() => enter(false)}
          >
            紙で承諾しなかった
          </Button>
        </div>
        <div>
          <Button
            variant="secondary"
            disabled={withdrawing.isPending}
            onClick={() => withdrawing.mutate({ circulationId: id })}
          >
            「{title}」を取り下げる
          </Button>
        </div>
        {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
      </div>
    </details>
  );
}
