import { classNames } from '#web/lib/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type LawParagraphProps = { id: string; text: string; isTarget: boolean };

// 項 (2　…), 号 (一　…) and イ・ロ of a law: the number hangs before the text.
const markers = [
  { shape: /^(\d+)　/, indent: '' },
  { shape: /^([一二三四五六七八九十]+(?:の[一二三四五六七八九十]+)?)　/, indent: 'ml-4 sm:ml-8' },
  { shape: /^([イロハニホヘトチリヌ]|\(\d+\))　/, indent: 'ml-8 sm:ml-16' },
] as const;

/** What an answer quotes as one; the one the address names stands out. */
export function LawParagraph({ id, text, isTarget }: LawParagraphProps) {
  return (
    <div
      id={id}
      {...(isTarget && { 'data-arrival': true, tabIndex: -1 })}
      className={classNames(
        '-mr-2 -ml-3 scroll-mt-16 scroll-mb-8 rounded-r-lg border-l-4 px-2 py-2 sm:-mr-3 sm:-ml-4 sm:px-3 outline-none max-md:scroll-mb-24 print:mx-0 print:border-0 print:px-0',
        isTarget ? 'border-primary bg-primary-soft print:bg-transparent' : 'border-transparent',
      )}
    >
      {isTarget && <VisuallyHidden>引用された一節：</VisuallyHidden>}
      {text.split('\n').map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { line: string }) {
  for (const { shape, indent } of markers) {
    const [whole, marker] = shape.exec(line) ?? [];
    if (!whole) continue;
    return (
      <p className={classNames('my-1.5 flex', indent)}>
        <span className="min-w-8 shrink-0 pr-3">{marker}</span>
        <span className="min-w-0">{line.slice(whole.length)}</span>
      </p>
    );
  }
  return <p className="my-1.5">{line}</p>;
}
