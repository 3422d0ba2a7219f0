/** The one visitor of the demonstration: an owner who lives in the building. */
export const demoUser = {
  id: '0b9d4c1e-6a52-8f37-9c04-5d2e7a1f6b60',
  email: 'demo@sumiwa.example',
  name: '佐々木 陽子',
} as const;
