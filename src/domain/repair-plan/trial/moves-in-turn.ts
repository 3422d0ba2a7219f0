import type { RepairItem } from '#domain/repair-plan/register/repair-item.ts';
import type { RepairPlan } from '#domain/repair-plan/register/repair-plan.ts';
import { applyTrial } from './apply-trial.ts';
import { type Move, noTrial, type Trial } from './trial.ts';

/** One move as it meets the register: the lines before it, and those of them it changes. */
type MoveInTurn = {
  readonly move: Move;
  readonly before: RepairPlan;
  readonly moved: readonly RepairItem[];
};

/** Every move of a trial, each on what the ones before it left. */
export function movesInTurn(plan: RepairPlan, trial: Trial): MoveInTurn[] {
  let before = applyTrial(plan, { ...trial, moves: [], prices: [] });
  return trial.moves.map((move) => {
    const after = applyTrial(before, { ...noTrial, moves: [move] });
    const moved = before.items.filter((item, index) => after.items[index] !== item);
    const turn = { move, before, moved };
    before = after;
    return turn;
  });
}
