import type { IsoDate } from '#domain/calendar.ts';
import type { PrintedPaper } from '#domain/statements/pack/printed-paper.ts';
import { renderPack } from '#server/features/settlement/store.ts';
import type { MinutesMeeting, StoredMinutes } from './minutes-store.ts';

type Printed = {
  readonly meeting: Pick<MinutesMeeting, 'associationName' | 'title'>;
  /** Of the file, where the title alone names many meetings. */
  readonly name?: string;
  readonly stored: Pick<StoredMinutes, 'version' | 'paper' | 'checkedOn'>;
  readonly paper: PrintedPaper;
  readonly today: IsoDate;
};

/** The minutes as they are printed, and signed. */
export async function renderMinutes({ meeting, stored, paper, today, name }: Printed) {
  const isDraft = stored.paper === null;
  const edition = stored.version === 1 ? '' : `第${stored.version}版`;
  return {
    bytes: await renderPack({
      associationName: meeting.associationName,
      title: paper.title,
      period: '',
      edition,
      madeOn: stored.checkedOn ?? today,
      isDraft,
      approvedOn: null,
      hasContents: false,
      papers: [paper],
    }),
    fileName: `${name ?? meeting.title}_議事録${edition}${isDraft ? '_案' : ''}.pdf`,
  };
}
