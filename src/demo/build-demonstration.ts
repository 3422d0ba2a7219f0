import { createHash } from 'node:crypto';
import type { IsoDate } from '#domain/calendar.ts';
import { seedActivity } from './activity.ts';
import { seedBoardItems } from './board-items.ts';
import { booksLookup, keepBooks } from './books.ts';
import { seedContracts } from './contracts.ts';
import { demoId } from './demo-id.ts';
import { documentTexts, readDocuments } from './documents.ts';
import { seedDwellings } from './dwellings.ts';
import { seedEquipment } from './equipment.ts';
import {
  seedBuilding,
  seedContacts,
  seedFacilities,
  seedGarbage,
  seedGarbagePauses,
} from './facilities.ts';
import { seedApplications } from './house/applications.ts';
import { seedBookings } from './house/bookings.ts';
import { seedInspections } from './inspections.ts';
import { seedLedger } from './ledger/seed-ledger.ts';
import { seedMeetings } from './meetings.ts';
import { seedNotices } from './notices.ts';
import { seedOfficers } from './officers.ts';
import { seedParking } from './parking.ts';
import { seedPeople } from './people.ts';
import { dayAt, type RelativeDates, relativeDates } from './relative-dates.ts';
import { seedCertificationAnswers } from './repair-certification.ts';
import { seedRepairPlanVersions } from './repair-plan-versions.ts';
import type { DemonstrationRows, SubscriptionRow } from './rows.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedTasks } from './tasks.ts';
import { seedVotes } from './votes/seed-votes.ts';

/** Raise it when code of this folder changes what is built on other days than `sampleDay`. */
const version = 4;
const sampleDay = '2026-11-21';

/** Everything the demonstration association owns on a day; the same day gives the same rows. */
export function buildDemonstration(today: IsoDate): DemonstrationRows {
  const dates = relativeDates(today);
  const years = keepBooks(dates);
  const documents = seedDocuments(readDocuments(), { dates, books: booksLookup(years) });
  const document = documents.map(({ row }) => row);
  const documentIds = new Set(documents.map(({ row }) => row.id));
  const dwelling = seedDwellings();
  const people = seedPeople(dates);
  const inspection = seedInspections(dates, documentIds);
  const parking_space = seedParking();
  const { meeting, agenda_item } = seedMeetings(dates, documents);
  return {
    building: seedBuilding(),
    dwelling,
    ...people,
    officer: seedOfficers(dates),
    parking_space,
    facility: seedFacilities(),
    equipment: seedEquipment(dates),
    document,
    inspection,
    contact_point: seedContacts(),
    garbage_rule: seedGarbage(),
    garbage_pause: seedGarbagePauses(dates),
    contract: seedContracts(dates, documentIds),
    meeting,
    agenda_item,
    board_item: seedBoardItems(dates, documents),
    ...seedVotes(dates, { meeting, agenda_item, document }),
    task: seedTasks(dates),
    ...seedLedger(dates, years),
    ...seedApplications(dates),
    ...seedBookings(dates),
    repair_plan_version: seedRepairPlanVersions(dates, years),
    certification_answer: seedCertificationAnswers(dates),
    preference: [],
    subscription: [subscription(dates)],
    ...seedNotices(dates, { dwelling, ...people, parking_space, inspection }),
  };
}

let knownFingerprint: string | undefined;

/** Changes when a document, a figure or the version above does: the template is then built again. */
export function demonstrationFingerprint(): string {
  knownFingerprint ??= fingerprintOf(buildDemonstration(sampleDay));
  return knownFingerprint;
}

function fingerprintOf(rows: DemonstrationRows): string {
  const all = [version, documentTexts, rows, seedActivity(sampleDay, rows)];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

function subscription(dates: RelativeDates): SubscriptionRow {
  return {
    id: demoId('subscription', 'standard'),
    plan: 'standard',
    started_on: dayAt(dates, 'd-1 10-01'),
    storage_limit_mb: 10_240,
    questions_limit: 500,
  };
}
