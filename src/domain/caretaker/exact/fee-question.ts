import { plainQuestion } from '#domain/caretaker/plain-question.ts';

/** What a question would do with the fee. */
export type FeeChange =
  | { readonly kind: 'to' | 'by'; readonly yen: number; readonly of: 'm2' | 'dwelling' }
  | { readonly kind: 'times'; readonly factor: number };

const ofTheFee =
  /積立金|積み?立て(?:の)?(?:お金|額)|修繕費の積立|平米(?:あたり)?[0-9]+円|[0-9]円[^。]*残高/;
const tried =
  /(?:上げ|下げ|上がっ|下がっ|増やし|減らし|引き?上げ|値上げし|値下げし|アップし|に?し|に?なっ|変え)(?:たら|た場合|たとき|たとして|れば|ると|るなら)|(?:上が|下が|に(?:な|す))(?:れば|る(?:と|なら))|(?:円|割|%|倍|半分)(?:に|で|へ)?(?:する|なる|上げる|下げる)(?:と|なら)|(?:円|割|%|倍|半分)(?:なら|だと|だったら|で(?:は)?(?:足り|大丈夫|いい|間に合))/;
/** What was decided, what others pay, loans and levies are told elsewhere. */
const otherwise =
  /なぜ|どうして|何票|反対|賛成|議案|決議|アンケート|滞納|未納|駐車場|駐輪|管理費|一時金|借り|借入|ローン|先に払|まとめて|運用|第[0-9]+期|説明会/;
const lessWords = /下[げが]|減ら|安く|値下げ/;
/** Nobody pays so much for a square metre: it is what a dwelling pays in a month. */
const mostPerM2 = { to: 1_000, by: 500 } as const;
const kanjiDigits = '〇一二三四五六七八九';

/** 積立金を200円に上げたら, 1割上げたら: the change that is meant; undefined where none is. */
export function feeChangeIn(question: string): FeeChange | undefined {
  // 「㎡200円」 in half width would be 2,200 yen.
  const text = plainQuestion(question.replaceAll(/㎡|m²|ｍ²/g, '平米')).replaceAll(
    /(?<=[0-9]),(?=[0-9]{3})/g,
    '',
  );
  if (!ofTheFee.test(text) || !tried.test(text) || otherwise.test(text)) return undefined;
  return timesIn(text) ?? yenIn(text);
}

function timesIn(text: string): FeeChange | undefined {
  const sign = lessWords.test(text) ? -1 : 1;
  const [, tenths] = /([0-9.]+|[一二三四五六七八九])割/.exec(text) ?? [];
  if (tenths !== undefined) return times(1 + (sign * numberOf(tenths)) / 10);
  const [, percent] = /([0-9.]+)(?:%|パーセント)/.exec(text) ?? [];
  if (percent !== undefined) return times(1 + (sign * Number(percent)) / 100);
  const [, fold] = /([0-9.]+|[二三四五六七八九])?倍(?:に|なら|だと)/.exec(text) ?? [];
  if (/倍(?:に|なら|だと)/.test(text)) return times(numberOf(fold ?? '2'));
  return /半分(?:に|なら|だと)/.test(text) ? times(1 / 2) : undefined;
}

function times(factor: number): FeeChange | undefined {
  return Number.isFinite(factor) && factor >= 0 ? { kind: 'times', factor } : undefined;
}

const numberOf = (text: string): number =>
  kanjiDigits.includes(text) ? kanjiDigits.indexOf(text) : Number(text);

/** 200円, 1万5千円, 1.5万円, 200円/平米; never nothing at all. */
const someYen =
  /(?=[0-9])(?:([0-9.]+)万)?(?:([0-9.]+)千)?([0-9.]+)?円(?:[/・(（]?(?:1?(?:平米|m2|平方(?:メートル)?)|戸|月)(?:あたり|当たり|につき|毎|ごと)?[)）]?)*(に|へ|まで|と|で|なら|だ)?/g;

function yenIn(text: string): FeeChange | undefined {
  const found = [...text.matchAll(someYen)].at(-1);
  if (found === undefined) return undefined;
  const [, , , , particle] = found;
  const yen = yenOf(found);
  if (!Number.isFinite(yen)) return undefined;
  const isRise = particle === undefined && /上[げが]|下[げが]|増や|減ら|アップ/.test(text);
  const kind = isRise ? 'by' : 'to';
  const isOfM2 = /平米|m2|平方/.test(text) || yen <= mostPerM2[kind];
  const signed = isRise && lessWords.test(text) ? -yen : yen;
  return { kind, yen: signed, of: isOfM2 ? 'm2' : 'dwelling' };
}

function yenOf([, man = '0', thousand = '0', ones = '0']: RegExpMatchArray): number {
  return Number(man) * 10_000 + Number(thousand) * 1_000 + Number(ones);
}
