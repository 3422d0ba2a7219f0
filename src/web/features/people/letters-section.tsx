import { useMay } from '#web/lib/use-session.ts';
import { Section } from '#web/ui/section.tsx';
import { isOutside, needsLetter, type Person } from './people-words.ts';
import { PrintLetters } from './print-letters.tsx';

/** 招待状: who has come in, who has a paper, and the papers of the rest. */
export function LettersSection({ people }: { people: readonly Person[] }) {
  const mayPrint = useMay('invitation.print');
  const inside = people.filter((person) => !isOutside(person)).length;
  const without = people.filter(needsLetter);
  const waiting = people.length - inside - without.length;
  return (
    <Section
      id="letters"
      heading="招待状"
      description="お一人に1枚ずつ、紙の招待状を印刷して、郵便受けに入れます。受け取った方は、紙の番号とご自分のメールアドレスで入れます。"
    >
      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {[
          ['入った方', inside],
          ['招待状を渡した方', waiting],
          ['招待状がまだの方', without.length],
        ].map(([label, count]) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt>{label}</dt>
            <dd className="text-xl font-bold tabular-nums">{count}人</dd>
          </div>
        ))}
      </dl>
      {mayPrint &&
        (without.length > 0 ? (
          <PrintLetters
            personIds={without.map(({ id }) => id)}
            label={`まだの方の招待状を印刷する（${without.length}通）`}
            variant="primary"
            endsOlder={false}
          />
        ) : (
          <p className="text-muted">
            全員分を印刷してあります。紙をなくした方には、下の一覧から、その方だけ印刷し直せます。
          </p>
        ))}
      <p className="mt-3 max-w-[44rem] text-muted">
        番号は紙にだけ書かれ、スミワの画面には出ません。30日のあいだ、1回だけ使えます。インターネットを使わない方は、そのままでかまいません。
      </p>
    </Section>
  );
}
