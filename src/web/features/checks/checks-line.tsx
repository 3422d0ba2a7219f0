import { getChecks, type ShownFinding } from '#contract/checks.ts';
import { blocksClose, checkNames, severityNames } from '#domain/checks/finding.ts';
import { accountingAddress } from '#web/lib/books/accounting-address.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useMay } from '#web/lib/use-session.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** How much there is to look at, and the most pressing of it; nothing where there is nothing. Nothing waits for it. */
export function ChecksLine() {
  const { open, urgent } = useOpenFindings();
  const [worst] = open;
  if (worst === undefined) return null;
  return (
    <section
      aria-label="点検のお知らせ"
      className="mb-6 max-w-[60rem] rounded-lg bg-surface px-4 py-3"
    >
      <p>
        点検で、見ていただきたいことが{open.length}件あります
        {urgent.length > 0 && <strong>（うち至急{urgent.length}件）</strong>}。
      </p>
      <Worst finding={worst} />
      <ChecksLink />
    </section>
  );
}

/** The same on the home: what presses stands at the top, everything else below what is to do today. */
export function ChecksAtHome({ place }: { place: 'top' | 'below' }) {
  const { urgent } = useOpenFindings();
  if ((place === 'top') !== urgent.length > 0) return null;
  return (
    <div className={place === 'below' ? 'mt-5' : ''}>
      <ChecksLine />
    </div>
  );
}

/** Beside the list of what to confirm before a month is closed: the close waits for these answers. */
export function UrgentBeforeClose() {
  const { urgent } = useOpenFindings();
  const waiting = urgent.filter(blocksClose);
  if (urgent.length === 0) return null;
  if (waiting.length === 0) return <AnsweredBeforeClose count={urgent.length} />;
  return (
    <section
      aria-label="締める前に見る点検"
      className="mb-4 max-w-[44rem] rounded-lg border-2 border-danger bg-page px-4 py-3"
    >
      <p>
        <strong>点検に、まだ答えていない至急のことが{waiting.length}件あります。</strong>
        理由を書いて答えると、月を締められます。
      </p>
      <ul className="list-disc pl-6">
        {waiting.map(({ digest, check }) => (
          <li key={digest}>{checkNames[check]}</li>
        ))}
      </ul>
      <ChecksLink />
    </section>
  );
}

function AnsweredBeforeClose({ count }: { count: number }) {
  return (
    <section
      aria-label="締める前に見る点検"
      className="mb-4 max-w-[44rem] rounded-lg bg-surface px-4 py-3"
    >
      <p>点検の至急のこと{count}件には、もう答えがあります。承認する方も、答えを見てください。</p>
      <ChecksLink />
    </section>
  );
}

function useOpenFindings() {
  const { data } = useAnswer(getChecks, {}, { isWanted: useMay('finding.read') });
  const open = (data?.findings ?? []).filter(({ isOpen }) => isOpen);
  return { open, urgent: open.filter(({ severity }) => severity === 'urgent') };
}

function Worst({ finding: { severity, check, sentence } }: { finding: ShownFinding }) {
  return (
    <p className="mt-1">
      <strong>
        {severityNames[severity]}　{checkNames[check]}
      </strong>
      <span className="block max-w-[44rem]">{sentence}</span>
    </p>
  );
}

function ChecksLink() {
  return (
    <TextLink
      href={accountingAddress('checks')}
      className="inline-flex min-h-11 items-center print:hidden"
    >
      点検を見る
    </TextLink>
  );
}
