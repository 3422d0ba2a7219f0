import type { FormKey, FormTerms } from '#domain/applications/all-forms.ts';
import type { SpaceRules } from '#domain/bookings/space.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Yen } from '#domain/money.ts';

type ApplicationRow = {
  readonly id: string;
  readonly form: FormKey;
  readonly dwelling_id: string;
  readonly applicant: string;
  readonly answers: object;
  readonly year: number;
  readonly number: number;
  readonly due_on: IsoDate | null;
  readonly filed_as: 'owner' | 'companyStaff';
  readonly filed_by: string | null;
  readonly saved_at: string;
};

type ApplicationStepRow = {
  readonly id: string;
  readonly application_id: string;
  readonly position: number;
  readonly kind: 'sent';
  readonly words: string;
  readonly conditions: readonly string[];
  readonly answers: object;
  readonly taken_on: IsoDate;
  readonly taken_as: 'owner' | 'companyStaff';
  readonly taken_at: string;
};

type BookingRow = {
  readonly id: string;
  readonly space_id: string;
  readonly dwelling_id: string;
  readonly day: IsoDate;
  readonly from_hour: number;
  readonly until_hour: number;
  readonly purpose: string;
  readonly people: number;
  readonly fee_yen: Yen;
  readonly booked_as: 'owner';
  readonly booked_at: string;
};

/** In the order in which every foreign key finds its row. */
export type HouseRows = {
  readonly application_terms: readonly {
    readonly id: string;
    readonly form: FormKey;
    readonly terms: FormTerms;
  }[];
  readonly application: readonly ApplicationRow[];
  readonly application_step: readonly ApplicationStepRow[];
  readonly space: readonly {
    readonly id: string;
    readonly position: number;
    readonly name: string;
    readonly place: string;
    readonly rules: SpaceRules;
  }[];
  readonly booking: readonly BookingRow[];
  readonly booking_slot: readonly {
    readonly id: string;
    readonly space_id: string;
    readonly booking_id: string;
    readonly day: IsoDate;
    readonly hour: number;
  }[];
};
