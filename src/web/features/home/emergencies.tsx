import type { Home } from '#contract/home.ts';
import { Card } from '#web/ui/card.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Emergency = Home['emergencies'][number];

/** 緊急の電話: what happened at the left, the number to press at the right. */
export function Emergencies({ emergencies }: { emergencies: readonly Emergency[] }) {
  if (emergencies.length === 0) return null;
  return (
    <Card heading="緊急の電話">
      <ul className="-my-1 divide-y divide-line">
        {emergencies.map(({ name, phone, purpose }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-3 py-0.5">
            <span className="min-w-0 flex-[1_1_7rem] leading-snug">{purpose}</span>
            <PhoneLink phone={phone} name={name} className="text-lg" />
          </li>
        ))}
      </ul>
      <p className="mt-2 print:hidden">
        <TextLink href="/demo/community#contacts" className="inline-block py-2">
          緊急の電話・連絡先をすべて見る
        </TextLink>
      </p>
    </Card>
  );
}
