import type { Stoppage } from '#domain/notices/stoppage.ts';

/** 断水 on 2026-11-30 from 10:00 until 15:00, told by a document. */
export function exampleStoppage(given: Partial<Stoppage> = {}): Stoppage {
  return {
    id: 'water',
    origin: 'document',
    title: '断水のお知らせ',
    issuedOn: '2026-11-17',
    body: '',
    marks: ['water'],
    time: { on: '2026-11-30', lastOn: '2026-11-30', startsAt: '10:00', endsAt: '15:00' },
    ...given,
  };
}
