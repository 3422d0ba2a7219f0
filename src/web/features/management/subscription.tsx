import type { z } from 'zod/mini';
import type { getManagement } from '#contract/management.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { Card } from '#web/ui/card.tsx';

type SubscriptionFacts = z.output<typeof getManagement.output>['subscription'];

const planNames = { light: 'Light', standard: 'Standard', pro: 'Pro' } as const;
const megabytesPerGigabyte = 1024;

export function Subscription({ subscription }: { subscription: SubscriptionFacts }) {
  const { plan, startedOn, documentCount } = subscription;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card heading="いまのプラン">
        <p lang="en" className="text-2xl font-bold">
          {planNames[plan]}
        </p>
        <p>{formatPlainDate(startedOn)}から利用しています。</p>
      </Card>
      <Card heading="利用状況">
        <Usage
          label="保存容量"
          used={subscription.storageUsedMb}
          limit={subscription.storageLimitMb}
          words={sizeWords}
        />
        <Usage
          label="AI管理人への質問"
          used={subscription.questionsUsed}
          limit={subscription.questionsLimit}
          words={(count) => `${count.toLocaleString('ja-JP')}回`}
        />
        <p className="mt-2">登録されている文書は{documentCount.toLocaleString('ja-JP')}件です。</p>
      </Card>
    </div>
  );
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
