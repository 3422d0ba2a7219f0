import { MessageCircleReply } from 'lucide-react';
import { formatMonthDay, type IsoDate } from '#domain/calendar.ts';

type ReplyBoxProps = {
  heading: string;
  reply: { answer: string; writtenAs: string; writtenOn: IsoDate };
};

/** 回答 to a question that was handed over: the words, when, and in which position they were written. */
export function ReplyBox({ heading, reply: { answer, writtenAs, writtenOn } }: ReplyBoxProps) {
  return (
    <div className="mt-3 flex gap-2 rounded-xl bg-good-soft px-4 py-3">
      <MessageCircleReply aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
      <div className="min-w-0">
        <p className="font-bold">{heading}</p>
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{answer}</p>
        <p className="mt-1">
          {formatMonthDay(writtenOn)} {writtenAs}
        </p>
      </div>
    </div>
  );
}
