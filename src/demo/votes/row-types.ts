import type { IsoDate } from '#domain/calendar.ts';
import type { Kind } from '#domain/resolutions/kind.ts';
import type { OwnRule } from '#domain/votes/own-rules.ts';
import type { Choice, Ways } from '#domain/votes/record.ts';

type OfBox = { readonly id: string; readonly box_id: string };

type VoteBoxRow = {
  readonly id: string;
  readonly meeting_id: string;
  readonly record_on: IsoDate;
  readonly deadline_at: string;
  readonly opens_at: string;
  readonly began_at: string;
  readonly items: readonly { readonly id: string; readonly kind: Kind }[];
  readonly own_rules: readonly OwnRule[];
  readonly ways: Ways;
  readonly answer_count: number;
  readonly chain_head: string;
  readonly opened_as: 'chair';
  readonly opened_by: string;
  readonly opened_at: string;
};

type VoteHeadRow = OfBox & {
  readonly position: number;
  readonly dwellings: string;
  readonly names: string;
  readonly votes: number;
  readonly land: number;
  readonly voters: readonly string[];
};

/** What stands on a slip. */
type Slip = OfBox & {
  readonly head_id: string;
  readonly kind: 'paper' | 'proxy';
  readonly stamped_on: IsoDate;
  readonly choices: Readonly<Record<string, Choice>>;
  readonly agent_id: string | null;
  readonly is_at_door: false;
};

type VoteReadingRow = Slip & {
  readonly after_number: number;
  readonly read_as: 'director' | 'treasurer';
  readonly read_by: string;
  readonly read_at: string;
};

export type VoteAnswerRow = Slip & {
  readonly number: number;
  readonly received_at: string;
  readonly first_reading_id: string;
  readonly second_reading_id: string;
  readonly link: string;
};

type Noted = { readonly noted_by: string; readonly noted_at: string };

/** In the order in which every foreign key finds its row, the record last: nothing is added after it. */
export type VoteRows = {
  readonly vote_box: readonly VoteBoxRow[];
  readonly vote_head: readonly VoteHeadRow[];
  readonly vote_agent: readonly (OfBox & { readonly name: string; readonly relation: 'chair' })[];
  readonly vote_reading: readonly VoteReadingRow[];
  readonly vote_answer: readonly VoteAnswerRow[];
  readonly vote_door: readonly (OfBox &
    Noted & { readonly person_id: string; readonly what: 'room'; readonly at: string })[];
  readonly vote_hand: readonly (OfBox &
    Noted & {
      readonly position: number;
      readonly item_id: string;
      readonly person_id: string;
      readonly choice: Choice;
    })[];
  readonly vote_round: readonly (OfBox &
    Noted & { readonly item_id: string; readonly what: 'closed' })[];
  readonly vote_record: readonly (OfBox & {
    readonly digest: string;
    readonly chair_by: string;
    readonly chair_at: string;
    readonly teller_as: 'director';
    readonly teller_by: string;
    readonly teller_at: string;
  })[];
};
