const longestQuestion = 500;

/** A question as the recognisers read it: half width, lower case, no spaces, and no longer than a question may be. */
export const plainQuestion = (question: string): string =>
  question.slice(0, longestQuestion).normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
