import { normalise } from '#domain/retrieval/text/normalise.ts';

const office =
  '[前元旧新副]?(?:理事長|委員長|会長)|会計(?:担当)?理事|会計(?:担当|係)?|監事|理事(?!会|長)|管理員|防火管理者';
const offices = new RegExp(office, 'gu');
// 田村 副理事長, 田村さんが副理事長
const officeAfter = new RegExp(
  String.raw`^[\s\p{Script=Han}]{0,4}?(?:さん|氏|様)?(?:\s*|[がはも]、?(?:今の|現在の)?)(${office})`,
  'u',
);
const polite = /([\p{Script=Han}ァ-ヶー]{1,4})\s?[\p{Script=Han}ァ-ヶー]{0,4}(?:さん|氏(?!名))/gu;
const besideOffice = new RegExp(
  String.raw`(?:${office})\s+([\p{Script=Han}]{1,4})|([\p{Script=Han}]{1,3})\s+(?:${office})`,
  'gu',
);

/** Whether nobody is given an office here that the source gives to somebody else. */
export function keepsOffices(sentence: string, source: string): boolean {
  const claimed = normalise(sentence);
  if (!claimed.match(offices)) return true;
  const said = normalise(source).split(/[。\n]/);
  const surnames = new Set(said.flatMap(surnamesIn));
  return [...surnames].every((surname) => {
    const claims = officesWith(surname, claimed);
    const known = said.flatMap((one) => officesWith(surname, one));
    return known.length === 0 || claims.every((one) => known.some((other) => isSame(one, other)));
  });
}

function surnamesIn(text: string): readonly string[] {
  return [...text.matchAll(polite), ...text.matchAll(besideOffice)]
    .map(([, first, second]) => first ?? second ?? '')
    .filter((name) => name !== '' && !name.match(offices));
}

/** The office beside each mention of a name: the one right after it, or else the last one before. */
function officesWith(surname: string, text: string): readonly string[] {
  return [...text.matchAll(new RegExp(`(?<!\\p{Script=Han})${surname}`, 'gu'))].flatMap(
    ({ index }) => {
      const after = officeAfter.exec(text.slice(index + surname.length))?.[1];
      const before = [...text.slice(0, index).matchAll(offices)].at(-1)?.[0];
      return after ?? before ?? [];
    },
  );
}

function isSame(claimed: string, said: string): boolean {
  const [one, other] = [claimed, said].map((name) => name.replace(/^会計.*/, '会計'));
  return one === other || (claimed === '理事' && said.endsWith('理事'));
}
