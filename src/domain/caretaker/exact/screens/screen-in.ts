import type { Permission } from '#domain/access/permission.ts';
import { accountScreen } from '#domain/screens/account-screen.ts';
import { pages } from '#domain/screens/pages.ts';
import { partsOf } from '#domain/screens/parts-of.ts';
import { isFor, type Screen } from '#domain/screens/screen.ts';
import { type Piece, piecesOf } from './phrase.ts';
import { readWith } from './read-with.ts';

/** A screen that is asked for, with its name as it is said. */
export type AskedScreen = {
  readonly path: string;
  readonly name: string;
  readonly hint: string | undefined;
  readonly needs: Permission | undefined;
  /** Not only to look: what is done there was named. */
  readonly isOfDeed: boolean;
};

type Known = Omit<AskedScreen, 'isOfDeed'> & {
  readonly page: string;
  readonly pieces: readonly Piece[];
  /** Each name and word as its pieces: at least one of them has to be said in full. */
  readonly phrases: readonly (readonly Piece[])[];
};

const asksHow =
  /どこ|どうやって|どうしたら|どうすれば|どうする|方法|仕方|やり方|[きぎしちにびみりいえけげせてねべめれ]たい/g;

let known: readonly Known[] | undefined;

function knownScreens(): readonly Known[] {
  known ??= [...Object.values(pages), accountScreen].flatMap((page: Screen) => [
    knownAs(page, page, `「${page.label}」`),
    ...partsOf(page.path).map((part) => knownAs(part, page, `${page.label}の「${part.label}」`)),
  ]);
  return known;
}

function knownAs(
  { path, label, words = [], hint, needs }: Screen,
  page: Screen,
  name: string,
): Known {
  const phrases = [label, ...words].map(piecesOf);
  return {
    path,
    name,
    hint,
    needs: needs ?? page.needs,
    page: page.path,
    phrases,
    pieces: phrases.flat(),
  };
}

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { stem }) => sum + stem.length, 0);

/**
 * どこで取り込みますか: the screen of whose words the question is made, and of nothing else. What says more of it goes
 * first, then what the reader may open; where two pages fit as well, none is meant for certain.
 */
export function screenIn(text: string, may: readonly Permission[]): AskedScreen | undefined {
  if (text.search(asksHow) < 0) return undefined;
  const fitting = knownScreens()
    .flatMap((screen) => {
      const read = readWith(text, screen.pieces, asksHow);
      if (!read || read.deed === null) return [];
      const said = screen.phrases.filter((phrase) =>
        phrase.every(({ stem }) => read.found.has(stem)),
      );
      const length = Math.max(0, ...said.map(lengthOf));
      return length > 0 ? [{ screen, length, isOfDeed: read.deed === 'named' }] : [];
    })
    .toSorted(
      (one, other) =>
        other.length - one.length ||
        Number(isFor(may)(other.screen)) - Number(isFor(may)(one.screen)),
    );
  const [best] = fitting;
  if (!best) return undefined;
  const isOpen = isFor(may)(best.screen);
  const isUnsure = fitting.some(
    ({ screen, length }) =>
      length === best.length && screen.page !== best.screen.page && isFor(may)(screen) === isOpen,
  );
  const { path, name, hint, needs } = best.screen;
  return isUnsure ? undefined : { path, name, hint, needs, isOfDeed: best.isOfDeed };
}
