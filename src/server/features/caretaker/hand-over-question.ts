import { askerName, visibleDocuments } from '#domain/access/shown.ts';
import { Refusal } from '#domain/refusal.ts';
import { boardOwner } from '#domain/tasks/owner.ts';
import type { Db } from '#server/db/db.ts';
import { listRestrictedTitles } from '#server/features/documents/store.ts';
import { addTask } from '#server/features/home/store.ts';
import type { Scope } from '#server/http/scope.ts';
import { personalWords } from '#server/models/personal-words.ts';
import * as store from './store.ts';

type HandedOver = {
  readonly answer: store.StoredMessage;
  readonly question: string;
  readonly note: string;
  readonly personal: 'refuse' | 'remove';
  readonly now: Date;
};

const longestTitle = 80;

/** 理事会に質問する: a task of the board, which the member who asked may withdraw. */
export async function handOverQuestion(
  db: Db,
  scope: Scope,
  { answer, now, ...asked }: HandedOver,
): Promise<string> {
  const { question, note } = await withoutPersons(db, scope, asked);
  const whole = `${askerName(scope.roles)}からの質問：${question.replaceAll(/\s+/g, ' ')}`;
  const title = cutTo(whole, longestTitle);
  const task = await addTask(db, scope, {
    title,
    detail: detailOf({
      question: title === whole ? '' : question,
      note,
      places: await placesFor(db, scope, answer),
    }),
    dueOn: null,
    owner: boardOwner,
    now,
  });
  if (!task) throw new Error('an inserted task was not returned');
  await store.saveTask(db, scope, { messageId: answer.id, taskId: task.id });
  return task.id;
}

/** Everybody in the house reads a task: what tells of a person stays out of it, and not without being asked. */
async function withoutPersons(
  db: Db,
  scope: Scope,
  { question, note, personal }: Pick<HandedOver, 'question' | 'note' | 'personal'>,
): Promise<Pick<HandedOver, 'question' | 'note'>> {
  const known = await store.findKnownHere(db, scope);
  const found = { question: personalWords(question, known), note: personalWords(note, known) };
  const kinds = [...new Set([...found.question.kinds, ...found.note.kinds])];
  if (kinds.length > 0 && personal === 'refuse') {
    throw new Refusal(
      'personal_data',
      `${kinds.join('と')}が入っています。ほかの居住者の方も読めます。消して届けますか。`,
    );
  }
  return { question: found.question.without, note: found.note.without };
}

type Detail = {
  /** Empty where the title says all of it. */
  readonly question: string;
  readonly note: string;
  readonly places: readonly string[];
};

function detailOf({ question, note, places }: Detail): string {
  return [
    question === '' ? '' : `質問：${question}`,
    note === '' ? '' : `補足：${note}`,
    places.length === 0 ? '' : `近い記載：${places.join('、')}`,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

const mostPlaces = 3;

/** Everybody in the house reads a task: no source is named that some may not read, and none of a board member. */
async function placesFor(
  db: Db,
  scope: Scope,
  { reply }: store.StoredMessage,
): Promise<readonly string[]> {
  if (visibleDocuments(scope.roles).includes('board')) return [];
  const restricted = await listRestrictedTitles(db, scope);
  const places = (reply?.sources ?? [])
    .filter(({ sourceTitle }) => !restricted.has(sourceTitle))
    .map(({ sourceTitle, heading }) =>
      heading === '' ? `「${sourceTitle}」` : `「${sourceTitle}」${heading}`,
    );
  return [...new Set(places)].slice(0, mostPlaces);
}

/** Counted in characters as people see them, so that no emoji is cut in half. */
function cutTo(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}
