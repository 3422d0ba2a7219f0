import type { ReactNode } from 'react';

/** The number of a paragraph of a rule: 「2　第5月曜日には」. */
const paragraphNumber = /^[0-9０-９]{1,2}(?=　)/;
/** 補償：火災／自己負担：なし, a row of a table: what follows a ／ and has a name of its own is a cell. */
const betweenCells = /(?<=／)(?=[^／：\n]{1,24}：)/;
/** The sign for words that are left out never stands alone on a line. */
const leftOut = / …$/;
/** 「電話 0120-000-365」 stays on one line wherever there is room for both. */
const phone = /(電話(?:番号)?[：: 　]*0\d{1,4}-\d{1,4}-\d{3,4})/;

/** In the narrowest column a rule's long sentences fill their lines: whole phrases would leave half of each empty. */
const lineClass = 'block not-first:mt-1 @max-[20rem]:[word-break:normal] @max-[20rem]:text-pretty';

/** The very words of a source, laid out so that they can be read on a phone. */
export function QuotedWords({ text }: { text: string }) {
  return text
    .split('\n')
    .map((line, place) =>
      betweenCells.test(line) ? <Row key={place} text={line} /> : <Line key={place} text={line} />,
    );
}

function Line({ text }: { text: string }) {
  const number = paragraphNumber.exec(text)?.[0] ?? '';
  return (
    <span className={lineClass}>
      {/* Not as strong as the number of the source beside it. */}
      {number && <span className="text-muted">{number}</span>}
      {withPhones(text.slice(number.length).replace(leftOut, '\u00a0…'))}
    </span>
  );
}

/** Every second part is a number with its word. */
function withPhones(text: string): ReactNode {
  return text.split(phone).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** No cell is cut where it fits on a line. Where each has a line of its own, the line's end stands for the ／. */
function Row({ text }: { text: string }) {
  return (
    <span className="block not-first:mt-1.5">
      {text.split(betweenCells).map((cell, place) => (
        <span key={place} className="inline-block @max-[20rem]:block">
          {cell.replace(/／$/, '')}
          {cell.endsWith('／') && <span className="@max-[20rem]:sr-only">{'\u2060／'}</span>}
        </span>
      ))}
    </span>
  );
}
