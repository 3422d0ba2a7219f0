import type { IsoDate } from '#domain/calendar.ts';
import type { Db } from '#server/db/db.ts';
import type { Scope } from '#server/http/scope.ts';
import { newId } from '#server/outside/new-id.ts';

type Used = {
  readonly usedOn: IsoDate;
  readonly engine: string;
  readonly questions: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicroUsd: number;
  readonly now: Date;
};

/** 利用量 adds up for each day and engine. */
export async function addUsage(db: Db, { associationId }: Scope, used: Used): Promise<void> {
  await db.query(
    `insert into caretaker_usage
       (association_id, id, used_on, engine, questions, input_tokens, output_tokens, cost_micro_usd)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (association_id, used_on, engine) do update set
       questions = caretaker_usage.questions + excluded.questions,
       input_tokens = caretaker_usage.input_tokens + excluded.input_tokens,
       output_tokens = caretaker_usage.output_tokens + excluded.output_tokens,
       cost_micro_usd = caretaker_usage.cost_micro_usd + excluded.cost_micro_usd`,
    [
      associationId,
      newId(used.now.getTime()),
      used.usedOn,
      used.engine,
      used.questions,
      used.inputTokens,
      used.outputTokens,
      used.costMicroUsd,
    ],
  );
}
