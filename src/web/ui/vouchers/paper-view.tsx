import type { ReactNode } from 'react';
import type { Place } from '#contract/voucher.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { PdfView } from './pdf-view.tsx';

type PaperViewProps = {
  address: string;
  /** 証憑, 用紙の写し: what kind of paper it is. */
  kind: string;
  name: string;
  mediaType: string;
  places?: readonly Place[];
  /** What else one can do with it. */
  children?: ReactNode;
};

const nowhere: readonly Place[] = [];

/** A paper as it came, PDF or photograph, to be read beside what is entered. */
export function PaperView(props: PaperViewProps) {
  const { address, kind, name, mediaType, places = nowhere, children } = props;
  return (
    <figure className="min-w-0">
      <div
        // One scrolls in it with the keyboard, too.
        tabIndex={0}
        role="group"
        aria-label={`${kind}「${name}」`}
        className="max-h-[45vh] xl:max-h-[70vh] overflow-y-auto rounded-lg border border-line bg-surface p-2 print:max-h-none"
      >
        {mediaType === 'application/pdf' ? (
          <PdfView key={address} address={address} name={name} places={places} />
        ) : (
          <img src={address} alt={`${kind}の写真「${name}」`} className="w-full bg-white" />
        )}
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
        <TextLink href={address} target="_blank" className="inline-flex min-h-11 items-center">
          原本を開く
        </TextLink>
        {children}
      </figcaption>
    </figure>
  );
}
