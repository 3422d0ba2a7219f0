import type { AgentRelation } from './agent.ts';
import type { Box } from './record.ts';
import { type DoorEvent, staysOf } from './stays-of.ts';

/** What is kept of a meeting's box. */
type KeptBox = Omit<Box, 'stays'> & {
  readonly agents: readonly { readonly id: string; readonly relation: AgentRelation }[];
  readonly door: readonly DoorEvent[];
  /** 開会; `null` until the chair says so. */
  readonly beganAt: number | null;
};

/** The box as it is counted: once opened, whoever presides is there from the opening on. */
export function boxOf({ agents, door, beganAt, ...kept }: KeptBox): Box {
  const opensAt = beganAt ?? kept.opensAt;
  const presiding = agents
    .filter(({ relation }) => relation === 'chair' && beganAt !== null)
    .map(({ id }) => ({ personId: id, way: 'room', from: opensAt, until: null }) as const);
  return { ...kept, opensAt, stays: [...staysOf(door), ...presiding] };
}
