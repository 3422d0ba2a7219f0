import { type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { type getNoticeRegister, saveNotice } from '#contract/notices.ts';
import { type Urgency, urgencies } from '#domain/notices/quiet-hours.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useBooksAction } from '#web/lib/books/use-books-action.ts';
import { useFocusOnFault } from '#web/lib/use-focus-on-fault.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { PillChoice } from '#web/ui/pill-choice.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { audienceOf } from './audience-draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import {
  emptyDraft,
  faultsOfFields,
  keepingFault,
  type NoticeDraft,
  sendingFault,
  wordsOf,
} from './notice-draft.ts';
import { useKeptNotice } from './use-kept-notice.ts';
import { noticeAddress, noticesAddress, useNoticesView } from './use-notices-view.ts';
import { WordsFields } from './words-fields.tsx';

const urgencyChoices = {
  normal: 'ふつう（夜は送らず、朝8時まで待つ）',
  emergency: '緊急（夜でもすぐに送る）',
} as const satisfies Record<Urgency, string>;

type NoticeRegister = z.output<typeof getNoticeRegister.output>;

type NoticeFormProps = {
  first: NoticeDraft;
  noticeId: string | null;
  corrects: { id: string; title: string } | null;
  register: NoticeRegister;
};

/** The words, whom they concern, and how urgent they are; nothing is sent from here. */
export function NoticeForm(props: NoticeFormProps) {
  const { corrects, register } = props;
  const form = useRef<HTMLFormElement>(null);
  const attempts = useFocusOnFault(form);
  const { draft, change, fault, faults, keep, saving, isBack, beginAnew } = useNoticeForm(props);
  return (
    <form
      ref={form}
      noValidate
      aria-label="お知らせ"
      className="print:hidden"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        keep('check');
        attempts.add();
      }}
    >
      {isBack && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 rounded-lg bg-surface px-4 py-2">
          <p className="min-w-0 flex-[1_1_16rem]">
            前に書いていた続きです。この画面だけに残っていて、まだ保存していません。
          </p>
          <Button variant="quiet" onClick={beginAnew}>
            はじめから書く
          </Button>
        </div>
      )}
      <Section heading="文面">
        <WordsFields draft={draft} faults={faults} onChange={change} />
      </Section>
      {corrects === null && (
        <Section heading="届ける方">
          <AudienceFields
            draft={draft.audience}
            register={register}
            onChange={(audience) => change({ ...draft, audience })}
          />
        </Section>
      )}
      <Section heading="届け方">
        <div className="grid max-w-xl gap-5">
          <PillChoice
            label="急ぎかどうか"
            name="urgency"
            options={urgencies.map((value) => ({ value, label: urgencyChoices[value] }))}
            value={draft.urgency}
            onChange={(urgency) => change({ ...draft, urgency })}
          />
          <TextField
            label="掲示の終わりの日"
            hint="掲示板にも貼るときに入れます。空のままでもかまいません。"
            type="date"
            min={register.today}
            value={draft.showsUntil}
            onChange={(showsUntil) => change({ ...draft, showsUntil })}
          />
        </div>
      </Section>
      {fault !== null && <FailureNote>{fault}</FailureNote>}
      {saving.error && <FailureNote>{sentenceOf(saving.error)}</FailureNote>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" disabled={saving.isPending}>
          送る前に確かめる
        </Button>
        <Button variant="secondary" disabled={saving.isPending} onClick={() => keep('later')}>
          書きかけのまま残す
        </Button>
      </div>
    </form>
  );
}

function useNoticeForm({ first, noticeId, corrects, register }: NoticeFormProps) {
  const saving = useBooksAction(saveNotice);
  const { navigate } = useNoticesView();
  const kept = useKeptNotice({ noticeId, correctsId: corrects?.id ?? null, first });
  const { id, draft } = kept;
  const [fault, setFault] = useState<string | null>(null);
  const faults = faultsOfFields(fault === null ? emptyDraft : draft, register.today);

  async function save(then: 'check' | 'later'): Promise<void> {
    await saving.mutateAsync({
      noticeId: id,
      template: draft.template,
      urgency: draft.urgency,
      ...wordsOf(draft),
      audience: audienceOf(draft.audience),
      showsUntil: draft.showsUntil || null,
      correctsId: corrects?.id ?? null,
    });
    kept.forget();
    if (then === 'later') toast({ title: '書きかけのまま残しました', tone: 'good' });
    navigate(then === 'check' ? noticeAddress(id) : noticesAddress);
  }

  return {
    draft,
    change: (next: NoticeDraft) => {
      kept.keep(next);
      setFault(null);
    },
    fault,
    faults,
    saving,
    isBack: kept.isBack,
    beginAnew: () => {
      kept.beginAnew();
      setFault(null);
    },
    keep: (then: 'check' | 'later') => {
      const found = (then === 'check' ? sendingFault : keepingFault)(draft, register);
      setFault(found);
      if (found === null) void save(then).catch(() => undefined);
    },
  };
}
