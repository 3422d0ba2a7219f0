/** 時間: from when to when, in minutes since midnight. 22:00〜7:00 goes past it. */
export type ToldHours = { readonly from: number; readonly until: number };

const clock = (name: string) =>
  `(?<${name}Half>午前|午後)?(?<${name}Hour>[0-9]{1,2})(?:時(?!間)(?:(?<${name}Minute>[0-9]{1,2})分)?|:(?<${name}Digits>[0-9]{2}))`;
const hours = new RegExp(
  `${clock('from')}(?:から|\\s?[〜～~-]\\s?)(?:翌[朝日]?の?)?${clock('until')}`,
  'gu',
);
/** Hours of some days, of a telephone or of a remark in brackets are not those of the whole sentence. */
const ofAnother = /曜(?!大工)|土日|平日|祝日|休日|[0-9]月|電話|[(（][^)）]*[0-9](?:時|:)/;

/** The one span of hours that a sentence tells for every day. */
export function toldHours(sentence: string): ToldHours | undefined {
  const text = sentence.normalize('NFKC');
  const [found, another] = text.matchAll(hours);
  if (found?.groups === undefined || another !== undefined || ofAnother.test(text))
    return undefined;
  const from = minutesOf(found.groups, 'from');
  const until = minutesOf(found.groups, 'until');
  return from === until ? undefined : { from, until };
}

function minutesOf(groups: Readonly<Record<string, string | undefined>>, name: string): number {
  const hour = Number(groups[`${name}Hour`]);
  const isLater = groups[`${name}Half`] === '午後' && hour < 12;
  const minutes = Number(groups[`${name}Minute`] ?? groups[`${name}Digits`] ?? 0);
  return (hour + (isLater ? 12 : 0)) * 60 + minutes;
}

/** Whether a time lies in the hours; just at their end only who asks until then can be told. */
export function liesIn(
  { from, until }: ToldHours,
  minutes: number,
  isUntil: boolean,
): boolean | undefined {
  if (minutes === until) return isUntil ? true : undefined;
  if (minutes === from) return isUntil ? undefined : true;
  return from < until ? from < minutes && minutes < until : from < minutes || minutes < until;
}
