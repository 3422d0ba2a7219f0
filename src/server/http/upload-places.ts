import { Refusal } from '#domain/refusal.ts';

/** Whole files lie in memory while they are read. */
const most = { together: 8, each: 3 };

/** Takes one of the few places for files under way, and answers how to leave it. */
export type UploadPlaces = (associationId: string) => () => void;

/** However much one association sends, places are left for the others. */
export function createUploadPlaces(): UploadPlaces {
  const taken: string[] = [];
  return (associationId) => {
    if (taken.filter((id) => id === associationId).length >= most.each) {
      throw new Refusal(
        'too_many_requests',
        `一度に受け取れるファイルは${most.each}つまでです。前のファイルの読み取りが終わってから、もう一度お試しください。`,
      );
    }
    if (taken.length >= most.together) {
      throw new Refusal(
        'unavailable',
        'ファイルの受け取りが混み合っています。少し待ってから、もう一度お試しください。',
      );
    }
    taken.push(associationId);
    return () => taken.splice(taken.indexOf(associationId), 1);
  };
}
