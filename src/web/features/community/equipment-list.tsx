import type { ReactNode } from 'react';
import type { Equipment } from '#contract/community.ts';
import { nextInspection, pastInspections } from '#domain/building/inspection-dates.ts';
import { formatDate, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { daysUntilWords } from '#domain/meetings/meeting-days.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Inspection = Equipment['inspections'][number];

const results = {
  planned: { tone: 'neutral', word: '予定' },
  good: { tone: 'good', word: '異常なし' },
  attention: { tone: 'warn', word: '注意あり' },
  repair: { tone: 'danger', word: '修理が必要' },
} as const satisfies Record<Inspection['result'], { tone: Tone; word: string }>;

type EquipmentListProps = { today: IsoDate; equipment: readonly Equipment[] };

/** Reads as a table on a wide screen; what is seldom asked for is folded away. */
export function EquipmentList({ today, equipment }: EquipmentListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {equipment.map((it) => (
        <li key={it.id} className="py-4">
          <EquipmentItem today={today} equipment={it} />
        </li>
      ))}
    </ul>
  );
}

function EquipmentItem({ today, equipment }: { today: IsoDate; equipment: Equipment }) {
  const { name, place, contractor, contractorPhone, inspections } = equipment;
  const next = nextInspection(inspections);
  const [last] = pastInspections(inspections);
  return (
    <>
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[12rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <h3 className="text-lg font-bold">{name}</h3>
          <p className="text-muted">{place}</p>
        </div>
        <dl className="grid content-start gap-x-6 gap-y-2 lg:grid-cols-3 print:grid-cols-3">
          <Fact term="最近の点検">
            {last ? <Outcome inspection={last} /> : '記録はまだありません。'}
          </Fact>
          <Fact term="次の点検">
            {next ? (
              <>
                <p className="font-bold">{formatDate(next.heldOn)}</p>
                <p>
                  {daysUntilWords(today, next.heldOn)}・{next.name}
                </p>
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
      </div>
      <History equipment={equipment} next={next} />
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0 max-lg:grid max-lg:grid-cols-[6rem_minmax(0,1fr)] print:block">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

type HistoryProps = { equipment: Equipment; next: Inspection | undefined };

function History({ equipment, next }: HistoryProps) {
  const { name, detail, installedOn, inspections } = equipment;
  const past = pastInspections(inspections);
  return (
    <details>
      <summary className="py-2 font-bold text-primary">
        {name}のくわしい内容と点検の記録（{past.length}件）
      </summary>
      <p className="mt-1">
        {detail}（{formatPlainDate(installedOn)}設置）
      </p>
      {next && (
        <p className="mt-1">
          次の点検について：{next.remark || '特にお願いすることはありません。'}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {past.map((inspection) => (
          <li key={inspection.id} className="py-2">
            <Outcome inspection={inspection} />
            <p>{inspection.remark}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Outcome({ inspection }: { inspection: Inspection }) {
  const { name, heldOn, result, documentId } = inspection;
  const { tone, word } = results[result];
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        <span className="font-bold">{formatPlainDate(heldOn)}</span>
      </p>
      <p>{name}</p>
      {documentId && (
        <TextLink href={`/document/${documentId}`} target="_blank" className="inline-block py-2">
          報告書を読む
        </TextLink>
      )}
    </>
  );
}
