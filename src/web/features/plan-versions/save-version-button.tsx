import { useQueryClient } from '@tanstack/react-query';
import { FileCheck, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { getHome } from '#contract/home.ts';
import { getRepairPlan, savePlanVersion } from '#contract/repair-plan.ts';
import { type IsoDate, partsOf } from '#domain/calendar.ts';
import { isSameMoney, planToSave } from '#domain/repair-plan/decision/plan-in-force.ts';
import { hasSameWorks } from '#domain/repair-plan/decision/resolved-works.ts';
import { priceLeaps } from '#domain/repair-plan/register/changed-price.ts';
import { itemName, type RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import { namesText } from '#domain/repair-plan/words/names-text.ts';
import { undecided } from '#domain/repair-plan/words/plan-name.ts';
import { trialWords } from '#domain/repair-plan/words/trial-words.ts';
import { ApiError } from '#web/lib/api.ts';
import { isDemonstration } from '#web/lib/place.ts';
import { carryingProps } from '#web/lib/plan-workbench/hindrance.ts';
import { sendableTrial, whyNotSent } from '#web/lib/plan-workbench/sendable-trial.ts';
import { useWorkbench } from '#web/lib/plan-workbench/workbench.ts';
import { requestOf } from '#web/lib/request-of.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { nameLimit } from './save-scenario-button.tsx';

/** 計画として保存: the board's; a resident is told why not, and what to do instead. */
export function SaveVersionButton() {
  const workbench = useWorkbench();
  const { answer } = workbench;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        {...carryingProps(workbench, () => setOpen(true))}
        className="md:px-3"
      >
        <FileCheck aria-hidden="true" className="size-5" />
        計画として保存
      </Button>
      <Dialog title="計画として保存" open={isOpen} onOpenChange={setOpen}>
        {answer.maySave ? <VersionForm onClose={close} /> : <ResidentWords />}
      </Dialog>
    </>
  );
}

function ResidentWords() {
  return (
    <div className="grid gap-3">
      <p>
        管理組合の計画として保存できるのは、理事会の方だけです。試した内容は、「案として保存」や「共有リンクをコピー」で残せます。
      </p>
      {isDemonstration() && (
        <p>
          デモでは、立場を理事に替えて試せます。
          <TextLink href="/demo/management#demo-role" className="inline-block py-2">
            管理設定で立場を替える
          </TextLink>
        </p>
      )}
    </div>
  );
}

const noteLimit = 500;

function VersionForm({ onClose }: { onClose: () => void }) {
  const { answer, baseNumber, base, trial } = useWorkbench();
  const saved = planToSave(answer, trial);
  const isFeeUndecided = !isSameMoney(saved, base, saved);
  const isWorksUndecided = answer.undecidedWorks !== null || !hasSameWorks(saved, base);
  const saving = useSavingVersion(onClose);
  const [nameError, setNameError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entries = new FormData(form);
    const name = textOf(entries, 'name');
    if (name === '') {
      setNameError('版の名前を入力してください。');
      const control = form.elements.namedItem('name');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    void saving.save({
      name,
      note: textOf(entries, 'note'),
      planResolvedOn: textOf(entries, 'planResolvedOn') || null,
      feeResolvedOn: textOf(entries, 'feeResolvedOn') || null,
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <p className="font-bold">第{baseNumber + 1}版として、次の変更を保存します</p>
        <SentenceList sentences={trialWords(base, trial)} />
        <p className="mt-1 text-muted">今の第{baseNumber}版も、履歴に残ります。</p>
      </div>
      <LeapNote before={base.items} after={saved.items} />
      <Field label="版の名前" required error={nameError}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={defaultName(answer.today)}
            maxLength={nameLimit}
            autoComplete="off"
            onChange={() => setNameError(undefined)}
          />
        )}
      </Field>
      <Field label="メモ（任意）">
        {(control) => <TextArea {...control} name="note" rows={3} maxLength={noteLimit} />}
      </Field>
      <ResolutionFields
        today={answer.today}
        isFeeUndecided={isFeeUndecided}
        isWorksUndecided={isWorksUndecided}
      />
      {saving.failure && <Failure failure={saving.failure} onReload={saving.reload} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          キャンセル
        </Button>
        <Button type="submit" disabled={saving.isBusy}>
          {saving.isBusy ? '保存しています' : '計画として保存する'}
        </Button>
      </div>
    </form>
  );
}

type LeapNoteProps = { before: readonly RepairItem[]; after: readonly RepairItem[] };

/** A digit too many is asked about once more before it becomes the plan; it hinders nothing. */
function LeapNote({ before, after }: LeapNoteProps) {
  const leaping = priceLeaps(before, after);
  if (leaping.length === 0) return null;
  return (
    <p className="flex items-start gap-2 rounded-lg bg-warn-soft px-4 py-3">
      <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-warn" />
      <span>
        {namesText(leaping.map((item) => `「${itemName(item)}」`))}
        の単価が、前の10倍以上か10分の1以下です。けた数を確かめてください。
      </span>
    </p>
  );
}

type ResolutionFieldsProps = {
  today: IsoDate;
  isFeeUndecided: boolean;
  isWorksUndecided: boolean;
};

function ResolutionFields({ today, isFeeUndecided, isWorksUndecided }: ResolutionFieldsProps) {
  return (
    <fieldset>
      <legend className="font-bold">総会で決議した日（決議したときだけ）</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Field label="長期修繕計画の決議">
          {(control) => <TextInput {...control} type="date" name="planResolvedOn" max={today} />}
        </Field>
        {isFeeUndecided && (
          <Field label="積立金の額の決議">
            {(control) => <TextInput {...control} type="date" name="feeResolvedOn" max={today} />}
          </Field>
        )}
      </div>
      {isWorksUndecided && (
        <p className="mt-2">
          計画の決議の日を入れないと、変えた工事の表（内容と費用）は「総会ではまだ決議していません」と示されます。見通しは、変えたあとの費用で計算します。
        </p>
      )}
      {isFeeUndecided && (
        <p className="mt-2">
          積立金の額の決議の日を入れないと、変えた積立金（一時金と借入れを含む）は「{undecided}
          」として残ります。見通しと点数は、総会で決議した今の積立金のまま計算します。
        </p>
      )}
    </fieldset>
  );
}

type FailureProps = { failure: Error; onReload: () => void };

/** Somebody may have been faster: then the trial is put on the version of theirs. */
function Failure({ failure, onReload }: FailureProps) {
  const isConflict = failure instanceof ApiError && failure.status === 409;
  return (
    <div role="alert" className="rounded-lg bg-danger-soft px-4 py-3">
      <p className="font-bold text-danger">{whyNotSent(failure)}</p>
      {isConflict && (
        <Button variant="secondary" onClick={onReload} className="mt-2">
          試算を残して、最新の計画を読み直す
        </Button>
      )}
    </div>
  );
}

type Papers = {
  name: string;
  note: string;
  planResolvedOn: IsoDate | null;
  feeResolvedOn: IsoDate | null;
};

function useSavingVersion(onClose: () => void) {
  const workbench = useWorkbench();
  const { baseNumber, trial } = workbench;
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const saving = useAction(savePlanVersion, { refreshes: [getHome] });
  const reload = () =>
    queryClient.invalidateQueries({ queryKey: [requestOf(getRepairPlan, {}).url] });

  async function save(papers: Papers) {
    setFailure(null);
    setBusy(true);
    try {
      const sent = { baseNumber, trial: sendableTrial(trial), ...papers };
      const { number } = await saving.mutateAsync(sent);
      await reload();
      // Only now: the trial on the old plan and the new plan are the same thing.
      workbench.settle();
      onClose();
      toast({ title: `第${number}版として保存しました`, tone: 'good' });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    save,
    reload: async () => {
      await reload();
      setFailure(null);
    },
  };
}

/** 2026年11月の見直し */
function defaultName(today: IsoDate): string {
  const { year, month } = partsOf(today);
  return `${year}年${month}月の見直し`;
}

function textOf(entries: FormData, name: string): string {
  const value = entries.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
