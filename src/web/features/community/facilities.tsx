import { MapPin } from 'lucide-react';
import type { z } from 'zod/mini';
import type { getCommunity } from '#contract/community.ts';
import { formatYen } from '#domain/format-yen.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Community = z.output<typeof getCommunity.output>;
type Parking = Community['parking'][number];

type FacilitiesProps = Pick<Community, 'facilities' | 'parking'>;

export function Facilities({ facilities, parking }: FacilitiesProps) {
  return (
    <>
      <div className="mb-5 grid gap-5 sm:grid-cols-2">
        {parking.map((it) => (
          <ParkingCard key={it.kind} parking={it} />
        ))}
      </div>
      <ul className="grid gap-x-8 border-t border-line lg:grid-cols-2 print:grid-cols-2">
        {facilities.map(({ name, place, detail }) => (
          <li key={name} className="border-b border-line py-3">
            <h3 className="font-bold">{name}</h3>
            <p className="flex items-center gap-1.5 text-muted">
              <MapPin aria-hidden="true" className="size-5 shrink-0" />
              {place}
            </p>
            <p className="mt-1">{detail}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const kindNames = { mechanical: '機械式駐車場', flat: '平面駐車場' } as const;

function ParkingCard({ parking: { kind, total, inUse, monthlyFeeYen } }: { parking: Parking }) {
  const free = total - inUse;
  return (
    <Card
      heading={`${kindNames[kind]}の空き`}
      action={
        <Badge tone={free > 0 ? 'good' : 'neutral'}>{free > 0 ? `空き${free}台` : '満車'}</Badge>
      }
    >
      <p>
        {total}台のうち{inUse}台を使っています。使用料は月{formatYen(monthlyFeeYen)}です。
      </p>
      <p className="mt-1 text-muted">
        {free > 0 ? (
          <>
            使いたい方は、管理事務室か
            <TextLink href="/demo/applications?form=parking-request">届け出・予約</TextLink>
            の画面で、お申し込みください。
          </>
        ) : (
          '空きが出たときは、掲示板でお知らせします。'
        )}
      </p>
    </Card>
  );
}
