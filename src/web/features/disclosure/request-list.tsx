import type { DisclosureRequest } from '#contract/disclosure.ts';
import { formatPlainDate } from '#domain/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';

type RequestListProps = {
  requests: readonly DisclosureRequest[];
  onAnswer: (request: DisclosureRequest) => void;
};

/** What owners asked for; each is answered by the paper that is made from it. */
export function RequestList({ requests, onAnswer }: RequestListProps) {
  if (requests.length === 0) return null;
  return (
    <Section
      id="requests"
      heading="区分所有者からの依頼"
      description="「わたしの請求」から頼まれたものです。報告書を作ると、頼んだ方の画面に「できました」と出ます。"
    >
      <ul className="divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-bold">
                {request.dwellingNumber}号室　{request.owner}
              </p>
              <p>
                {formatPlainDate(request.askedOn)}に依頼。{request.reason}
              </p>
              <p className="text-muted">
                渡す相手：{request.receiver || 'ご本人'}
                {request.wantedOn !== null && `。${formatPlainDate(request.wantedOn)}までに`}
              </p>
            </div>
            <Button variant="secondary" onClick={() => onAnswer(request)}>
              {request.dwellingNumber}号室の報告書を作る
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
