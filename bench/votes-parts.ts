export { decide } from '#domain/resolutions/decide.ts';
export { ruleFor } from '#domain/resolutions/rule-for.ts';
export { from2026April, until2026March } from '#domain/resolutions/rules.ts';
export { standingsAt } from '#domain/votes/standings-at.ts';
export { tallyOf } from '#domain/votes/tally.ts';
export { playMeeting } from '#domain/votes/testing/naive-meeting.ts';
export { itemIds, randomMeeting } from '#domain/votes/testing/random-meeting.ts';
