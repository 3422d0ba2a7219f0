import { words } from '#domain/caretaker/danger/scene.ts';
import { boardMember, namely, neighbour, staff } from './asking-who.ts';
import { near, type Rule, re } from './rule.ts';

const privateLife = words(
  '携帯|住所|自宅|家の|何号室|どの部屋|どこに住|部屋番号|個人の',
  '家族|年齢|何歳|勤め|給料|結婚|独身|離婚|病気(?:です|なの|は)',
  '有能|無能|優秀|人柄|性格|(?:いい|良い|悪い)人(?:です|な|か|$)|信[用頼]でき|好き(?:です|か)',
);
const reach = '(?:携帯|(?<!緊急)電話番号|連絡先|メールアドレス|(?<![案式補証書])番号)';
const asksNumber = '番号|何番|連絡先';
const ofOffice = words(
  '管理事務室|事務所|管理会社|届|報酬|資格|誰に',
  '同居|家族[もがは]|配偶者|住んでい?(?:な|る人)',
);
const particle = '(?:の|は|って|が)?';

/** 電話番号: those of private persons. Offices, and staff on duty, are there to be called. */
export const privateNumberRules: readonly Rule[] = [
  // 管理員さんの自宅はどこですか.
  {
    reason: 'personal-data',
    all: [re(near(`${staff}${particle}`, privateLife, 6))],
    none: re(ofOffice),
  },
  // 理事長の携帯を教えて.
  {
    reason: 'personal-data',
    all: [re(near(`${boardMember}${particle}`, `${privateLife}|${reach}`, 6))],
    none: re(ofOffice, '登録|変更|変わ'),
  },
  // 理事長に電話したいので番号を.
  {
    reason: 'personal-data',
    all: [re(near(`${boardMember}[にへ][^。]{0,6}(?:電話|連絡)`, asksNumber, 12))],
    none: re(ofOffice, '窓口|方法|理事会'),
  },
  // Whoever asks the office for it asks for it all the same.
  {
    reason: 'personal-data',
    all: [
      re(
        `(?:${neighbour}|${namely})の?(?:人|方|家|部屋|さん)?の(?:自宅の|家の)?${reach}` +
          '[^。]{0,10}(?:管理会社|管理員|管理人|フロント|担当)' +
          '[^。]{0,8}(?:聞[けいき]|尋ね|教え|もらえ|分か)',
      ),
    ],
  },
];
