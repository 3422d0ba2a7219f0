import { heading, type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { introduced, saidInOrder } from '#domain/caretaker/answering/quoting/said-passage.ts';
import type { EmergencyKind } from '#domain/caretaker/danger/emergency-kind.ts';
import type { Evidence, EvidenceItem } from '#domain/caretaker/evidence/evidence.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import {
  type Contact,
  contactLine,
  contactRecords,
} from '#domain/caretaker/records/contact-records.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

type Plan = {
  readonly first: string;
  /** Moving comes before calling: not a spark in the gas, no number while it shakes. */
  readonly movesFirst?: true;
  /** What a document speaks of that helps. */
  readonly about: RegExp;
  /** Numbers that hold everywhere in Japan. */
  readonly publicNumbers: readonly string[];
  /** The association's own number is told by what it is for. */
  readonly ownNumbers: RegExp;
  readonly steps: readonly string[];
};

const fireNumber = '消防・救急：電話 **119**';

const plans: Readonly<Record<EmergencyKind, Plan>> = {
  gas: {
    first: '火や電気のスイッチには触らず、窓を開けて、外に出てから電話してください。',
    movesFirst: true,
    about: /ガス/,
    publicNumbers: ['においが強いとき、けが人がいるとき：電話 **119**'],
    ownNumbers: /ガス/,
    steps: [
      '火を使わないでください。換気扇、照明、電気のスイッチにも触らないでください。',
      '窓と玄関を開け、元栓を閉めてください。',
      '建物の外に出て、電話してください。',
    ],
  },
  fire: {
    first: 'まず逃げ道を確かめ、119番に電話してください。',
    about: /火災|火事/,
    publicNumbers: [fireNumber],
    ownNumbers: /火事|消防/,
    steps: [
      '大声で周りに知らせ、廊下の非常ベルを押してください。',
      'エレベーターは使わず、階段で避難してください。',
      '煙の中では、ぬれたタオルで口を押さえ、低い姿勢で進んでください。',
    ],
  },
  medical: {
    first: '迷わず119番に電話してください。',
    about: /救急|AED|倒れ/,
    publicNumbers: [fireNumber, '救急車を呼ぶか迷うとき：電話 **#7119**'],
    ownNumbers: /救急|急な病気/,
    steps: [
      '呼びかけに答えないとき、ふだんどおりの息をしていないときは、119番の指示を聞きながら、胸を強く押してください。',
      '近くの人に、AEDを持ってくるように頼んでください。',
      '玄関の鍵を開け、救急隊を案内する人を決めてください。',
    ],
  },
  collapse: {
    first:
      'まず、その場所から離れてください。下敷きの人やけが人がいるときは、119番に電話してください。',
    movesFirst: true,
    about: /倒壊|崩れ|崩落|落下/,
    publicNumbers: [fireNumber],
    ownNumbers: /消防|救急|緊急|夜間/,
    steps: [
      '近づかないでください。周りの人にも声をかけ、離れてもらってください。',
      '切れた電線や、垂れ下がった電線には触らないでください。',
      '道路や隣の建物に及ぶときは、警察（110番）にも知らせてください。',
    ],
  },
  intruder: {
    first: '身の安全を第一に、110番に電話してください。',
    about: /不審|警察|110番/,
    publicNumbers: ['警察：電話 **110**'],
    ownNumbers: /警察|事件/,
    steps: [
      '相手に近づかないでください。声をかけないでください。',
      '部屋に入り、玄関と窓の鍵を掛けてください。',
      'けが人がいるときは、119番にも電話してください。',
    ],
  },
  lift: {
    first: '落ち着いて、かごの中の呼出ボタンを長く押してください。',
    about: /閉じ込め/,
    publicNumbers: ['けが人や気分の悪い人がいるとき：電話 **119**'],
    ownNumbers: /エレベーター|昇降機|閉じ込め/,
    steps: [
      '呼出ボタンがつながらないときは、携帯電話で上の番号に電話してください。',
      '扉をこじ開けないでください。天井から出ようとしないでください。',
      'かごの中の空気はなくなりません。座って、助けを待ってください。',
    ],
  },
  'water-leak': {
    first: '漏れている水の量が多いときは、すぐに緊急の番号へ電話してください。',
    about: /水漏れ|漏水|水が漏れ/,
    publicNumbers: [],
    ownNumbers: /水漏れ|漏水/,
    steps: [
      '水をバケツや雑巾で受けてください。ぬれたコンセントや電気の器具には触らないでください。',
      '自分の部屋から漏れているときは、水道の元栓を閉めてください。',
      'ぬれた所の写真を撮っておいてください。',
    ],
  },
  earthquake: {
    first: '身を守ることが第一です。机の下などで頭を守り、揺れがおさまるまで動かないでください。',
    movesFirst: true,
    about: /地震|揺れ/,
    publicNumbers: ['火事、けが人：電話 **119**', '家族の無事を伝える・聞く：電話 **171**'],
    ownNumbers: /停電|ガス|エレベーター/,
    steps: [
      '揺れがおさまったら、火を消し、玄関の扉を開けて出口を確かめてください。',
      'エレベーターは使わず、階段で動いてください。',
      '排水管の無事が分かるまで、トイレの水を流さないでください。',
    ],
  },
  'power-cut': {
    first: 'ご自宅のブレーカーと、廊下や隣の明かりを確かめてから、電話してください。',
    about: /停電/,
    publicNumbers: ['医療の機器が使えず、命にかかわるとき：電話 **119**'],
    ownNumbers: /停電|電力/,
    steps: [
      '隣や廊下も消えているときは、建物か地域の停電です。',
      'ろうそくは使わず、懐中電灯を使ってください。エレベーターには乗らないでください。',
      'アイロンやヒーターは、コンセントを抜いてください。電気が戻ったときの火災を防ぎます。',
    ],
  },
  'water-cut': {
    first: '隣や下の階でも水が出ないかを確かめ、掲示を見てから、電話してください。',
    about: /断水/,
    publicNumbers: [],
    ownNumbers: /断水|水道/,
    steps: [
      '蛇口を閉めておいてください。水が戻ったときに、あふれるのを防ぎます。',
      '濁った水は飲まないでください。少しずつ流し、透明になってから使ってください。',
    ],
  },
};

