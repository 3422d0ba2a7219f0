const end = /[。？?！!、\s]+$/u;
const mark = /[？?][。！!\s]*$/u;

const rhetorical = /(?:よ?ね|よな|じゃん|(?:じゃ|では)ない(?:です)?か|じゃないの|らしい)$/u;
const supposed = /で(?:しょう?|すって)$/u;
const askingEnd =
  /(?:(?<!と|なん)か|か(?:な|しら|ね|なあ)|[うくぐすつぬぶむるいただな]の|っけ|(?<![でに])は|教えて(?:ください|下さい|ほしい(?:です)?|もらえますか)?)$/u;
const wanting = /[をも](?:知りたい|聞きたい)(?:です)?$/u;

const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['time', /いつ|何(?:時(?!間)|日|曜|月|年)/u],
  ['money', /いくら|幾ら|何円|おいくら/u],
  [
    'amount',
    /どの(?:くらい|ぐらい)|どれ(?:くらい|ぐらい|だけ)|いくつ|何[^はがをので時日曜月年円か、。]/u,
  ],
  ['place', /どこ|どちら/u],
  ['person', /誰|だれ|どなた/u],
  ['way', /どう|なぜ|何で|何(?:が|を|か)/u],
];
const askingNoun =
  /(?:いつ|どこ|誰|だれ|どなた|いくら|いくつ|どう(?:すれば|したら)?|どちら|どっち|何[^はがをので、。]{0,3})(?:まで|から|くらい|ぐらい|頃|ごろ|で|に|へ)?(?:です|だ)?$/u;

/** 置いてもいい, with no mark behind it. */
const permitted = /[てで]も?いい$/u;
/** どこに停めればいい asks; 静かにしてくれればいい does not. */
const wished = /[ばら]いい$/u;

/** A sentence without what ends it. */
export const withoutEnd = (text: string): string => text.normalize('NFKC').replace(end, '').trim();

/** What a sentence asks for: a time, a sum, a place; nothing where it asks for yes or no. */
export const kindsAsked = (text: string): readonly string[] =>
  kinds.filter(([, words]) => words.test(text)).map(([kind]) => kind);

/** Whether a sentence asks. それはだめですよね only wants to hear yes. */
export function asks(text: string): boolean {
  const bare = withoutEnd(text);
  if (bare === '' || rhetorical.test(bare)) return false;
  const isOpen = kindsAsked(bare).length > 0;
  if (supposed.test(bare)) return isOpen;
  if (mark.test(text) || (isOpen && wished.test(bare))) return true;
  return [askingEnd, wanting, askingNoun, permitted].some((words) => words.test(bare));
}
