import { allForms, type FormKey } from '#domain/applications/all-forms.ts';
import { isUnderstood } from '#domain/caretaker/exact/is-understood.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import type { AssociationFacts } from '#domain/caretaker/records/association-facts.ts';
import { type Line, own } from './quoting/quoted-line.ts';

/** What is handed in, or wished for; whether a dog may be walked here asks for a rule alone. */
const asksOfPaper =
  /届け|届出|申請|申[し込]|用紙|書類|手続|許可|承認|承諾|(?:借り|飼い|貸し|し|替え|入れ|込み|運び)たい|(?:する|入れる|込む|運ぶ|越す)には/;

/** What the town takes, no house does. */
const ofTown = /役所|役場/;

const rooms = /集会室|会議室|ゲストルーム|キッズルーム|パーティールーム|和室/;
const toBook = /予約|申[し込]|借り|使いたい|使うには|使えますか|空[いき]/;

const ballot = own(
  'スマートフォンやパソコンでの投票を受け付けている総会では、[「総会の投票」の画面](/demo/ballot)からも答えられます。',
);
const meeting = /総会|議案|議決権/;
/** The papers of a general meeting, by their names. */
const ballotPapers = /委任状|議決権行使書/;
const toVote = /投票|議決権|委任|行使|欠席|(?:行け|出られ|出席でき)(?:な|ませ)/;

/** What a house calls the matter of a paper; the one that says most goes first. */
const papers: readonly (readonly [matter: RegExp, form: FormKey])[] = [
  [/窓|ガラス|サッシ|玄関(?:ドア|扉)/, 'windows'],
  [/リフォーム|改装|改修|張り?替え|間取り|専有部分(?:の)?(?:修繕|工事)/, 'works'],
  [/ペット|犬|猫/, 'pet'],
  [/駐車場/, 'parking-request'],
  [/駐輪場|自転車|バイク/, 'bicycle-request'],
  [/留守|不在/, 'absence'],
  [/賃貸|人に貸|部屋を貸|貸し出/, 'lease'],
  [
    /引っ?越[しす](?!た|ました|てき(?:まし)?た|先)|搬[入出]|運[びぶ]|(?:ピアノ|ソファ|家具|家電|冷蔵庫|たんす|タンス|ベッド|金庫)[^。]*(?:入れ|届|買)/,
    'moving',
  ],
  [/退去|転出(?!先)/, 'move-out'],
  [/転入|入居(?:届|し|する|の)|引っ?越してき(?:まし)?た/, 'move-in'],
  [/相続|名義|売った|売買|所有者が(?:変|代)/, 'member-change'],
];

const absent = /(?:行け|出られ|出席でき|参加でき|来られ)(?:な|ません|ず)|欠席/;
const toTakePart = /投票|議決権|どう|方法|手段|参加|代わり|委任/;
/** Nothing but a general meeting is voted at from elsewhere. */
const ofVotes = /投票|議決権|委任状/;
const ofPapers = /議決権行使書|用紙のうち|書面(?:で|により|又は)/;
const generalMeeting = /(?:通常|臨時|定期)?総会/;
/** 仕事で今度の総会に出られません: whoever tells that and nothing else asks what to do. */
const besideAbsence =
  /次回?|今[回度年月週]|来[年月週]|[0-9]+[年月日]|当日|その日|日曜|都合|用事|予定|仕事|出張|旅行|病気|体調|入院|介護|高齢|海外|遠|私|夫|妻|悪|行|出|来|参加/;

/** 総会に行けないときの投票は: the two ways that every association has, where the found words do not begin with them. */
export function absentLead(question: string, found: readonly Line[]): readonly Line[] {
  const text = plainQuestion(question);
  const isTold = isUnderstood(text, [generalMeeting, absent, besideAbsence]);
  const isOfMeeting = generalMeeting.test(text)
    ? isTold || toTakePart.test(text)
    : ofVotes.test(text);
  const isAsked = absent.test(text) && isOfMeeting;
  if (!isAsked || ofPapers.test(found[0]?.markdown ?? '')) return [];
  return [
    own(
      '総会に出られない組合員は、**議決権行使書**（議案ごとに賛成か反対かを書く紙）か、**委任状**（代わりの人に任せる紙）を出せば、議決に加われます。',
    ),
  ];
}

/**
 * 届け出・予約 and the ballot, beside rules that were written for paper and a desk. What a house takes there is its own
 * decision, so the words promise no more than the page. What an owner alone may do is offered to nobody else.
 */
export function doneHere(
  question: string,
  { filesAsResident }: Pick<AssociationFacts, 'filesAsResident'>,
): readonly Line[] {
  const text = plainQuestion(question);
  if (isOfVote(text)) return filesAsResident ? [] : [ballot];
  if (rooms.test(text) && toBook.test(text)) {
    return [
      own(
        '[「届け出・予約」の画面](/demo/applications?view=bookings)に出ている場所は、空きを見て、そこから予約できます。',
      ),
    ];
  }
  if (!asksOfPaper.test(text) || ofTown.test(text)) return [];
  const [, form] = papers.find(([matter]) => matter.test(text)) ?? [];
  return form === undefined ? [] : [paperLine(form, filesAsResident)];
}

const isOfVote = (text: string): boolean =>
  ballotPapers.test(text) || (meeting.test(text) && toVote.test(text));

function paperLine(form: FormKey, filesAsResident: boolean): Line {
  const { title, filedBy } = allForms[form];
  if (filesAsResident && filedBy === 'owner') {
    return own(
      `「${title}」は、部屋の所有者（大家さん）が出します。先に所有者に相談してください。`,
    );
  }
  return own(
    `「${title}」は、[「届け出・予約」の画面](/demo/applications?form=${form})からも出せます。`,
  );
}
