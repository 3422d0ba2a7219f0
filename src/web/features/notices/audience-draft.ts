import type { NoticeAudience } from '#contract/notices.ts';
import {
  type Audience,
  dwellingsOf,
  type Group,
  type ParkingKind,
  type Place,
  type Register,
  unknownNumbers,
} from '#domain/notices/audience.ts';

export const placeKindNames = {
  building: '建物の全戸',
  floors: '階を選ぶ',
  dwellings: '住戸を選ぶ',
  parking: '駐車場を使う住戸',
} as const satisfies Record<Place['kind'], string>;

/** An audience as one chooses it: one kind of place, numbers as they are typed. */
export type AudienceDraft = {
  readonly kind: Place['kind'];
  readonly from: number;
  readonly to: number;
  readonly numbers: string;
  readonly parking: ParkingKind;
  readonly except: string;
  readonly groups: readonly Group[];
};

export const wholeBuilding: AudienceDraft = {
  kind: 'building',
  from: 1,
  to: 1,
  numbers: '',
  parking: 'mechanical',
  except: '',
  groups: ['residents'],
};

export function audienceOf(draft: AudienceDraft): NoticeAudience {
  return { places: [placeOf(draft)], except: numbersIn(draft.except), groups: [...draft.groups] };
}

function placeOf(draft: AudienceDraft): NoticeAudience['places'][number] {
  const { kind, from, to, numbers, parking } = draft;
  switch (kind) {
    case 'building':
      return { kind };
    case 'floors':
      return { kind, from: Math.min(from, to), to: Math.max(from, to) };
    case 'dwellings':
      return { kind, numbers: numbersIn(numbers) };
    case 'parking':
      return { kind, parking };
  }
}

/** 「301号室、３０２」 → 301, 302 */
function numbersIn(text: string): string[] {
  const found = text.normalize('NFKC').match(/[0-9A-Za-z-]+/g) ?? [];
  return [...new Set(found)];
}

/** As it was stored; several places at once become the dwellings that they are. */
export function draftOf(audience: Audience, { dwellings }: Register): AudienceDraft {
  const { places, except, groups } = audience;
  const [place] = places;
  const draft = { ...wholeBuilding, groups };
  if (place === undefined || places.length > 1) {
    const numbers = dwellingsOf(audience, dwellings).map(({ number }) => number);
    return { ...draft, kind: 'dwellings', numbers: numbers.join('、') };
  }
  const known = { ...draft, except: except.join('、') };
  return place.kind === 'dwellings'
    ? { ...known, kind: place.kind, numbers: place.numbers.join('、') }
    : { ...known, ...place };
}

/** What has to be put right before it can be saved, or null. */
export function audienceFault(draft: AudienceDraft, register: Register): string | null {
  if (draft.kind === 'dwellings' && numbersIn(draft.numbers).length === 0) {
    return '届ける住戸の番号を入れてください。';
  }
  if (draft.groups.length === 0) return 'だれに届けるかを、1つ以上選んでください。';
  const unknown = unknownNumbers(audienceOf(draft), register);
  return unknown.length > 0 ? `${unknown.join('、')}号室は、名簿にありません。` : null;
}
