import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Equipment } from '#contract/community.ts';
import { nextInspection, pastInspections } from '#domain/building/inspection-dates.ts';
import { formatDate, formatPlainDate, type IsoDate, partsOf } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PhoneLink } from './phone-link.tsx';

type Inspection = Equipment['inspections'][number];

const results = {
  planned: { tone: 'neutral', word: '予定' },
  good: { tone: 'good', word: '異常なし' },
  attention: { tone: 'warn', word: '注意あり' },
  repair: { tone: 'danger', word: '修理が必要' },
} as const satisfies Record<Inspection['result'], { tone: Tone; word: string }>;

type EquipmentListProps = { today: IsoDate; equipment: readonly Equipment[] };

export function EquipmentList({ today, equipment }: EquipmentListProps) {
  return (
    <ul className="grid gap-4">
      {equipment.map((it) => (
        <li key={it.id} className="rounded-xl border border-line p-4 sm:p-5">
          <EquipmentItem today={today} equipment={it} />
        </li>
      ))}
    </ul>
  );
}

function EquipmentItem({ today, equipment }: { today: IsoDate; equipment: Equipment }) {
  const { name, place, detail, installedOn, contractor, contractorPhone, inspections } = equipment;
  const next = nextInspection(inspections);
  const [last, ...earlier] = pastInspections(inspections);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="text-lg font-bold">{name}</h3>
        <p className="flex items-center gap-1.5 text-muted">
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          {place}・{partsOf(installedOn).year}年設置
        </p>
      </div>
      <p>{detail}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-3 border-t border-line pt-3 lg:grid-cols-3">
        <Fact term="最近の点検">
          {last ? <Result inspection={last} /> : '記録はまだありません。'}
        </Fact>
        <Fact term="次の点検">
          {next ? (
            <>
              <p className="font-bold">
                {formatDate(next.heldOn)} {daysUntilWords(today, next.heldOn)}
              </p>
              <p>{next.name}</p>
              <p>{next.remark}</p>
            </>
          ) : (
            '予定はまだ決まっていません。'
          )}
        </Fact>
        <Fact term="保守会社">
          <p>{contractor}</p>
          <PhoneLink phone={contractorPhone} name={`${name}の保守会社`} />
        </Fact>
      </dl>
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="py-2 font-bold text-primary">
            これまでの{name}の点検（{earlier.length}件）
          </summary>
          <ul className="divide-y divide-line border-t border-line">
            {earlier.map((inspection) => (
              <li key={inspection.id} className="py-3">
                <Result inspection={inspection} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Result({ inspection }: { inspection: Inspection }) {
  const { name, heldOn, result, remark, documentId } = inspection;
  const { tone, word } = results[result];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        <span className="font-bold">{formatPlainDate(heldOn)}</span>
      </p>
      <p>{name}</p>
      <p>{remark}</p>
      {documentId && (
        <TextLink href={`/document/${documentId}`} target="_blank" className="inline-block py-2">
          {name}の報告書
        </TextLink>
      )}
    </>
  );
}
