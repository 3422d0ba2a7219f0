import { lampLines } from '#domain/caretaker/answering/spoken/lamp-lines.ts';
import { booksAnswer } from './books/books-answer.ts';
import { comparisonAnswer } from './comparison-answer.ts';
import { contractAnswer } from './contract-answer.ts';
import { contractEndAnswer } from './contract-end-answer.ts';
import { countAnswer } from './count-answer.ts';
import { definitionAnswer } from './definition-answer.ts';
import { depositsAnswer } from './deposits-answer.ts';
import { duesAnswer } from './dues-answer.ts';
import { feeAnswer } from './fee-answer.ts';
import { formerOfficerAnswer } from './former-officer-answer.ts';
import { garbageAnswer } from './garbage-answer.ts';
import { facilityAnswer } from './house/facility-answer.ts';
import { outOfOrderAnswer } from './house/out-of-order-answer.ts';
import { insuredAnswer } from './insured-answer.ts';
import { keptAnswer } from './kept-answer.ts';
import type { ExactAnswer, ExactGiven } from './known.ts';
import { maturityAnswer } from './maturity-answer.ts';
import { meansAnswer } from './means-answer.ts';
import { meetingsAnswer, resultsAnswer } from './meetings-answer.ts';
import { moneyAnswer } from './money-answer.ts';
import { neededAnswer } from './needed-answer.ts';
import { officeAnswer } from './office-answer.ts';
import { outageAnswer } from './outage-answer.ts';
import { ownBookingAnswer } from './own-booking-answer.ts';
import { planAnswer } from './plan-answer.ts';
import { planFigureAnswer } from './plan-figure-answer.ts';
import { proposalAnswer } from './proposal-answer.ts';
import { raisedAnswer } from './raised-answer.ts';
import { readHereAnswer } from './read-here-answer.ts';
import { risingAnswer } from './rising-answer.ts';
import { rightsAnswer } from './screens/rights-answer.ts';
import { screenAnswer } from './screens/screen-answer.ts';
import { stagedAnswer } from './staged-answer.ts';
import { thingPutOutAnswer } from './thing-put-out-answer.ts';
import { voteAnswer } from './votes/vote-answer.ts';
import { workAnswer } from './work-answer.ts';

/** Each answers its own kind of question and leaves all others alone. */
const sources: readonly ((given: ExactGiven) => ExactAnswer | undefined)[] = [
  definitionAnswer,
  ownBookingAnswer,
  insuredAnswer,
  booksAnswer,
  contractAnswer,
  voteAnswer,
  duesAnswer,
  feeAnswer,
  proposalAnswer,
  stagedAnswer,
  neededAnswer,
  raisedAnswer,
  risingAnswer,
  meetingsAnswer,
  resultsAnswer,
  comparisonAnswer,
  planFigureAnswer,
  planAnswer,
  meansAnswer,
  workAnswer,
  moneyAnswer,
  depositsAnswer,
  maturityAnswer,
  contractEndAnswer,
  garbageAnswer,
  thingPutOutAnswer,
  officeAnswer,
  formerOfficerAnswer,
  keptAnswer,
  readHereAnswer,
  outageAnswer,
  facilityAnswer,
  countAnswer,
  lampAnswer,
  outOfOrderAnswer,
  screenAnswer,
  rightsAnswer,
];

/** 型のある記録からの答え: what can be looked up goes before what was found in texts. */
export function exactAnswer(given: ExactGiven): ExactAnswer | undefined {
  for (const answer of sources) {
    const found = answer(given);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Documents speak of power cuts; who mends one lamp stands in the list of numbers. */
function lampAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const lines = asked.useDocuments ? lampLines(asked.question, known.facts.contacts) : undefined;
  return lines && { outcome: 'answered', lines };
}
