/** 代理人 who is on nobody's roll: how they stand to the owner. The chair takes what is 議長に一任. */
export const agentRelations = {
  chair: '議長',
  spouse: '配偶者（事実上の配偶者を含みます）',
  family: '一親等の親族（親・子）',
  household: '同居する親族',
  guardian: '法定代理人',
  manager: '国内管理人',
} as const;
export type AgentRelation = keyof typeof agentRelations;
