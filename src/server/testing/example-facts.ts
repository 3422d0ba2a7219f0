/** What a member says about a file, as it travels: a plain notice everybody may read. */
export const exampleFacts = JSON.stringify({
  title: '回覧',
  category: 'notice',
  summary: '',
  visibility: 'everyone',
  issuedOn: '2026-11-01',
  inForceFrom: null,
  inForceUntil: null,
  supersedesId: null,
});
