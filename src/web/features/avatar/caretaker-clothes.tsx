import type { Season } from '#web/lib/figure/season.ts';

type Cloth = { readonly fill: string; readonly stroke: string };
type Wardrobe = {
  readonly cap: Cloth;
  readonly vest: Cloth;
  readonly sleeve: Cloth;
  /** The bow tie, or in winter the scarf. */
  readonly tie: Cloth;
};

const navy: Cloth = { fill: '#2f4a7d', stroke: '#131d38' };
const white: Cloth = { fill: '#fff', stroke: '#6f7f97' };

/** What the figure wears: `scripts/avatar/looks.mjs` has the same colours. */
const wardrobe: Readonly<Record<Season, Wardrobe>> = {
  spring: { cap: navy, vest: navy, sleeve: white, tie: { fill: '#e98aa6', stroke: '#7d2f49' } },
  summer: {
    cap: white,
    vest: { fill: '#6f9fcb', stroke: '#274766' },
    sleeve: white,
    tie: { fill: '#12877a', stroke: '#083f3b' },
  },
  autumn: {
    cap: navy,
    vest: { fill: '#8f4f38', stroke: '#3b1a11' },
    sleeve: white,
    tie: { fill: '#d8962f', stroke: '#5f3a0a' },
  },
  winter: {
    cap: navy,
    vest: navy,
    sleeve: { fill: '#3c578c', stroke: '#131d38' },
    tie: { fill: '#c9483f', stroke: '#551513' },
  },
};

const gold: Cloth = { fill: '#ffd36b', stroke: '#8a5a12' };

export function CaretakerClothes({ season }: { season: Season }) {
  const { vest, sleeve, tie } = wardrobe[season];
  return (
    <>
      <g {...sleeve} strokeWidth="2.5">
        <path d="M130 398c-46 6-66 96-66 296h76Z" />
        <path d="M270 398c46 6 66 96 66 296h-76Z" />
      </g>
      <path d="M150 380h100l24 314H126Z" {...white} strokeWidth="2.5" />
      <path d="M172 340h56v34q-28 16-56 0Z" fill="#f6c4a6" />
      <path
        d="M150 388 198 490v204h-84q-8-180 10-278Z M250 388 202 490v204h84q8-180-10-278Z"
        {...vest}
        strokeWidth="3"
      />
      {season === 'winter' ? <Scarf {...tie} /> : <CollarAndBow {...tie} />}
      <g {...gold} strokeWidth="2.5">
        {[520, 576, 632].map((y) => (
          <circle key={y} cx="200" cy={y} r="9" />
        ))}
      </g>
      <rect x="234" y="446" width="40" height="18" rx="6" fill="#fff" />
      <path d="M242 455h24" stroke="#12877a" strokeWidth="4" />
      {season === 'spring' && <Blossom />}
      {season === 'autumn' && <Ginkgo />}
    </>
  );
}

function CollarAndBow(cloth: Cloth) {
  return (
    <>
      <path
        d="M166 366q34 22 68 0l10 20-30 10-14-8-14 8-30-10Z"
        fill="#fff"
        stroke="#6f7f97"
        strokeWidth="2.5"
      />
      <g {...cloth} strokeWidth="3">
        <path d="m194 401-36-21q-4 21 0 43Zm12 0 36-21q4 21 0 43Z" />
        <rect x="189" y="390" width="22" height="23" rx="7" />
      </g>
    </>
  );
}

function Scarf(cloth: Cloth) {
  return (
    <g {...cloth} strokeWidth="3">
      <path d="M142 400 132 506h40l4-104Z" />
      <path d="M138 362q62 30 124 0q14 22 0 40-62 30-124 0-14-18 0-40Z" />
    </g>
  );
}

/** 桜 */
function Blossom() {
  return (
    <g transform="translate(148 462)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle
          key={turn}
          cy="-9"
          r="8"
          transform={`rotate(${turn})`}
          fill="#ffc4d4"
          stroke="#a84a68"
          strokeWidth="1.5"
        />
      ))}
      <circle r="4.5" {...gold} strokeWidth="1.5" />
    </g>
  );
}

/** いちょう */
function Ginkgo() {
  return (
    <g transform="translate(148 474)" {...gold} strokeWidth="2">
      <path d="M0 0 4 18" strokeWidth="4" />
      <path d="M0 4-22-16q8-14 19-10l3 7 3-7q11-4 19 10Z" />
    </g>
  );
}

/** The same cap the year round, but for the white cover of summer. */
export function CaretakerCap({ season }: { season: Season }) {
  return (
    <g transform="translate(20 -28) scale(.9)">
      <path
        d="M58 118Q60 40 200 40t142 78q-10 22-24 30H82q-14-8-24-30Z"
        {...wardrobe[season].cap}
        strokeWidth="3"
      />
      <path
        d="M66 132q134-44 268 0l-8 44q-126-34-252 0Z"
        fill="#12877a"
        stroke="#083f3b"
        strokeWidth="3"
      />
      <path d="M64 132q136-46 272 0" fill="none" stroke="#ffd36b" strokeWidth="9" />
      <path
        d="M76 180q124-42 248 0q-20 8-22 8-102-26-204 0Z"
        fill="#26365c"
        stroke="#0c1326"
        strokeWidth="3"
      />
      <circle cx="200" cy="120" r="22" {...gold} strokeWidth="3" />
      <path d="m190 125 10-9 10 9" fill="none" stroke="#2f4a7d" strokeWidth="6" />
    </g>
  );
}
