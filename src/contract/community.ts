import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDate, isoTime, yen } from './schema.ts';

const building = z.object({
  name: z.string(),
  postalCode: z.string(),
  address: z.string(),
  structure: z.string(),
  storeys: z.int(),
  completedOn: isoDate,
  siteAreaM2: z.number(),
  buildingAreaM2: z.number(),
  floorAreaM2: z.number(),
  developer: z.string(),
});

const dwelling = z.object({
  number: z.string(),
  floor: z.int(),
  position: z.int(),
  planType: z.string(),
  layout: z.string(),
  areaM2: z.number(),
  shareNumerator: z.int(),
  shareDenominator: z.int(),
  votes: z.int(),
  managementFeeYen: yen,
  reserveFeeYen: yen,
});
export type Dwelling = z.output<typeof dwelling>;

const inspection = z.object({
  id,
  name: z.string(),
  heldOn: isoDate,
  result: z.enum(['planned', 'good', 'attention', 'repair']),
  remark: z.string(),
  documentId: z.nullable(id),
});

const equipment = z.object({
  id,
  name: z.string(),
  place: z.string(),
  detail: z.string(),
  installedOn: isoDate,
  contractor: z.string(),
  contractorPhone: z.string(),
  /** Newest first; a planned one stands before the results. */
  inspections: z.array(inspection),
});
export type Equipment = z.output<typeof equipment>;

const contactPoint = z.object({
  kind: z.enum(['emergency', 'building', 'public']),
  name: z.string(),
  phone: z.string(),
  hours: z.string(),
  purpose: z.string(),
});
export type ContactPoint = z.output<typeof contactPoint>;

const garbageRule = z.object({
  name: z.string(),
  weekday: z.nullable(z.int()),
  weeks: z.nullable(z.array(z.int())),
  how: z.string(),
  /** 08:30; `null` where the hour is not known. */
  putOutBy: z.nullable(isoTime),
});
export type GarbageRule = z.output<typeof garbageRule>;

export const garbagePause = z.object({
  startsOn: isoDate,
  endsOn: isoDate,
  reason: z.string(),
});
export type GarbagePause = z.output<typeof garbagePause>;

export const getCommunity = endpoint({
  method: 'GET',
  path: '/community',
  needs: 'building.read',
  input: z.strictObject({}),
  output: z.object({
    today: isoDate,
    /** null until somebody has entered it. */
    building: z.nullable(building),
    dwellings: z.array(dwelling),
    parking: z.array(
      z.object({
        kind: z.enum(['mechanical', 'flat']),
        total: z.int(),
        inUse: z.int(),
        monthlyFeeYen: yen,
      }),
    ),
    facilities: z.array(z.object({ name: z.string(), place: z.string(), detail: z.string() })),
    contacts: z.array(contactPoint),
    garbage: z.array(garbageRule),
    /** 収集のない期間, the earliest first. */
    garbagePauses: z.array(garbagePause),
    equipment: z.array(equipment),
  }),
});
