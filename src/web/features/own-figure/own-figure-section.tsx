import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { modelProblemSentences, ownModelLimits, problemOfModel } from './check-vrm.ts';
import { type Licence, licenceOf } from './licence-of.ts';
import type { OwnModel } from './own-figure-store.ts';
import type { OwnFigure } from './use-own-figure.ts';
import { type Verdict, verdictOn } from './verdict-on.ts';

type Chosen = { readonly model: OwnModel; readonly licence: Licence; readonly verdict: Verdict };

/** 自分のモデルを使う: chosen, checked, its licence shown; and one button back to the caretaker. */
export function OwnFigureSection({ own, problem }: { own: OwnFigure; problem: string }) {
  const headingId = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState('');
  const said = refusal || problem;
  const isAtWork = useSession()?.user.position === 'companyStaff';

  async function choose(file: File): Promise<void> {
    setChosen(null);
    setRefusal('');
    const found = await readModel(file, { isAtWork });
    if (typeof found === 'string') setRefusal(found);
    else setChosen(found);
  }

  async function show({ model }: Chosen): Promise<void> {
    setChosen(null);
    const isKept = await own.show(model);
    if (!isKept) {
      setRefusal(
        'この端末に保存できませんでした。この画面を閉じるまでは、このモデルで表示します。',
      );
    }
  }

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-lg font-bold">
        自分のモデル（VRM）を使う
      </h3>
      <p className="mt-1 text-muted">
        お手持ちのVRMファイルの姿に替えられます。ファイルはこの端末の中だけに保存し、どこにも送りません。
      </p>
      {own.model && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 break-words">いまの姿：{own.model.name}</p>
          <Button variant="secondary" onClick={() => void own.forget()}>
            スミワの管理人に戻す
          </Button>
        </div>
      )}
      <div className="mt-4">
        <FileButton
          variant="secondary"
          accept=".vrm"
          onFiles={([file]) => file && void choose(file)}
        >
          <FileUp aria-hidden="true" className="size-5" />
          VRMファイルを選ぶ（30MBまで）
        </FileButton>
      </div>
      {said && (
        <p role="alert" className="mt-3 font-bold text-danger">
          {said}
        </p>
      )}
      {chosen && <Asked chosen={chosen} onShow={() => void show(chosen)} />}
    </section>
  );
}

function Asked({ chosen, onShow }: { chosen: Chosen; onShow: () => void }) {
  const { licence, verdict } = chosen;
  const [hasPromised, setPromised] = useState(verdict.kind === 'allowed');
  const [isRefused, setRefused] = useState(false);
  return (
    <div className="mt-4 rounded-xl border border-line bg-surface p-4">
      <p className="font-bold break-words">{licence.name || chosen.model.name}</p>
      <p className="break-words">作者：{licence.authors || '書かれていません'}</p>
      {licence.lines.map((line) => (
        <p key={line} className="break-words text-muted">
          {line}
        </p>
      ))}
      {verdict.kind === 'asked' && (
        <>
          <p className="mt-3">{verdict.explanation}</p>
          <label className="mt-2 flex min-h-11 cursor-pointer items-center gap-3 font-bold">
            <input
              type="checkbox"
              checked={hasPromised}
              onChange={({ target }) => setPromised(target.checked)}
              className="size-6 shrink-0 accent-primary"
            />
            {verdict.promise}
          </label>
        </>
      )}
      {isRefused && !hasPromised && (
        <p role="alert" className="font-bold text-danger">
          許可のないモデルは使えません。ほかのモデルをお選びください。
        </p>
      )}
      <Button onClick={() => (hasPromised ? onShow() : setRefused(true))} className="mt-3">
        この姿にする
      </Button>
    </div>
  );
}

/** A sentence where it may not be shown. */
async function readModel(file: File, user: { isAtWork: boolean }): Promise<Chosen | string> {
  if (file.size > ownModelLimits.bytes) return modelProblemSentences['too-big'];
  try {
    const bytes = await file.arrayBuffer();
    const problem = problemOfModel(new Uint8Array(bytes));
    if (problem !== null) return modelProblemSentences[problem];
    const licence = licenceOf(new Uint8Array(bytes));
    if (!licence) return modelProblemSentences.broken;
    const verdict = verdictOn(licence, user);
    if (verdict.kind === 'refused') return verdict.sentence;
    return { model: { name: file.name, bytes, credit: creditOf(licence) }, licence, verdict };
  } catch {
    return modelProblemSentences.broken;
  }
}

/** What most authors ask for, and all of them may: their name where their work is shown. */
function creditOf({ name, authors }: Licence): string {
  return [name, authors && `作者 ${authors}`].filter((it) => it !== '').join('、');
}
