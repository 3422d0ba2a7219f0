import type { OwnerChangeFacts } from '#contract/owner-change.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { firstMonthOf, isSuccessor, type OwnerChangeKind } from '#domain/people/owner-change.ts';
import { monthName } from '#web/lib/books/month-name.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { CheckRow } from './check-row.tsx';
import { type OwnerChangeDraft, plannedChange } from './owner-change-draft.ts';

type ChangeMovesProps = {
  draft: OwnerChangeDraft;
  facts: OwnerChangeFacts;
  change: (part: Partial<OwnerChangeDraft>) => void;
};

/** 登録すると、こうなります: what moves with the dwelling, before anything is written. */
export function ChangeMoves({ draft, facts, change }: ChangeMovesProps) {
  const { leaving, endedStayIds } = plannedChange(draft, facts);
  const goers = leaving.map(({ name }) => `${name}さん`).join('、');
  const officers = leaving.filter(({ name }) => facts.officers.includes(name));
  const { stays } = facts;
  const isComing = draft.on > facts.today;
  return (
    <section aria-label="登録すると、こうなります" className="rounded-xl bg-sunken p-4 sm:p-5">
      <h3 className="mb-2 text-lg font-bold">登録すると、こうなります</h3>
      {isComing && (
        <p className="mb-3">
          {formatPlainDate(draft.on)}
          になると、自動で切り替わります。それまでは何も変わらず、取り消せます。
        </p>
      )}
      <DefinitionList
        facts={[
          { term: '請求', detail: billWords(draft, facts) },
          { term: '滞納', detail: lateWords(draft.kind, facts.late) },
          ...(facts.freeYen > 0 ? [{ term: '前受金', detail: freeWords(facts.freeYen) }] : []),
          {
            term: '口座振替',
            detail: <DebitChoice {...{ draft, facts, change }} />,
          },
          {
            term: '住んでいる方',
            detail:
              stays.length === 0
                ? '登録がありません。'
                : stays.map(({ id, name }) => (
                    <CheckRow
                      key={id}
                      label={
                        isComing
                          ? `${name}さんは、前の日までに退去する`
                          : `${name}さんは、前の日までに退去した`
                      }
                      checked={endedStayIds.includes(id)}
                      onChange={(isEnded) =>
                        change({
                          endedStayIds: isEnded
                            ? [...endedStayIds, id]
                            : endedStayIds.filter((it) => it !== id),
                        })
                      }
                    />
                  )),
          },
          {
            term: 'ログイン',
            detail:
              goers === ''
                ? 'これまでの方は、続けて見られます。'
                : `${goers}は、${isComing ? `${formatPlainDate(draft.on)}から` : '登録するとすぐに'}、区分所有者としては見られなくなります。ほかの住戸を持つ方や住み続ける方は、その立場で見られます。`,
          },
          ...officers.map(({ name }) => ({
            term: '役員',
            detail: `${name}さんは役員です。任期は変わりません。辞めるときは、一覧の「交代」で登録してください。`,
          })),
        ]}
      />
    </section>
  );
}

function billWords({ on }: OwnerChangeDraft, { due }: OwnerChangeFacts): string {
  if (on === '') return '所有者になる日を入れると、ここに出ます。';
  return `${monthName(firstMonthOf(on, due))}分から、新しい区分所有者の分になります。変わった日から後に納期が来るためです。`;
}

const freeWords = (yen: number) =>
  `${formatYen(yen)}は住戸に付いたまま残り、これからの請求に使われます。前の方との精算は、当事者どうしで確かめてください。`;

function lateWords(kind: OwnerChangeKind, late: OwnerChangeFacts['late']): string {
  if (late === null) return '住戸に付いたまま残ります。額は、会計担当理事が確かめられます。';
  if (late.yen === 0) return '納期を過ぎた未納はありません。';
  const words = `${late.months}か月分の${formatYen(late.yen)}は、住戸に付いたまま残ります。`;
  if (isSuccessor(kind)) {
    return `${words}前の区分所有者の時期の分も、新しい区分所有者に請求できます（区分所有法8条）。前の区分所有者の支払う義務も残ります。`;
  }
  return kind === 'inheritance'
    ? `${words}相続した方が、民法の相続の決まりによって、支払う義務を引き継ぎます。`
    : words;
}

function DebitChoice({ draft, facts, change }: ChangeMovesProps) {
  const { hasDebitAccount, debitAskedFor } = facts;
  return (
    <>
      {hasDebitAccount ? (
        <CheckRow
          label="登録してある引落口座を消して、口座振替を止める"
          checked={draft.stopsDebit}
          onChange={(stopsDebit) => change({ stopsDebit })}
        />
      ) : (
        '引落口座の登録はありません。'
      )}
      {debitAskedFor !== null && (
        <p className="text-warn">
          {monthName(debitAskedFor)}
          分は、もう銀行に依頼してあります。止めたいときは、銀行か収納代行会社に連絡してください。
        </p>
      )}
    </>
  );
}
