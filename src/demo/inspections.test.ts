import { describe, expect, it } from 'vitest';
import { demoId } from './demo-id.ts';
import { seedEquipment } from './equipment.ts';
import { seedInspections } from './inspections.ts';
import { relativeDates } from './relative-dates.ts';

const report = demoId('document', 'inspection-fire');

describe.each(['2026-11-21', '2026-04-10', '2026-05-24', '2027-01-05', '2028-02-29'])(
  'inspections on %s',
  (today) => {
    const dates = relativeDates(today);
    const equipment = seedEquipment(dates);
    const inspections = seedInspections(dates, new Set([report]));

    it('lie ahead only when planned', () => {
      const wrong = inspections.filter(
        ({ held_on, result }) => held_on > today !== (result === 'planned'),
      );
      expect(wrong).toEqual([]);
    });

    it('have a result and a next day for every piece of equipment, none before it was there', () => {
      const wrong = equipment.filter(({ id, installed_on }) => {
        const own = inspections.filter((row) => row.equipment_id === id);
        const planned = own.filter(({ result }) => result === 'planned');
        const isInOrder = own.every(({ held_on }) => held_on >= installed_on);
        return planned.length === 0 || planned.length === own.length || !isInOrder;
      });
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    it('link only to reports that are out', () => {
      const linked = inspections.flatMap((row) => row.document_id ?? []);
      expect(linked).toEqual([report]);
    });
  },
);
