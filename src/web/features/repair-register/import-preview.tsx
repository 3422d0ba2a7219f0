import { useId, useMemo, useState } from 'react';
import { mostItems } from '#domain/repair-plan/register/problems-of.ts';
import { type Merge, mergeLines } from '#domain/repair-plan/register-file/merge-lines.ts';
import type { RegisterTable } from '#domain/repair-plan/register-file/read-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { lineName } from './register-lines.ts';
import { newItemId, type Register } from './use-register.ts';

type Replace = 'matching' | 'all';

type ImportPreviewProps = {
  register: Register;
  table: RegisterTable;
  firstReplace: Replace;
  onBack: () => void;
  onClose: () => void;
};

const mostListed = 50;

const ways = {
  matching: {
    label: '今の表に加える',
    hint: '同じ工事の行は置き換え、ほかの行は残します。',
  },
  all: { label: '表をすべて入れ替える', hint: '取り込む内容にない行は、表からなくなります。' },
} as const;

/** What an import would do, line by line, before it does it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { register, table, onBack, onClose } = props;
  const [replace, setReplace] = useState<Replace>(props.firstReplace);
  // What is tried elsewhere stands in the figures people copy and in our own file.
  const items = register.isShifted ? register.typedPlan.items : register.lines;
  const merge = useMemo(
    () =>
      mergeLines({ ...register.typedPlan, items }, table.lines.slice(0, mostItems), {
        replace,
        makeId: newItemId,
      }),
    [register.typedPlan, items, table, replace],
  );
  const isTooLong = merge.items.length > mostItems || table.lines.length > mostItems;
  const takenCount = merge.added.length + merge.replaced.length + merge.sameCount;
  const changeCount = merge.added.length + merge.replaced.length + merge.removed.length;

  function apply() {
    register.replaceAll(merge.items);
    toast({
      title: '工事の表に取り込みました',
      tone: 'good',
      description: `${changeCount.toLocaleString('ja-JP')}行が変わりました。`,
    });
    onClose();
  }

  return (
    <div className="grid gap-5">
      <WayChoice replace={replace} onChange={setReplace} />
      <p role="status" className="text-lg font-bold">
        {takenCount === 0 ? '取り込める行がありません。' : countWords(merge)}
      </p>
      {register.isShifted && (
        <p>試している年度と単価の変更は、取り込むときに表の値として書き込みます。</p>
      )}
      {isTooLong && (
        <p className="font-bold text-danger">
          工事の表は{mostItems.toLocaleString('ja-JP')}
          行までです。行を減らしてから取り込んでください。
        </p>
      )}
      <Details merge={merge} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          選び直す
        </Button>
        <Button disabled={takenCount === 0 || changeCount === 0 || isTooLong} onClick={apply}>
          取り込む
        </Button>
      </div>
    </div>
  );
}

function countWords({ added, replaced, removed, sameCount, left }: Merge): string {
  const counts = [
    [added.length, '行を加えます'],
    [replaced.length, '行を置き換えます'],
    [removed.length, '行をなくします'],
    [sameCount, '行は同じです'],
    [left.length, '行は取り込めません'],
  ] as const;
  const told = counts.filter(([count]) => count > 0);
  return `${told.map(([count, words]) => `${count.toLocaleString('ja-JP')}${words}`).join('。')}。`;
}

function WayChoice({
  replace,
  onChange,
}: {
  replace: Replace;
  onChange: (replace: Replace) => void;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold">取り込み方</legend>
      {(Object.keys(ways) as Replace[]).map((way) => (
        <Way key={way} way={way} isChosen={replace === way} onChoose={() => onChange(way)} />
      ))}
    </fieldset>
  );
}

function Way({
  way,
  isChosen,
  onChoose,
}: {
  way: Replace;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const { label, hint } = ways[way];
  return (
    <div className="relative flex items-start gap-3 rounded-lg border border-line px-3 py-2 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft">
      <input
        id={id}
        type="radio"
        name="way"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-hint`}
        className="mt-1.5 size-5 shrink-0 accent-primary"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-bold after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}

function Details({ merge }: { merge: Merge }) {
  const remarked = [...merge.added, ...merge.replaced].filter(({ remarks }) => remarks.length > 0);
  return (
    <div className="grid gap-2">
      <Lines
        title="取り込めない行"
        isOpen
        texts={merge.left.map(
          ({ line, sentences }) => `${line.rowNumber}行目：${sentences.join('')}`,
        )}
      />
      <Lines
        title="取り込んでから確かめる行"
        isOpen
        texts={remarked.map(
          ({ rowNumber, item, remarks }) =>
            `${rowNumber}行目「${lineName(item)}」：${remarks.join('')}`,
        )}
      />
      <Lines title="加える行" texts={namesOf(merge.added)} />
      <Lines title="置き換える行" texts={namesOf(merge.replaced)} />
      <Lines title="なくなる行" texts={merge.removed.map(lineName)} />
    </div>
  );
}

function namesOf(lines: Merge['added']): string[] {
  return lines.map(({ item }) => lineName(item));
}

type LinesProps = { title: string; texts: readonly string[]; isOpen?: boolean };

function Lines({ title, texts, isOpen = false }: LinesProps) {
  if (texts.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-lg border border-line px-3">
      <summary className="min-h-11 py-2 font-bold">
        {title}（{texts.length.toLocaleString('ja-JP')}行）
      </summary>
      <ul className="mb-3 list-disc pl-6">
        {texts.slice(0, mostListed).map((text, index) => (
          <li key={index}>{text}</li>
        ))}
        {texts.length > mostListed && (
          <li>ほかに{(texts.length - mostListed).toLocaleString('ja-JP')}行</li>
        )}
      </ul>
    </details>
  );
}
