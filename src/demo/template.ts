/** The demonstration nobody may change; visitors get copies of it. */
export const template = {
  associationId: '5a0f2c68-41d7-8e93-b1ca-9e6d30f8a217',
  name: 'みどり坂レジデンス管理組合',
} as const;
