type Timed = { readonly putOutBy: string | null };

/** 8:30, until when it is to be put out; of several hours the earliest, for that is in time for all of them. */
export function putOutHour(collections: readonly Timed[]): string | null {
  const [first] = collections.flatMap(({ putOutBy }) => putOutBy ?? []).toSorted();
  return first === undefined ? null : first.replace(/^0/, '');
}

/** Whether a 共用施設 is where the garbage is put: ごみ置場, ゴミ集積所, ごみステーション. */
export function isGarbagePlace({ name }: { readonly name: string }): boolean {
  return /(?:ごみ|ゴミ)(?:置|捨|集積|収集|ステーション|庫)/u.test(name);
}
