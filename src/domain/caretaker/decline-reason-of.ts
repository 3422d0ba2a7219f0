import type { DeclineReason } from './decline-reason.ts';
import { plainQuestion } from './plain-question.ts';
import { refusalOf } from './refusal/refusal-of.ts';

/** A polite no, and where to go instead. */
export type Decline = {
  readonly reason: DeclineReason;
  readonly say: string;
  /** 私からは決められません, and yet the rules may say how it is: they are read out below. */
  readonly hasRule: boolean;
};

const sentences: Readonly<Record<DeclineReason, string>> = {
  'own-records':
    'お一人おひとりの請求額や未納は、ここではお答えできません。ご自分の分は、請求のお知らせか口座の記録でご確認いただくか、管理会社の担当へお尋ねください。',
  'sent-letter':
    '私から、通知や督促状を送ったり、ほかの方へ連絡したりすることはできません。送る前に理事長の確認が要りますので、「理事会に質問する」から理事会へご依頼ください。手続きの決まりは、ご案内できます。',
  draft:
    '議案や議事録などの文書を、私が作ることはできません。何を書かなければならないか、いつまでに送るかといった決まりは、ご案内できます。下書きは、管理会社の担当へご依頼ください。',
  'private-advice':
    'ご家庭やお仕事、投資や税金、お部屋の売り買いなど、お一人おひとりのご判断については、お答えできません。自治体の相談窓口、税務署や税理士、取引のある金融機関や不動産会社など、それぞれの専門の窓口へご相談ください。',
  medical:
    'からだの具合や薬のことは、お答えできません。かかりつけの医師か薬局、救急安心センター（#7119）へご相談ください。急に具合が悪くなったときは、迷わず119番に電話してください。',
  worry:
    'ご心配なことと思います。まず、管理事務室へお話しください。物忘れ、介護、一人暮らしの心配ごとは、市区町村が設ける地域包括支援センターで、ご家族もご近所の方も相談できます。ご病気かどうかなど、ほかの方のご様子は、私からはお答えできません。呼んでも返事がない、姿が何日も見えないなど、無事が分からないときは、ためらわずに119番か110番へ電話してください。',
  'debtor-names':
    '管理費などを滞納している方のお名前や部屋番号は、お答えできません。滞納のある住戸の数は、お名前を出さない形でお伝えできます。ご自分の支払いについては、管理会社の担当へお尋ねください。',
  'complainant-names':
    '苦情や相談を寄せた方がどなたかは、お答えできません。内容についてのお話は、管理事務室か理事会が間に入って伺います。',
  'personal-data':
    'ほかの方の個人情報は、お答えできません。連絡を取りたいときは、管理事務室がお取り次ぎできるかを確かめますので、ご相談ください。',
  'live-dispute':
    '個別の争いごとについて、どちらが正しいか、裁判でどうなるかの判断はできません。弁護士や自治体の法律相談をご利用ください。規約や法律の一般的な決まりは、ご案内できます。',
  'reserved-decision':
    'これは理事会や総会で決めることですので、私からは決められません。決めるまでの手続きや、これまでの資料はご案内できます。ご意見は理事会へお届けください。',
};

type Words = readonly (readonly [said: RegExp, say: string])[];

/** Things of the association that hold what others do: there are rules on who may see them. */
const held: Words = [
  [
    /カメラ|録画|映像|ビデオ/,
    '防犯カメラの映像や、映っている方のことは、私からはお見せしたり、お答えしたりできません。映像を確かめる必要があるときは、理由を添えて、管理事務室か理事会へご相談ください。',
  ],
  [
    /名簿|(?:組合員|居住者|住民|入居者)[^。]{0,8}(?:一覧|リスト)/,
    '名簿に載っている方のことは、私からはお見せしたり、お答えしたりできません。閲覧が必要なときは、理由を添えて、管理事務室か理事会へお申し出ください。',
  ],
];

/** The same no, in words that fit what was said. */
const kinder: Partial<Record<DeclineReason, Words>> = {
  worry: [
    [
      /心細|[寂淋]し|さ[みび]し/,
      'お一人でのご不安、お察しします。どうぞ、管理事務室へお気軽にお話しください。暮らしや介護の心配ごとは、市区町村が設ける地域包括支援センターで、ご本人もご家族も相談できます。急に具合が悪くなったときは、迷わず119番に電話してください。',
    ],
  ],
  draft: [
    [
      /訴状|準備書面|答弁書|内容証明|訴え/,
      '訴状など、裁判の書面を、私が作ることはできません。作り方や進め方は、弁護士か、法テラス（日本司法支援センター）、市区町村の無料法律相談へご相談ください。',
    ],
  ],
  'private-advice': [
    [
      /で売れ|売(?:った|れ)(?:ら|ば)|買い(?:です|でしょう|か)/,
      'お部屋の売り値や、買ってよいかどうかは、お答えできません。お部屋の売り買いは、不動産会社へお尋ねください。',
    ],
    [/株価|金利/, '株価や金利の見通しは、お答えできません。取引のある金融機関へお尋ねください。'],
  ],
  'personal-data': [
    [
      /有能|無能|優秀|人柄|性格|(?:いい|良い|悪い)人(?:です|な|か|$)|信[用頼]でき|好き(?:です|か)/,
      'どなたかの人柄や仕事ぶりの良し悪しは、お答えできません。気がかりなことがありましたら、管理事務室か理事会へご相談ください。',
    ],
  ],
};

const aboutNeighbours: ReadonlySet<DeclineReason> = new Set([
  'debtor-names',
  'complainant-names',
  'personal-data',
]);

// One's own figures and the way things are done are no secret.
const ofOneself =
  /(?:知られ|ばれ|公表され|伝わり|載り)(?:ます|る|ない)|(?:私|わたし|自分|うち|我が家)の(?:今月|未納|滞納|請求|管理費|積立金|支払|名前|連絡先|部屋)|(?:私|わたし|うち|自宅)は[0-9]{3,4}/;

/** お断りの見分け: what to say instead of an answer, or null when the question may be answered. */
export function declineReasonOf(question: string): Decline | null {
  const said = plainQuestion(question);
  const reason = refusalOf(said);
  if (reason === null) return null;
  if (ofOneself.test(said) && aboutNeighbours.has(reason)) return null;
  const thing = reason === 'personal-data' ? held.find(([name]) => name.test(said)) : undefined;
  const fitting = kinder[reason]?.find(([sign]) => sign.test(said));
  return {
    reason,
    say: (thing ?? fitting)?.[1] ?? sentences[reason],
    hasRule: thing !== undefined || reason === 'reserved-decision',
  };
}
