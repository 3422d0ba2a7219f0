import { Dialog } from '#web/ui/dialog.tsx';

const parts = [
  {
    name: 'どの画面でも',
    keys: [
      ['Ctrl＋K', 'さがす、操作を選ぶ'],
      ['Ctrl＋B', 'サイドバーの開閉'],
      ['?', 'この一覧を開く'],
      ['Ctrl＋Z', '終えたばかりの操作を元に戻す（「元に戻す」や「取り消す」が見えている間）'],
      ['F8', '通知に移る'],
      ['Esc', '開いた窓を閉じる'],
      ['Tab', '次の項目へ（Shift＋Tabで前へ）'],
    ],
  },
  {
    name: 'AI管理人への質問',
    keys: [
      ['Ctrl＋Enter', '質問を送る'],
      ['Enter', '行を変える'],
    ],
  },
  {
    name: '工事の表',
    keys: [
      ['↑ ↓ ← →', '隣のセルへ'],
      ['Enter', '入れた値で決めて、下のセルへ'],
      ['Home／End', '行の初め、終わりへ'],
      ['Ctrl＋Home／End', '最初の行、最後の行へ'],
      ['F2', 'セルの文字の途中を直す'],
      ['Esc', '入れる前の値に戻す'],
      ['Ctrl＋V', 'Excelの範囲を貼り付ける'],
    ],
  },
  {
    name: '長期修繕計画、予算案',
    keys: [
      ['Ctrl＋Z', '1つ前に戻す'],
      ['Ctrl＋Y', 'やり直す'],
    ],
  },
] as const;

type KeysDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** 使えるキー */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog
      title="使えるキー"
      description="Macでは、Ctrlの代わりに⌘を押します。"
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-5">
        {parts.map(({ name, keys }) => (
          <section key={name}>
            <h3 className="mb-1 font-bold">{name}</h3>
            <dl className="divide-y divide-line">
              {keys.map(([key, words]) => (
                <div key={key} className="flex flex-wrap items-baseline gap-x-4 py-1">
                  <dt className="w-40 shrink-0">
                    <kbd className="rounded-md border border-line-strong bg-surface px-2 font-sans font-bold">
                      {key}
                    </kbd>
                  </dt>
                  <dd className="min-w-0 flex-1 basis-40">{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
