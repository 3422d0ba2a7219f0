import type { z } from 'zod/mini';
import { getCaretaker } from '#contract/caretaker.ts';
import type { getManagement } from '#contract/management.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { plans } from '#domain/plans/plans.ts';
import { trialOver } from '#domain/plans/trial.ts';
import { afterTrial, afterTrialContact, leftWords } from '#domain/plans/trial-notice.ts';
import { useAnswer } from '#web/lib/use-answer.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Card } from '#web/ui/card.tsx';
import { SentenceList } from '#web/ui/sentence-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type SubscriptionFacts = NonNullable<z.output<typeof getManagement.output>['subscription']>;

const megabytesPerGigabyte = 1024;

export function Subscription({ subscription }: { subscription: SubscriptionFacts }) {
  const { plan, startedOn, documentCount } = subscription;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card heading="いまのプラン">
        <p lang="en" className="text-2xl font-bold">
          {plans[plan].name}
        </p>
        <p>{formatPlainDate(startedOn)}から利用しています。</p>
        <TrialWords />
        <TextLink href="/demo/agreement" className="inline-block py-2">
          契約とお支払い
        </TextLink>
      </Card>
      <Card heading="利用状況">
        <Usage
          label="保存容量"
          used={subscription.storageUsedMb}
          limit={subscription.storageLimitMb}
          words={sizeWords}
        />
        <CaretakerUsage subscription={subscription} />
        <p className="mt-2">登録されている文書は{documentCount.toLocaleString('ja-JP')}件です。</p>
      </Card>
    </div>
  );
}

/** Nothing is taken away when a trial ends; how to go on is said beforehand. */
function TrialWords() {
  const trial = useSession()?.trial;
  if (!trial) return null;
  return (
    <div className="mt-2 grid gap-1">
      {trial.daysLeft > 0 ? (
        <>
          <p>
            お試しは{formatPlainDate(trial.endsOn)}までです（{leftWords(trial.daysLeft)}）。
          </p>
          <p className="font-bold">お試しが終わると</p>
          <SentenceList sentences={afterTrial} />
        </>
      ) : (
        <p>{trialOver(trial.endsOn)}</p>
      )}
      <p>{afterTrialContact}</p>
    </div>
  );
}

/** Answers by a language model cost money and have a limit; the embedded engine has none. */
function CaretakerUsage({ subscription }: { subscription: SubscriptionFacts }) {
  const { data: caretaker } = useAnswer(getCaretaker, {});
  const used = caretaker?.modelQuestionsUsed ?? subscription.questionsUsed;
  const limit = caretaker?.modelQuestionsLimit ?? subscription.questionsLimit;
  return (
    <>
      <Usage
        label="今月の、生成AIによる回答"
        used={used}
        limit={limit}
        words={(count) => `${count.toLocaleString('ja-JP')}回`}
      />
      {caretaker && (
        <p className="text-muted">{caretakerWords(caretaker.providers, used >= limit)}</p>
      )}
    </>
  );
}

type Providers = z.output<typeof getCaretaker.output>['providers'];

function caretakerWords({ openai, gemini }: Providers, isUsedUp: boolean): string {
  if (!openai && !gemini) {
    return '生成AIは使っていません。AI管理人は、文書と法令をさがして答えます。この回答に上限はありません。';
  }
  return isUsedUp
    ? '上限に達しました。今月は、文書と法令をさがした結果で答えます。この回答に上限はありません。'
    : '上限に達したあとも、AI管理人は、文書と法令をさがして答えます。';
}

type UsageProps = {
  label: string;
  used: number;
  limit: number;
  words: (amount: number) => string;
};

function Usage({ label, used, limit, words }: UsageProps) {
  const share = limit > 0 ? Math.min(used / limit, 1) : 0;
  return (
    <div className="py-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {label} <strong>{words(used)}</strong>
        </span>
        <span className="text-muted">上限 {words(limit)}</span>
      </p>
      <div aria-hidden="true" className="mt-1 h-3 overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}

function sizeWords(megabytes: number): string {
  if (megabytes >= megabytesPerGigabyte) {
    return `${Number((megabytes / megabytesPerGigabyte).toFixed(1))}GB`;
  }
  return megabytes < 1 ? '1MB未満' : `${Math.round(megabytes)}MB`;
}