const leastChance = 0.03;
const mostQuoted = 8;
/** The kinds of documents that tell what to do, the best first. */
const helpful: readonly string[] = ['disaster', 'insurance', 'notice', 'rule'];

type Given = {
  readonly kind: EmergencyKind;
  readonly evidence: Evidence;
  readonly contacts: AssociationFacts['contacts'];
};

/** 緊急のとき: the numbers first, then calm steps, then what the association's own documents say. */
export function emergencyLines({ kind, evidence, contacts }: Given): readonly Line[] {
  const { first, movesFirst, about, publicNumbers, ownNumbers, steps } = plans[kind];
  const isOwn = ({ name, purpose }: Contact) => ownNumbers.test(`${name}${purpose}`);
  const numbers = numberLines(contacts, isOwn, publicNumbers);
  const start = own(`**${first}**`);
  return [
    ...(movesFirst ? [start, ...numbers] : [...numbers, start]),
    heading('まず、すること'),
    ...steps.map((step, index) => own(`${index + 1}. ${step}`)),
    ...documentLines(evidence, about),
  ];
}

function numberLines(
  contacts: AssociationFacts['contacts'],
  isOwn: (contact: Contact) => boolean,
  publicNumbers: readonly string[],
): readonly Line[] {
  const isTold = ({ phone }: Contact) =>
    publicNumbers.some((line) => line.includes(`**${phone}**`));
  const own119 = publicNumbers.map((line) => own(`- ${line}`));
  const local = contacts
    .filter((contact) => contact.kind === 'emergency' && isOwn(contact) && !isTold(contact))
    .flatMap((contact) => contactQuote(contacts, contact));
  // Where nobody named a number, the one for all failures of the building is better than none.
  const whoever =
    local.length + own119.length === 0
      ? contacts
          .filter(({ kind }) => kind === 'emergency')
          .flatMap((one) => contactQuote(contacts, one))
      : [];
  return local.length > 0 ? [...local, ...own119] : [...own119, ...whoever];
}

function contactQuote(contacts: AssociationFacts['contacts'], contact: Contact): readonly Line[] {
  const words = contactLine(contact);
  const passage = contactRecords({ contacts }).find(({ text }) => text.split('\n').includes(words));
  const phone = escapeMarkdown(contact.phone);
  const markdown = `- ${escapeMarkdown(words).replace(phone, `**${phone}**`)}`;
  return passage ? [{ markdown, quotes: [{ passage, words }] }] : [];
}

/** The steps of the association's own manual; its list of numbers has been told already. */
function documentLines({ items }: Evidence, about: RegExp): readonly Line[] {
  const helping = items
    .filter(({ chance, passage }) => chance >= leastChance && helpful.includes(passage.category))
    .filter(({ passage }) => about.test(`${passage.heading}${passage.text}`))
    .filter(({ passage }) => !/電話|連絡先/.test(passage.heading))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .at(0);
  if (helping === undefined) return [];
  return [heading('このマンションの書類から'), ...introduced(saidInOrder(helping, mostQuoted))];
}

const rankOf = ({ passage }: EvidenceItem): number => helpful.indexOf(passage.category);
