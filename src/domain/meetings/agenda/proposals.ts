import { addDays, formatPlainDate, type IsoDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { type FeeDraft, feeItem } from './fee-item.ts';
import { type Topic, topicOf } from './topics.ts';

/** What the records say about the next general meeting. */
export type ProposalFacts = {
  readonly isAnnual: boolean;
  readonly heldOn: IsoDate;
  /** 年度 whose settlement is due; `null` without books. */
  readonly fiscalYear: number | null;
  readonly contracts: readonly {
    readonly id: string;
    readonly name: string;
    readonly counterparty: string;
    readonly endsOn: IsoDate;
    readonly yearlyYen: number;
  }[];
  readonly officers: readonly { readonly postName: string; readonly termUntil: IsoDate }[];
  readonly feeDrafts: readonly FeeDraft[];
  /** What the board resolved to bring before the meeting. */
  readonly boardItems: readonly {
    readonly id: string;
    readonly title: string;
    readonly heldOn: IsoDate;
  }[];
  /** Titles that were announced to everybody already. */
  readonly announced: readonly { readonly id: string; readonly title: string }[];
};

export type Proposal = {
  /** The same fact has the same key, so that nothing is proposed twice. */
  readonly key: string;
  readonly topic: Topic;
  readonly title: string;
  readonly gist: string;
  /** 提案の理由, which is written out by the board. */
  readonly reason: string;
  /** Where it comes from, in words. */
  readonly from: string;
};

/** 議案の候補: one for each fact that a general meeting must deal with; what is not known is left open as 【 】. */
export function proposals(facts: ProposalFacts): readonly Proposal[] {
  const found = [
    ...(facts.isAnnual ? annualItems(facts) : []),
    ...contractItems(facts),
    ...facts.feeDrafts.map(feeItem),
    ...facts.boardItems.map(boardItem),
  ];
  const topics = new Set(found.map(({ topic }) => topic));
  const announced = facts.announced
    .map((it) => announcedItem(it))
    .filter(({ topic }) => topic === 'other' || !topics.has(topic));
  return [...found, ...announced];
}

function annualItems({ fiscalYear, officers, heldOn }: ProposalFacts): readonly Proposal[] {
  const ending = officers.filter(({ termUntil }) => termUntil <= addDays(heldOn, 31));
  return [
    ...(fiscalYear === null ? [] : yearItems(fiscalYear)),
    ...(ending.length === 0 ? [] : [officerItem(ending.map(({ postName }) => postName))]),
  ];
}

function yearItems(fiscalYear: number): readonly Proposal[] {
  const next = fiscalYear + 1;
  return [
    {
      key: `settlement:${fiscalYear}`,
      topic: 'settlement',
      title: `${fiscalYear}年度事業報告及び収支決算の承認`,
      gist: `${fiscalYear}年度の事業報告と、会計ごとの収支決算を、議案書に付ける決算書のとおり承認します。`,
      reason: '規約により、毎年の決算は、監事の監査を経て総会の承認を受けます。',
      from: '会計の決算書',
    },
    {
      key: `budget:${next}`,
      topic: 'budget',
      title: `${next}年度事業計画及び収支予算の承認`,
      gist: `${next}年度の事業計画と、会計ごとの収支予算を、議案書に付ける予算書のとおり承認します。`,
      reason: '規約により、毎年の予算は総会の承認を受けます。',
      from: '会計の予算の案',
    },
  ];
}

function officerItem(posts: readonly string[]): Proposal {
  const counts = [...new Set(posts)].map(
    (post) => `${post}${posts.filter((it) => it === post).length}名`,
  );
  return {
    key: 'officers',
    topic: 'officers',
    title: '役員の選任',
    gist: `任期の終わる役員（${counts.join('、')}）の後任として、次の方を選任します。【候補者の氏名、住戸、新任か再任か】`,
    reason: 'この総会の終わりに、任期が終わります。',
    from: '役員の任期',
  };
}

const daysAfterMeeting = 150;

/** 管理委託契約 alone is the meeting's; the others are the board's to renew. */
function contractItems({ contracts, heldOn }: ProposalFacts): readonly Proposal[] {
  return contracts
    .filter(
      ({ name, endsOn }) =>
        /管理.{0,4}委託/.test(name) &&
        endsOn >= heldOn &&
        endsOn <= addDays(heldOn, daysAfterMeeting),
    )
    .map(({ id, name, counterparty, endsOn, yearlyYen }) => ({
      key: `contract:${id}`,
      topic: 'contract' as const,
      title: `${name}の更新`,
      gist: `${counterparty}との${name}を、${formatPlainDate(addDays(endsOn, 1))}から【終わりの日】まで更新します。委託費は年額【額】（今は年額${formatYen(yearlyYen)}）です。`,
      reason: `今の契約は、${formatPlainDate(endsOn)}に終わります。`,
      from: '契約の期限',
    }));
}

const boardItem = ({ id, title, heldOn }: ProposalFacts['boardItems'][number]): Proposal => ({
  key: `board:${id}`,
  topic: topicOf(title),
  title,
  gist: '【理事会で決めた案の内容】',
  reason: `${formatPlainDate(heldOn)}の理事会で、総会に諮ることを決めました。`,
  from: `${formatPlainDate(heldOn)}の理事会`,
});

const announcedItem = ({ id, title }: ProposalFacts['announced'][number]): Proposal => ({
  key: `announced:${id}`,
  topic: topicOf(title),
  title,
  gist: '【決める内容】',
  reason: '',
  from: 'お知らせ済みの予定',
});
