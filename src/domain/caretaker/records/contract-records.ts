import { formatPlainDate } from '#domain/calendar.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { formatYen } from '#domain/format-yen.ts';
import type { AssociationFacts } from './association-facts.ts';
import { record } from './record.ts';

/** 契約: with whom, until when and for how much. */
export function contractRecords({ contracts }: AssociationFacts): readonly KnowledgePassage[] {
  return contracts.map(({ name, counterparty, endsOn, yearlyYen }, index) =>
    record({
      id: `record-contract-${index + 1}`,
      sourceTitle: '契約',
      heading: name,
      href: '/demo/management#contracts',
      searchWords: '契約 相手 会社 期限 満了 年額 費用',
      sentences: [
        `「${name}」の契約の相手は、${counterparty}です。`,
        `「${name}」の契約の期限は、${formatPlainDate(endsOn)}です。`,
        `「${name}」の費用は、年${formatYen(yearlyYen)}です。`,
      ],
    }),
  );
}
