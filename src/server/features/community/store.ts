import type { z } from 'zod/mini';
import type {
  ContactPoint,
  Dwelling,
  Equipment,
  GarbagePause,
  GarbageRule,
  getCommunity,
} from '#contract/community.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import { findParkingFee, withDuesOfTariff } from '#server/features/billing/store.ts';
import type { Scope } from '#server/http/scope.ts';

type Community = z.input<typeof getCommunity.output>;

export async function findBuilding(
  db: Db,
  { associationId }: Scope,
): Promise<Community['building']> {
  const { rows } = await db.query<NonNullable<Community['building']>>(
    `select name, postal_code as "postalCode", address, structure, storeys,
            completed_on as "completedOn", site_area_m2::float8 as "siteAreaM2",
            building_area_m2::float8 as "buildingAreaM2", floor_area_m2::float8 as "floorAreaM2", developer
       from building where association_id = $1 order by name limit 1`,
    [associationId],
  );
  return rows[0] ?? null;
}

/** What each pays in a month is what the 料金表 has. */
export async function listDwellings(db: Db, scope: Scope, today: IsoDate): Promise<Dwelling[]> {
  const { rows } = await db.query<Dwelling>(
    `select number, floor, position, plan_type as "planType", layout, area_m2::float8 as "areaM2",
            share_numerator as "shareNumerator", share_denominator as "shareDenominator", votes,
            management_fee_yen as "managementFeeYen", reserve_fee_yen as "reserveFeeYen"
       from dwelling where association_id = $1 order by floor, position`,
    [scope.associationId],
  );
  return withDuesOfTariff(db, scope, { dwellings: rows, today });
}

/** How the 料金表 calls them. */
const parkingKinds = { mechanical: ['機械式'], flat: ['平置き', '平面'] } as const;

export async function listParking(
  db: Db,
  scope: Scope,
  today: IsoDate,
): Promise<Community['parking']> {
  const { rows } = await db.query<Community['parking'][number]>(
    `select kind, count(*)::int as total, count(dwelling_id)::int as "inUse",
            max(monthly_fee_yen)::int as "monthlyFeeYen"
       from parking_space where association_id = $1 group by kind order by kind desc`,
    [scope.associationId],
  );
  const parking: Community['parking'] = [];
  for (const row of rows) {
    const feeYen = await findParkingFee(db, scope, { kinds: parkingKinds[row.kind], today });
    parking.push({ ...row, monthlyFeeYen: feeYen ?? row.monthlyFeeYen });
  }
  return parking;
}

/** The dwellings that the caller, as the person of the register, lives in today. */
export async function listHomeNumbers(
  db: Db,
  { associationId, userId }: Scope<'booking.make'>,
  today: IsoDate,
): Promise<string[]> {
  const { rows } = await db.query<{ number: string }>(
    `select d.number from dwelling d
      where d.association_id = $1 and d.id in (
        select r.dwelling_id from residency r join member_person m
            on m.association_id = r.association_id and m.person_id = r.person_id
         where r.association_id = $1 and m.user_id = $2
           and r.since <= $3 and (r.until is null or r.until > $3))
      order by d.floor, d.position, d.number`,
    [associationId, userId, today],
  );
  return rows.map(({ number }) => number);
}

export async function listFacilities(
  db: Db,
  { associationId }: Scope,
): Promise<Community['facilities']> {
  const { rows } = await db.query<Community['facilities'][number]>(
    'select name, place, detail from facility where association_id = $1 order by position',
    [associationId],
  );
  return rows;
}

export async function listContacts(db: Db, { associationId }: Scope): Promise<ContactPoint[]> {
  const { rows } = await db.query<ContactPoint>(
    `select kind, name, phone, hours, purpose from contact_point
      where association_id = $1 order by position`,
    [associationId],
  );
  return rows;
}

export async function listGarbageRules(db: Db, { associationId }: Scope): Promise<GarbageRule[]> {
  const { rows } = await db.query<GarbageRule>(
    'select name, weekday, weeks, how, put_out_by as "putOutBy" from garbage_rule where association_id = $1 order by position',
    [associationId],
  );
  return rows;
}

export async function listGarbagePauses(db: Db, { associationId }: Scope): Promise<GarbagePause[]> {
  const { rows } = await db.query<GarbagePause>(
    `select starts_on as "startsOn", ends_on as "endsOn", reason from garbage_pause
      where association_id = $1 order by starts_on`,
    [associationId],
  );
  return rows;
}

/** 設備 with its inspections: what is planned first, then the results, newest first. */
export async function listEquipment(db: Db, scope: Scope): Promise<Equipment[]> {
  const { rows } = await db.query<Omit<Equipment, 'inspections'>>(
    `select id, name, place, detail, installed_on as "installedOn", contractor,
            contractor_phone as "contractorPhone"
       from equipment where association_id = $1 order by position`,
    [scope.associationId],
  );
  const inspections = await listInspections(db, scope);
  return rows.map((equipment) => ({
    ...equipment,
    inspections: inspections.get(equipment.id) ?? [],
  }));
}

type Inspection = Equipment['inspections'][number];

async function listInspections(
  db: Db,
  { associationId }: Scope,
): Promise<Map<string, Inspection[]>> {
  const { rows } = await db.query<Inspection & { equipmentId: string }>(
    `select equipment_id as "equipmentId", id, name, held_on as "heldOn", result, remark,
            document_id as "documentId"
       from inspection where association_id = $1
      order by result = 'planned' desc, held_on desc`,
    [associationId],
  );
  const inspectionsByEquipment = new Map<string, Inspection[]>();
  for (const { equipmentId, ...inspection } of rows) {
    const known = inspectionsByEquipment.get(equipmentId) ?? [];
    inspectionsByEquipment.set(equipmentId, [...known, inspection]);
  }
  return inspectionsByEquipment;
}
