import { type PlanProblem, problemsOfPlan } from './problems-of-plan.ts';
import type { RepairPlan } from './repair-plan.ts';

/** A field of a line of the register, or with `itemId` null of the plan itself. */
export type FieldPlace = Pick<PlanProblem, 'itemId' | 'field'>;

/** 読めない入力: what stands in a field in place of its value, since it is none; `sentence` says what is wrong with it. */
export type UnreadableText = PlanProblem & { readonly text: string };

export const noTexts: readonly UnreadableText[] = [];

/** With one more text; what stood in its field before is gone. */
export function withText(
  texts: readonly UnreadableText[],
  text: UnreadableText,
): readonly UnreadableText[] {
  const former = texts.find((it) => isAt(it, text));
  return former?.text === text.text ? texts : [...withoutTexts(texts, [text]), text];
}

/** The same list where none of the places holds a text. */
export function withoutTexts(
  texts: readonly UnreadableText[],
  places: readonly FieldPlace[],
): readonly UnreadableText[] {
  const left = texts.filter((it) => !places.some((place) => isAt(it, place)));
  return left.length === texts.length ? texts : left;
}

/** What stands in the field, `undefined` where its value does. */
export function textAt(texts: readonly UnreadableText[], place: FieldPlace): string | undefined {
  return texts.find((it) => isAt(it, place))?.text;
}

/** The texts of lines that are there, and those of the plan itself. */
export function textsWithin(
  { items }: Pick<RepairPlan, 'items'>,
  texts: readonly UnreadableText[],
): readonly UnreadableText[] {
  if (texts.length === 0) return texts;
  const ids = new Set(items.map(({ id }) => id));
  return texts.filter(({ itemId }) => itemId === null || ids.has(itemId));
}

/** Everything wrong with a plan as it was typed: of a field that cannot be read, nothing is said about the value under its text. */
export function problemsAsTyped(
  plan: RepairPlan,
  texts: readonly UnreadableText[],
): readonly (PlanProblem | UnreadableText)[] {
  if (texts.length === 0) return problemsOfPlan(plan);
  const isCovered = (place: FieldPlace) => textAt(texts, place) !== undefined;
  // A quantity that is not known says nothing about the price.
  const items = plan.items.map((item) =>
    isCovered({ itemId: item.id, field: 'quantity' }) ? { ...item, quantity: Number.NaN } : item,
  );
  return [...texts, ...problemsOfPlan({ ...plan, items }).filter((it) => !isCovered(it))];
}

function isAt(text: UnreadableText, place: FieldPlace): boolean {
  return text.itemId === place.itemId && text.field === place.field;
}
