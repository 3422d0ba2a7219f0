import { ChevronDown } from 'lucide-react';
import type { Certification } from '#domain/repair-plan/certification/certify.ts';
import type { Finding } from '#domain/repair-plan/certification/finding.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { FindingBadge } from './finding-look.tsx';

type Item = Certification['items'][number];

/** What the board itself writes down, further below on the page. */
const toldByBoard = ['2-1', '2-2', '2-3', '3-1', '5-1', '5-2'];

const groupNames = [
  '管理組合の運営',
  '管理規約',
  '管理組合の経理',
  '長期修繕計画の作成と見直し',
  '名簿と、市区町村の指針',
] as const;

/** The items in the five groups of the criteria; a group in which nothing is left to do stays folded. */
export function CertificationItems({ items }: { items: readonly Item[] }) {
  return (
    <div className="grid gap-3">
      {groupNames.map((name, index) => (
        <CertificationGroup
          key={name}
          name={`${index + 1}　${name}`}
          // A code begins with its group's number.
          items={items.filter(({ code }) => code.startsWith(`${index + 1}-`))}
        />
      ))}
    </div>
  );
}

function CertificationGroup({ name, items }: { name: string; items: readonly Item[] }) {
  const openCount = items.filter(({ state }) => state !== 'met').length;
  return (
    <details open={openCount > 0} className="group rounded-xl border border-line bg-page">
      <summary className="grid min-h-14 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-xl px-4 py-3 hover:bg-surface sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-lg font-bold">{name}</h3>
          <span className={openCount > 0 ? 'font-bold' : 'text-muted'}>
            {countWords(items.length, openCount)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-primary transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mx-4 divide-y divide-line border-t border-line sm:mx-5">
        {items.map((item) => (
          <CertificationItem key={item.code} item={item} />
        ))}
      </ul>
    </details>
  );
}

function countWords(all: number, open: number): string {
  if (open === 0) return `${all}項目すべて適合の見込み`;
  return open === all
    ? `${all}項目すべてに、することがあります`
    : `${all}項目のうち${open}項目に、することがあります`;
}

function CertificationItem({ item }: { item: Item }) {
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h4 className="font-bold">
        <span className="mr-2 font-normal text-muted tabular-nums">{item.code}</span>
        {item.title}
      </h4>
      <p>
        <FindingBadge state={item.state} />
      </p>
      <FindingReasons finding={item} />
      {item.state === 'unknown' && toldByBoard.includes(item.code) && (
        <p>
          <TextLink href="#board-answers" className="inline-flex min-h-11 items-center">
            理事会の記録へ
          </TextLink>
        </p>
      )}
    </li>
  );
}

/** What the state rests on, and what to do before it is met. */
export function FindingReasons({ finding }: { finding: Finding }) {
  return (
    <ul className="grid gap-1 sm:col-span-2">
      {finding.evidence.map((sentence) => (
        <li key={sentence} className="text-muted">
          根拠：{sentence}
        </li>
      ))}
      {finding.missing.map((sentence) => (
        <li key={sentence} className="rounded-lg bg-surface px-3 py-2">
          <strong>すること：</strong>
          {sentence}
        </li>
      ))}
    </ul>
  );
}
