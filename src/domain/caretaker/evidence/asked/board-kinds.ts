import { asksMajority } from '#domain/retrieval/question/asks-majority.ts';
import type { Kind } from './kind.ts';
import { asksProposals, asksResult, tellsProposals } from './what-was-found.ts';

/** 第40条（理事及び会計担当理事） shares the words of whoever asks what an auditor does. */
const officeArticle =
  /^第[0-9]+条（((?:(?:副?理事長|会計担当理事|理事|監事)(?:及び|並びに|、)?)+)）$/;
const offices = /副理事長|理事長|会計担当(?:理事)?|監事|理事(?!会)/g;
const duty = /仕事|役目|役割|職務|責任|権限|何を(?:する|すれ|し)|とは/;

const officesIn = (text: string): readonly string[] => text.match(offices) ?? [];

/** 概要 and 依頼: of a report, what tells nothing of what was found. */
const besideFindings = /概要|お願い|見通し|問い合わせ|契約/;

/** What a monthly visit found says nothing of the yearly one. */
const yearly = /年次|総合点検|法定|定期検査|全面打診/;

/** 点検の次回はいつ: a day, which is not that on which a contract may be ended. */
const nextVisit =
  /(?:次|今度)の?(?:回の?)?[^、。]{0,10}(?:点検|検査|清掃|試験|調査)|(?:点検|検査|清掃|試験|調査)[^、。]{0,4}(?:次|今度)/;
const asksDay = /いつ|時期|何月|何日|日程|予定/;
const ofContract = /契約|更新|申出|解約|業者|会社/;

/** A deadline stands where 〜までに is said: what was sent on a day once says nothing of it. */
const asksDeadline = /いつまでに|何(?:日|週間|か月|年)前/;
const tellsDeadline = /までに|まで(?:の書面|。|$)|以内|期限|締切/;

/** 生ごみみたいなにおい: a smell whose cause is named is no gas. */
const otherSmell =
  /(?:ごみ|ゴミ|たばこ|タバコ|煙草|下水|排水|カビ|かび|ペンキ|トイレ|魚|料理|油|ペット|犬|猫|香水|柔軟剤|線香|焼き?肉|カレー)[^。]{0,12}(?:にお|臭|匂)/;

/** 捨てたい: what is said of batteries and sprays is for who names them. */
const throwing = /捨て|処分し|(?:ごみ|ゴミ)(?:に|で)?(?:出し|出す|だし)/;
const dangerous =
  /電池|電気(?!屋)|バッテリー|充電|スマホ|モバイル|リチウム|スプレー|缶|ライター|カセット|蛍光|電球|たばこ|タバコ|水銀/;

/** 交換するといくら: the price of a new one, and not what is paid each month to look after the old. */
const replacing =
  /(?:交換|取り?替え|入れ?替え|付け替え|更新|撤去|新しく)(?:する|した|して|に|は|を)[^。?]{0,8}(?:いくら|何円|費用)/;

export const boardKinds: readonly Kind[] = [
  {
    is: ({ text }) => !/半数|分の[0-9一二三四五]/.test(text),
    isMeant: (asked) => !asksMajority(asked),
  },
  {
    is: ({ category, sourceId }) =>
      category === 'contract' || sourceId.startsWith('record-contract'),
    isMeant: (asked) => !replacing.test(asked) || /契約/.test(asked),
  },
  {
    is: ({ heading }, asked) => {
      const told = officesIn(officeArticle.exec(heading)?.[1] ?? '');
      return told.length > 0 && !officesIn(asked).some((office) => told.includes(office));
    },
    isMeant: (asked) => !duty.test(asked) || officesIn(asked).length === 0,
  },
  {
    is: ({ category, heading }) =>
      category === 'contract' || (category === 'inspection' && besideFindings.test(heading)),
    isMeant: (asked) => !asksResult(asked),
  },
  {
    is: ({ sourceId, text }, asked) =>
      sourceId.startsWith('record-inspections-') && !text.includes(yearly.exec(asked)?.[0] ?? ''),
    isMeant: (asked) => !yearly.test(asked) || !asksResult(asked),
  },
  {
    is: ({ category }) => category === 'contract',
    isMeant: (asked) => !(nextVisit.test(asked) && asksDay.test(asked)) || ofContract.test(asked),
  },
  {
    is: ({ category, text }) => category.endsWith('meeting') && !tellsDeadline.test(text),
    isMeant: (asked) => !asksDeadline.test(asked),
  },
  {
    is: (passage) => !tellsProposals(passage),
    isMeant: (asked) => !asksProposals(asked),
  },
  {
    is: ({ heading, text }) => heading.includes('ガス') || /ガスのにおい/.test(text),
    isMeant: (asked) => !otherSmell.test(asked) || /ガス/.test(asked),
  },
  {
    is: ({ heading }) => /電池|スプレー/.test(heading),
    isMeant: (asked) => !throwing.test(asked) || dangerous.test(asked),
  },
];
