import type { Demand } from '#contract/agenda.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type DemandNoteProps = { demand: Demand; why: string };

/** 決議の要件: who must be there, who must agree, and where that is written. */
export function DemandNote({ demand, why }: DemandNoteProps) {
  const { name, pass, passCount, quorum, quorumCount, article, explainedIn, own } = demand;
  return (
    <div className="rounded-lg bg-surface px-4 py-3">
      <p>
        <strong>{name}</strong>　{why}
      </p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <dt className="text-muted">可決に必要</dt>
        <dd>
          {pass}
          {passCount && <span className="block">全員が出席すると、{passCount}</span>}
        </dd>
        <dt className="text-muted">出席</dt>
        <dd>
          {quorum || '出席者の数の定めはありません'}
          {quorumCount && <span className="block">{quorumCount}</span>}
        </dd>
      </dl>
      {demand.besides.map((words) => (
        <p key={words} className="mt-1">
          {words}
        </p>
      ))}
      <p className="mt-2 text-muted">
        よりどころ: <TextLink href={`/document/law-${explainedIn}`}>{article}</TextLink>
        {placesOf(own).map(({ place, href }) => (
          <span key={place}>
            、<TextLink href={href}>{place}</TextLink>
          </span>
        ))}
      </p>
      {demand.refused && <p className="mt-1 font-bold text-danger">{demand.refused}</p>}
    </div>
  );
}

/** One article may speak twice: of the meeting and of the kind. */
function placesOf(own: Demand['own']): Demand['own'] {
  return own.filter(({ place }, index) => own.findIndex((it) => it.place === place) === index);
}
