export function crashTable(rows) {
  return [
    '',
    '### The books: kill -9 in the middle of booking, closing and reopening',
    '',
    '| database | killed | before the answer | the process of the server | entries read again | locks | faults |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(({ place, rounds, cut, serverKilled, entries, locks, faults }) =>
      row(place, ...[rounds, cut, serverKilled, entries, locks, faults.length].map(whole)),
    ),
  ];
}

export function storiesTable(rows) {
  return [
    '',
    '### The books: random stories through the database',
    '',
    '| database | stories | acts | refused | faults |',
    '|---|--:|--:|--:|--:|',
    ...rows.map(({ place, stories, acts, refused, faults }) =>
      row(place, ...[stories, acts, refused, faults.length].map(whole)),
    ),
  ];
}

export function faultsIn(rows) {
  return rows.flatMap(({ place, faults }) => faults.map((fault) => `${place}: ${String(fault)}`));
}

function row(...cells) {
  return `| ${cells.join(' | ')} |`;
}

function whole(value) {
  return Math.round(value).toLocaleString('en-US');
}
