import { classNames } from '#web/lib/class-names.ts';
import type { Season } from '#web/lib/figure/season.ts';

type CaretakerPortraitProps = { season: Season; className?: string };

/** The AI管理人 in its round frame, as `npm run pictures` took it: a decoration beside words that name it. */
export function CaretakerPortrait({ season, className }: CaretakerPortraitProps) {
  return (
    <img
      src={`/pictures/figure-${season}.webp`}
      alt=""
      width={384}
      height={384}
      loading="lazy"
      decoding="async"
      className={classNames('shrink-0 rounded-full bg-primary-soft print:hidden', className)}
    />
  );
}
