import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentCategory } from '#domain/documents/category.ts';
import type { Yen } from '#domain/money.ts';
import type { CertificationAnswers, PlanPapers } from '#domain/repair-plan/certification/facts.ts';
import type { PlanInputs } from '#domain/repair-plan/register/plan-inputs.ts';
import type { BoardItemRow } from './board-item-row.ts';
import type { HouseRows } from './house/row-types.ts';
import type { LedgerRows } from './ledger/row-types.ts';
import type { NoticeRows } from './notice-rows.ts';
import type { VoteRows } from './votes/row-types.ts';

export type BuildingRow = {
  readonly id: string;
  readonly name: string;
  readonly postal_code: string;
  readonly address: string;
  readonly structure: string;
  readonly storeys: number;
  readonly completed_on: IsoDate;
  readonly site_area_m2: number;
  readonly building_area_m2: number;
  readonly floor_area_m2: number;
  readonly developer: string;
};

export type DwellingRow = {
  readonly id: string;
  readonly number: string;
  readonly floor: number;
  readonly position: number;
  readonly plan_type: string;
  readonly layout: string;
  readonly area_m2: number;
  readonly share_numerator: number;
  readonly share_denominator: number;
  readonly votes: number;
  readonly management_fee_yen: Yen;
  readonly reserve_fee_yen: Yen;
};

export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly kana: string;
  readonly lives: 'here' | 'elsewhere' | 'abroad';
  readonly note: string | null;
  readonly mail: string | null;
};

export type OwnershipRow = {
  readonly id: string;
  readonly dwelling_id: string;
  readonly person_id: string;
  readonly share_numerator: number;
  readonly share_denominator: number;
  readonly since: IsoDate;
};

export type ResidencyRow = {
  readonly id: string;
  readonly dwelling_id: string;
  readonly person_id: string;
  readonly kind: 'owner' | 'tenant';
  readonly since: IsoDate;
};

export type OfficerRow = {
  readonly id: string;
  readonly person_id: string;
  readonly post: 'chair' | 'vice_chair' | 'treasurer' | 'director' | 'auditor';
  readonly term_from: IsoDate;
  /** The day of the 通常総会 at which the term ends. */
  readonly term_until: IsoDate;
};

export type ParkingSpaceRow = {
  readonly id: string;
  readonly number: number;
  readonly kind: 'mechanical' | 'flat';
  readonly monthly_fee_yen: Yen;
  readonly dwelling_id: string | null;
};

export type FacilityRow = {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly place: string;
  readonly detail: string;
};

export type EquipmentRow = FacilityRow & {
  readonly installed_on: IsoDate;
  readonly contractor: string;
  readonly contractor_phone: string;
};

export type InspectionRow = {
  readonly id: string;
  readonly equipment_id: string;
  readonly name: string;
  readonly held_on: IsoDate;
  readonly result: 'planned' | 'good' | 'attention' | 'repair';
  readonly remark: string;
  readonly document_id: string | null;
};

export type ContactPointRow = {
  readonly id: string;
  readonly position: number;
  readonly kind: 'emergency' | 'building' | 'public';
  readonly name: string;
  readonly phone: string;
  readonly hours: string;
  readonly purpose: string;
};

export type GarbageRuleRow = {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly weekday: number | null;
  readonly weeks: readonly number[] | null;
  readonly how: string;
  readonly put_out_by: string;
};

export type GarbagePauseRow = {
  readonly id: string;
  readonly starts_on: IsoDate;
  readonly ends_on: IsoDate;
  readonly reason: string;
};

export type ContractRow = {
  readonly id: string;
  readonly name: string;
  readonly counterparty: string;
  readonly starts_on: IsoDate;
  readonly ends_on: IsoDate;
  readonly notice_by: IsoDate;
  readonly yearly_yen: Yen;
  readonly document_id: string | null;
};

export type DocumentRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: DocumentCategory;
  readonly summary: string;
  readonly body: string;
  readonly visibility: 'everyone' | 'owners' | 'board';
  readonly version: number;
  readonly issued_on: IsoDate;
  /** When what a notice tells of takes place. */
  readonly event_on: IsoDate | null;
  readonly event_starts_at: string | null;
  readonly event_ends_at: string | null;
  readonly in_force_from: IsoDate | null;
  readonly in_force_until: IsoDate | null;
  readonly supersedes_id: string | null;
};

export type MeetingRow = {
  readonly id: string;
  readonly kind: 'general' | 'board';
  readonly title: string;
  readonly held_on: IsoDate;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly place: string;
  readonly status: 'planned' | 'held';
  readonly document_id: string | null;
};

export type AgendaItemRow = {
  readonly id: string;
  readonly meeting_id: string;
  readonly position: number;
  readonly label: string;
  readonly title: string;
  readonly kind: 'ordinary' | 'special' | 'board' | 'report';
  readonly result: 'passed' | 'rejected' | 'continued' | null;
  readonly votes_for: number | null;
  readonly votes_against: number | null;
  readonly votes_abstained: number | null;
};

export type TaskRow = {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly due_on: IsoDate | null;
  readonly owner: string;
  readonly created_by: string | null;
  readonly created_at: string;
  readonly done_at: string | null;
};

type PreferenceRow = { readonly id: string; readonly user_id: string };

export type SubscriptionRow = {
  readonly id: string;
  readonly plan: 'light' | 'standard' | 'pro';
  readonly started_on: IsoDate;
  readonly storage_limit_mb: number;
  readonly questions_limit: number;
};

export type RepairPlanVersionRow = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly saved_on: IsoDate;
  readonly saved_by: string;
  readonly inputs: PlanInputs;
  readonly papers: PlanPapers;
};

export type CertificationAnswerRow = {
  readonly id: string;
  readonly answers: CertificationAnswers;
};

/** Rows by table, without `association_id`; written in this order every foreign key finds its row. */
export type DemonstrationRows = LedgerRows &
  NoticeRows &
  HouseRows &
  VoteRows & {
    readonly building: readonly BuildingRow[];
    readonly dwelling: readonly DwellingRow[];
    readonly person: readonly PersonRow[];
    readonly ownership: readonly OwnershipRow[];
    readonly residency: readonly ResidencyRow[];
    readonly officer: readonly OfficerRow[];
    readonly parking_space: readonly ParkingSpaceRow[];
    readonly facility: readonly FacilityRow[];
    readonly equipment: readonly EquipmentRow[];
    readonly document: readonly DocumentRow[];
    readonly inspection: readonly InspectionRow[];
    readonly contact_point: readonly ContactPointRow[];
    readonly garbage_rule: readonly GarbageRuleRow[];
    readonly garbage_pause: readonly GarbagePauseRow[];
    readonly contract: readonly ContractRow[];
    readonly meeting: readonly MeetingRow[];
    readonly agenda_item: readonly AgendaItemRow[];
    readonly board_item: readonly BoardItemRow[];
    readonly task: readonly TaskRow[];
    readonly repair_plan_version: readonly RepairPlanVersionRow[];
    readonly certification_answer: readonly CertificationAnswerRow[];
    /** Empty: the server makes the one row of the demonstration user. */
    readonly preference: readonly PreferenceRow[];
    readonly subscription: readonly SubscriptionRow[];
  };
