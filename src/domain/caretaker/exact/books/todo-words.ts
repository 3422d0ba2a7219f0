import { isFilled } from './book-words.ts';

const ofNow = /今月|当月|今週/;
const todo =
  /や(?:る|らな(?:ければ|いと|くては)(?:なら|いけ)(?:ない|ません)?|るべき)|す(?:る|るべき|べき)(?=こと|もの)|しな(?:ければ|いと|くては)(?:なら|いけ)(?:ない|ません)?|仕事|用事|残って/g;
const whose = /会計(?:担当)?(?:理事)?|担当|帳簿|今週|至急|急[ぎぐい]/g;

/** 今月の会計でやることは: what is open now, not what an office is there for. */
export const asksTodo = (text: string): boolean =>
  ofNow.test(text) && text.search(todo) >= 0 && isFilled(text, [todo, whose]);

/** Whether the work of the books is named, or may be meant. */
export const namesBooks = (text: string): boolean => /会計|帳簿/.test(text);
