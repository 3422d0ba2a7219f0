import { heading, type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import { contactQuote } from '#domain/caretaker/answering/spoken/emergency-lines.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const broken =
  /壊れ(?:た|て|まし)|こわれ(?:た|て|まし)|故障(?:し|中)|詰ま[りっ]|つま[りっ](?:た|て|まし)|調子が(?:悪|おかし)|(?:動|点|効|利|映|鳴|流れ|回|閉ま|開|出)[からりき]?(?:ない|なく|ません)|(?:変な|異|おかしな)音|おかしい(?:です|の|んです|$)|ひび割れ/;

/** What every dwelling has of its own. */
const ofDwelling =
  /トイレ|便器|風呂|浴[室槽]|お湯|給湯器|湯沸かし|台所|キッチン|流し|シンク|排水口|蛇口|洗面|シャワー|エアコン|クーラー|換気扇|レンジフード|テレビ|コンロ|床暖房|網戸|雨戸|鍵|コンセント|洗濯機の?(?:水|排水)/;

/** A rule, a price or a case is asked for, or the thing of somebody else. */
const asksOtherwise =
  /誰が|どちらが|いつ|何時|何年|費用|負担|いくら|保険|届|申請|交換(?:したい|する|でき)|替え|どうして|なぜ|規約|細則|ルール|たら|とき|場合|時(?:は|に|の)|隣|上の階|下の階|点検|断水|停電|ごみ|ゴミ|捨て|予約/;

const ofTheBuilding = /共用(?:部分?|設備|施設)[^。]{0,6}(?:故障|不具合|こわれ|壊れ)/;

/** インターホンが壊れました, トイレが詰まりました: whom to call, before any text that has the same words in it. */
export function brokenAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments || !broken.test(text) || asksOtherwise.test(text)) return undefined;
  const lines = equipmentLines(text, known) ?? dwellingLines(text, known);
  return lines && { outcome: 'answered', lines };
}

/** The company that looks after the very thing. */
function equipmentLines(text: string, { facts, passages }: Known): readonly Line[] | undefined {
  const place = facts.equipment.findIndex(
    ({ name, contractor }) =>
      contractor !== '' && text.includes(plainQuestion(name).replace(/設備$/, '')),
  );
  const passage = passages.find(({ id }) => id === `record-equipment-${place + 1}`);
  const [words = ''] = passage?.text.split('\n') ?? [];
  if (place < 0 || passage === undefined || words === '') return undefined;
  const { contractorPhone = '' } = facts.equipment[place] ?? {};
  const markdown = escapeMarkdown(words).replace(contractorPhone, (phone) => `**${phone}**`);
  return [{ markdown, quotes: [{ passage, words }] }];
}

/** Whether a dwelling alone or the house has it cannot be seen from here: both numbers, the urgent one first. */
function dwellingLines(text: string, { facts }: Known): readonly Line[] | undefined {
  if (!ofDwelling.test(text)) return undefined;
  const { contacts } = facts;
  const urgent = contacts.filter(({ purpose }) => ofTheBuilding.test(purpose));
  const office = contacts.filter(
    ({ kind, purpose }) => kind === 'building' && /相談/.test(purpose),
  );
  if (urgent.length === 0) return undefined;
  return [
    own('水があふれているときや、ほかのお部屋でも同じときは、すぐに次の番号へお知らせください。'),
    ...urgent.flatMap((contact) => contactQuote(contacts, contact)),
    ...(office.length === 0
      ? []
      : [
          heading('お部屋の中だけのとき'),
          own('修理の頼み先と、どなたの負担になるかを、管理事務室にご相談ください。'),
          ...office.flatMap((contact) => contactQuote(contacts, contact)),
        ]),
  ];
}
