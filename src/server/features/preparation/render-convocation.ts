import { renderSVG } from 'uqr';
import type { IsoDate } from '#domain/calendar.ts';
import { formatEraDate } from '#domain/era.ts';
import type { ConvocationPaper } from '#domain/meetings/convocation/convocation-paper.ts';
import { spacedSlipCode } from '#domain/meetings/convocation/slip-code.ts';
import { Refusal } from '#domain/refusal.ts';
import { papersOf } from '#domain/votes/secret/secret-tally.ts';
import { marksOf } from '#domain/votes/secret/secret-terms.ts';
import { Typesetter } from '#server/typesetting/typesetter.ts';
import template from './convocation.typ?raw';
import type { DispatchRow } from './dispatch-store.ts';

const typesetter = new Typesetter({ template, timeoutMs: 60_000 });

type Printed = {
  readonly paper: ConvocationPaper;
  readonly isApproved: boolean;
  readonly version: number;
  /** The day of dispatch, once it has left. */
  readonly sentOn: IsoDate | null;
  readonly today: IsoDate;
};

/** 資料 that is a PDF, with how many pages it has. */
export type BoundPdf = { readonly bytes: Uint8Array; readonly pageCount: number };

/** 議案書: cover, contents, 招集通知, a page for each item, 資料, and the slip. */
export function renderBook(
  printed: Printed,
  /** By the digest that the paper names. */
  pdfs: ReadonlyMap<string, BoundPdf> = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const bound = (printed.paper.bound ?? []).map((it) => {
    const pdf = it.sha256 === undefined ? undefined : pdfs.get(it.sha256);
    if (it.sha256 !== undefined && !pdf) throw new Error(`${it.label} is not there to be bound in`);
    return { ...it, path: pdf ? `/${it.sha256}.pdf` : '', pageCount: pdf?.pageCount ?? 0 };
  });
  const files = [...pdfs].map(([sha256, { bytes }]) => ({ path: `/${sha256}.pdf`, bytes }));
  return typesetter.typeset({ ...wordsOf(printed), bound, look: 'book' }, files);
}

/** Whether a PDF can be bound in at all; refused with a sentence where it cannot. */
export async function tryBinding({ bytes, pageCount }: BoundPdf): Promise<void> {
  try {
    const bound = [
      { label: '', title: '', itemLabel: '', rows: [], path: '/trial.pdf', pageCount },
    ];
    await typesetter.typeset({ ...noWords, bound, look: 'trial' }, [{ path: '/trial.pdf', bytes }]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'invalid_input',
      'このPDFは、議案書に綴じられません。印刷の画面から「PDFとして保存」で作り直してください。',
    );
  }
}

const noWords = { title: '', from: '', footer: '', draft: '' };

/** For each owner the 招集通知 with the address, and the slip with name and number. */
export function renderAddressed(
  printed: Printed,
  rows: readonly DispatchRow[],
  /** 議決権 of one ballot paper. */
  unit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const letters = rows.map((row) => ({ ...letterOf(row), papers: papersOf(row, unit) }));
  return typesetter.typeset({ ...wordsOf(printed), bound: [], look: 'letters', letters });
}

/** 投票用紙: the same for everybody, without name or number. */
function ballotsOf({ items }: ConvocationPaper) {
  return items.flatMap(({ label, title, secret }) =>
    secret
      ? [
          {
            label,
            title,
            marks: marksOf(secret).map((mark) => mark.label),
            how:
              secret.candidates.length === 0
                ? '1つに○を付けてください。'
                : `${secret.seats}名まで、○を付けてください。それより多いと、白票と同じです。`,
          },
        ]
      : [],
  );
}

function letterOf({ dwellings, names, recipient, votes, slipCode, livesHere }: DispatchRow) {
  const numbers = `${dwellings.replaceAll('、', '号室、')}号室`;
  return {
    to: [numbers, `${recipient} 様`, ...(livesHere ? [] : ['（郵便でお送りする分）'])],
    dwellings: numbers,
    names: names.replaceAll('、', '　'),
    votes: `${votes}個`,
    code: spacedSlipCode(slipCode),
    // Digits alone: the smallest code there is, which any hand reader takes.
    qr: renderSVG(slipCode, { ecc: 'M', border: 2 }),
  };
}

function wordsOf({ paper, isApproved, version, sentOn, today }: Printed) {
  const { title, association, chair, lead, rows, items, enclosures, slipNotes } = paper;
  const edition = version === 0 ? '下書き' : `第${version}版`;
  return {
    title,
    from: association,
    chair,
    lead,
    rows,
    items: items.map((item) => ({ ...item, isSecret: item.secret !== undefined })),
    ballots: ballotsOf(paper),
    enclosures,
    slipNotes,
    draft: isApproved ? '' : '（案）',
    date: sentOn === null ? '（発送の日が入ります）' : formatEraDate(sentOn),
    deadline: rows.find(([name]) => name === '用紙の締切')?.join('：') ?? '',
    footer: `${association}　${title}　議案書　${edition}　${formatEraDate(today)}作成`,
  };
}
