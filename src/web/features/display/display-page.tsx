import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ShownNotice, showDisplay } from '#contract/notice-displays.ts';
import { formatMonthDay } from '#domain/calendar.ts';
import { ApiError, send } from '#web/lib/api.ts';
import { clockInJapan } from '#web/lib/clock-in-japan.ts';
import { requestOf } from '#web/lib/request-of.ts';

const askAgainMs = 60_000;
const eachMs = 12_000;

/** 玄関の画面: read in passing, from some steps away, by whoever lives here; nobody is signed in. */
export function DisplayPage() {
  const key = location.hash.slice(1);
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['display', key],
    queryFn: async () => {
      const response = await send(requestOf(showDisplay, { key }));
      return showDisplay.output.parse(await response.json());
    },
    refetchInterval: askAgainMs,
    // A screen on a wall is in no window that somebody looks at.
    refetchIntervalInBackground: true,
    retry: false,
  });
  useEffect(() => {
    document.title = 'お知らせ | スミワ';
  }, []);
  const isEnded = error instanceof ApiError && error.status === 404;
  if (isEnded) return <Message>{error.sentence}</Message>;
  if (!data) return <Message>{error ? '通信できません。しばらくお待ちください。' : ''}</Message>;
  return (
    <Slides
      association={data.association}
      notices={data.notices}
      readAt={clockInJapan(new Date(dataUpdatedAt))}
      isOffline={error !== null}
    />
  );
}

function Message({ children }: { children: string }) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-8 text-center text-4xl leading-relaxed">
      <h1>{children || 'お知らせを読み込んでいます'}</h1>
    </main>
  );
}

type SlidesProps = {
  association: string;
  notices: readonly ShownNotice[];
  readAt: { day: string; time: string };
  isOffline: boolean;
};

function Slides({ association, notices, readAt, isOffline }: SlidesProps) {
  const { notice, number } = useSlide(notices);
  const { day, time } = readAt;
  return (
    <div className="flex min-h-dvh flex-col text-[max(28px,1.8vw)] leading-normal">
      <header className="flex flex-wrap justify-between gap-x-8 border-b-2 border-line px-[4vw] py-[2vh]">
        <p className="font-bold">{association}</p>
        <p className="tabular-nums">{formatMonthDay(day)}</p>
      </header>
      <main className="flex flex-1 flex-col justify-center px-[4vw] py-[3vh]">
        {notice ? <Slide notice={notice} /> : <h1>いま、お知らせはありません。</h1>}
      </main>
      <footer className="flex flex-wrap justify-between gap-x-8 px-[4vw] py-[2vh] text-muted">
        <p className="tabular-nums">
          {isOffline ? `通信が切れています。${time}の内容です。` : `${time}現在`}
        </p>
        {notices.length > 1 && (
          <p className="tabular-nums">
            {number}／{notices.length}
          </p>
        )}
      </footer>
    </div>
  );
}

function Slide({ notice: { title, body, urgency } }: { notice: ShownNotice }) {
  return (
    <article>
      {urgency === 'emergency' && (
        <p className="mb-[2vh] w-fit rounded-xl bg-danger-soft px-6 py-2 font-bold text-danger">
          緊急
        </p>
      )}
      <h1 className="mb-[3vh] text-[max(40px,3.6vw)] leading-tight font-bold">{title}</h1>
      <div className="grid gap-[1.5vh] text-[max(32px,2.3vw)]">
        {body.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <p key={index}>{line}</p>
        ))}
      </div>
    </article>
  );
}

/** Each has its time; the arrow keys of a remote control turn the page too. */
function useSlide(notices: readonly ShownNotice[]) {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((it) => it + 1), eachMs);
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setTurns((it) => it + 1);
      if (key === 'ArrowLeft') setTurns((it) => Math.max(0, it - 1));
    };
    addEventListener('keydown', press);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', press);
    };
  }, []);
  const index = notices.length > 0 ? turns % notices.length : 0;
  return { notice: notices[index], number: index + 1 };
}
