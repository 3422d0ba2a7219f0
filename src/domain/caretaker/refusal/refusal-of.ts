import { type DeclineReason, declineReasons } from '#domain/caretaker/decline-reason.ts';
import { linesOfTable } from '#domain/caretaker/word-table.ts';
import rulesTable from './rules.txt?raw';

/** Everything in `all` is said, wherever it stands; what is in `none` is not. */
type Rule = {
  readonly reason: DeclineReason;
  readonly all: readonly RegExp[];
  readonly none: RegExp | undefined;
};

const rules = linesOfTable(rulesTable).join('\n').split('# ').slice(1).map(ruleOf);

function ruleOf(section: string): Rule {
  const [name = '', ...signs] = section.trimEnd().split('\n');
  const regexOf = (sign: string) =>
    new RegExp(sign.slice(2).replace(/~([0-9]+)~/g, (_, letters: string) => `[^。]{0,${letters}}`));
  const [none] = signs.filter((sign) => sign.startsWith('- '));
  return {
    reason: reasonOf(name),
    all: signs.filter((sign) => sign.startsWith('+ ')).map(regexOf),
    none: none === undefined ? undefined : regexOf(none),
  };
}

function reasonOf(name: string): DeclineReason {
  const reason = declineReasons.find((one) => one === name.split('　')[0]);
  if (reason === undefined) throw new Error(`no reason to decline: ${name}`);
  return reason;
}

const spellings: readonly (readonly [RegExp, string])[] = [
  // すだれ, 雨だれ: no person.
  [/(?<!(?<![でま])す|雨|あま)だれ|ダレ/g, '誰'],
  // 滞納しとる、払っとらん: as it is said in the west.
  [/と(?=る|ら[んず]|って)(?<=[しっれけせめりえ]と)/g, 'て'],
  [/てらん/g, 'てない'],
  [/なまえ/g, '名前'],
  [/の(?=り(?:ま|た)|る(?:の|ん|か|で|$|[。?])|っ[てた])(?<=(?:に|名前[はがも])の)/g, '載'],
  [/たいのう|滞のう/g, '滞納'],
  [/くじょう/g, '苦情'],
  [/となり/g, '隣'],
  [/ひと(?=は|の|が|を|に|って|、|$)/g, '人'],
  [/こども|子供/g, '子ども'],
  [/でんわ/g, '電話'],
  [/かんりひ/g, '管理費'],
  [/おばあちゃん|おじいちゃん|ご主人|奥さん|旦那さん|おばさん|おじさん/g, 'の人'],
];

const anySpelling = new RegExp(spellings.map(([from]) => from.source).join('|'));

const spelt = (question: string): string =>
  anySpelling.test(question)
    ? spellings.reduce((now, [from, to]) => now.replace(from, to), question)
    : question;

/** お断りの見分け by what is said anywhere in the question. */
export function refusalOf(question: string): DeclineReason | null {
  const text = spelt(question);
  const fits = ({ all, none }: Rule) => all.every((sign) => sign.test(text)) && !none?.test(text);
  return rules.find(fits)?.reason ?? null;
}
