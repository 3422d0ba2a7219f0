import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import type { AssociationFacts } from './association-facts.ts';
import { contactRecords } from './contact-records.ts';
import { contractRecords } from './contract-records.ts';
import { decisionRecords } from './decision-records.ts';
import { duesRecords } from './dues-records.ts';
import { equipmentRecords } from './equipment-records.ts';
import { feeChangeRecords } from './fee-change-records.ts';
import { expenseRecords, fundRecords, settlementRecords } from './fund-records.ts';
import { garbageRecords } from './garbage-records.ts';
import { heldRecords } from './held-records.ts';
import { meetingRecords } from './meeting-records.ts';
import { officerRecords } from './officer-records.ts';
import { placeRecords } from './place-records.ts';
import { planRecords } from './plan-records.ts';
import { replyRecords } from './reply-records.ts';
import { taskRecords } from './task-records.ts';

/** 生きた記録 as passages: found, quoted and opened like those of a document. */
export function recordPassages(facts: AssociationFacts): readonly KnowledgePassage[] {
  return [
    ...meetingRecords(facts),
    ...decisionRecords(facts),
    ...heldRecords(facts),
    ...garbageRecords(facts),
    ...officerRecords(facts),
    ...fundRecords(facts),
    ...expenseRecords(facts),
    ...settlementRecords(facts),
    ...duesRecords(facts),
    ...planRecords(facts),
    ...feeChangeRecords(facts),
    ...taskRecords(facts),
    ...replyRecords(facts),
    ...equipmentRecords(facts),
    ...contactRecords(facts),
    ...placeRecords(facts),
    ...contractRecords(facts),
  ];
}

const keys: readonly (readonly [start: RegExp, key: string])[] = [
  [/^record-next-/, 'next-meeting'],
  [/^record-garbage/, 'garbage'],
  [/^record-last-general-meeting/, 'last-general-meeting'],
  [/^record-last-board-meeting/, 'last-board-meeting'],
  [/^record-equipment/, 'equipment'],
  [/^record-inspections/, 'inspections'],
  [/^record-facility-/, 'facilities'],
  [/^record-contract-/, 'contracts'],
  [/^record-settlement-/, 'settlements'],
  [/^record-expenses-/, 'expenses'],
  [/^record-board-reply-/, 'board-replies'],
];

/** What the golden questions call a record: `next-meeting`, `garbage`, `reserve-balance` … */
export function recordKeyOf(sourceId: string): string {
  return keys.find(([start]) => start.test(sourceId))?.[1] ?? sourceId.replace(/^record-/, '');
}
