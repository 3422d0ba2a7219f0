import {
  type Agreements,
  approveAgreement,
  getAgreements,
  withdrawAgreement,
} from '#contract/agreements.ts';
import { roleNames } from '#domain/access/role.ts';
import { addDays, formatPlainDate } from '#domain/calendar.ts';
import { formatYen } from '#domain/format-yen.ts';
import { monthWords } from '#domain/plans/agreement.ts';
import { plans } from '#domain/plans/plans.ts';
import { sentenceOf } from '#web/lib/api.ts';
import { useAction } from '#web/lib/use-endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { taxWords } from './agreement-words.ts';

type Asked = NonNullable<Agreements['asked']>;

/** What waits for the offer or for the second person. */
export function AskedAgreement({ asked, mayAgree }: { asked: Asked; mayAgree: boolean }) {
  const { askedAs, askedOn, hindrance } = asked;
  return (
    <div className="grid gap-4 rounded-xl border border-line p-4 sm:p-5">
      <p>
        {formatPlainDate(askedOn)}に{roleNames[askedAs]}が申し込みました。
      </p>
      <DefinitionList facts={factsOf(asked)} />
      {mayAgree && hindrance && <p>{hindrance}</p>}
      {mayAgree && <Steps asked={asked} />}
    </div>
  );
}

function factsOf(asked: Asked) {
  const { plan, firstMonth } = asked;
  if (plan === null) {
    const last = formatPlainDate(addDays(firstMonth, -1));
    return [
      { term: '内容', detail: '解約' },
      { term: '最後の日', detail: `${last}。そのあとは、見るだけになります。` },
    ];
  }
  return [
    { term: 'プラン', detail: `${plans[plan].name}プラン` },
    { term: '始まり', detail: `${monthWords(firstMonth)}から` },
    ...costsOf(asked),
  ];
}

function costsOf(asked: Asked) {
  const { monthlyYen, movesData, movingYen, setupYen, briefings, briefingYen, prices } = asked;
  const words = (yen: number | null) =>
    yen === null ? '見積もりを待っています' : `${formatYen(yen)}${taxWords(prices)}`;
  const facts = [{ term: '月額', detail: words(monthlyYen) }];
  if (setupYen > 0) facts.push({ term: '初期設定（1回だけ）', detail: words(setupYen) });
  if (briefings > 0) {
    facts.push({ term: `オンライン説明会（${briefings}回）`, detail: words(briefingYen) });
  }
  if (movesData) facts.push({ term: 'データ移行支援', detail: words(movingYen) });
  return facts;
}

const refreshes = { refreshes: [getAgreements] };

function Steps({ asked }: { asked: Asked }) {
  const { id: agreementId, monthlyYen, movingYen, hindrance } = asked;
  const approving = useAction(approveAgreement, refreshes);
  const withdrawing = useAction(withdrawAgreement, refreshes);
  const isBusy = approving.isPending || withdrawing.isPending;
  const error = approving.error ?? withdrawing.error;
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {!hindrance && (
          <Button
            disabled={isBusy}
            onClick={() => approving.mutate({ agreementId, monthlyYen, movingYen })}
          >
            この内容で承認する
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => withdrawing.mutate({ agreementId })}
        >
          申し込みを取り下げる
        </Button>
      </div>
      {error && <FailureNote>{sentenceOf(error)}</FailureNote>}
    </div>
  );
}
