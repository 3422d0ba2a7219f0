import type { VoteBox } from '#contract/votes.ts';
import { agentRelations } from '#domain/votes/agent.ts';

/** Who may stand at the door: voters of the roll, and agents who own nothing here. The chair is no person. */
export type Comer = { readonly id: string; readonly label: string; readonly dwellings: string };

export function comersOf({ heads, agents }: VoteBox): readonly Comer[] {
  const known = new Map<string, Comer>();
  for (const { dwellings, voters } of heads) {
    for (const { id, name } of voters) {
      const before = known.get(id);
      const all = before ? `${before.dwellings}、${dwellings}` : dwellings;
      known.set(id, { id, label: `${all}　${name}`, dwellings: all });
    }
  }
  return [
    ...known.values(),
    ...agents
      .filter(({ relation }) => relation !== 'chair')
      .map(({ id, name, relation }) => ({
        id,
        label: `${name}（代理人・${agentRelations[relation]}）`,
        dwellings: '',
      })),
  ];
}
