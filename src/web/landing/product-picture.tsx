import { classNames } from '#web/lib/class-names.ts';
import { type Picture, pictureSize, pictureUrl } from './pictures.ts';

type ProductPictureProps = {
  picture: Picture;
  caption: string;
  device: 'tablet' | 'browser';
  className?: string;
};

/** A screen of the product in a drawn frame, in the theme of the page. */
export function ProductPicture({ picture, caption, device, className }: ProductPictureProps) {
  return (
    <figure className={className}>
      <div
        className={classNames(
          'overflow-hidden border-line-strong bg-sunken shadow-xl',
          device === 'tablet' ? 'rounded-3xl border-2 p-3 sm:p-5' : 'rounded-xl border-2',
        )}
      >
        {device === 'browser' && <BrowserBar />}
        <div
          className={classNames('bg-surface', device === 'tablet' && 'overflow-hidden rounded-lg')}
        >
          <Screenshot picture={picture} theme="light" className="dark:hidden" />
          <Screenshot picture={picture} theme="dark" className="hidden dark:block" />
        </div>
      </div>
      <figcaption className="mt-4 text-base leading-relaxed">{caption}</figcaption>
    </figure>
  );
}

type ScreenshotProps = { picture: Picture; theme: 'light' | 'dark'; className: string };

// A lazy image that is not displayed is not loaded: each visitor gets the pictures of one theme.
function Screenshot({ picture, theme, className }: ScreenshotProps) {
  return (
    <img
      src={pictureUrl(picture, theme)}
      alt={picture.alt}
      {...pictureSize}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}

function BrowserBar() {
  return (
    <svg
      viewBox="0 0 400 22"
      aria-hidden="true"
      className="block w-full border-b-2 border-line-strong"
    >
      <g className="fill-line-strong">
        <circle cx="14" cy="11" r="4" />
        <circle cx="28" cy="11" r="4" />
        <circle cx="42" cy="11" r="4" />
      </g>
      <rect x="62" y="5" width="230" height="12" rx="6" className="fill-page" />
    </svg>
  );
}
