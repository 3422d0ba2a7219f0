import type { ReactNode } from 'react';
import {
  Bed,
  Cat,
  CeilingLamp,
  CoinStacks,
  FloorLamp,
  Kitchen,
  Person,
  Plant,
  Screen,
  Shelf,
  Sofa,
  Table,
} from './furniture.tsx';
import { ceilingOf, house } from './plan.ts';

/** A neighbour is lit or dark; the four working rooms light up in turn. */
type Light = 'off' | 'on' | 'first' | 'second' | 'third' | 'fourth';

type RoomProps = {
  floor: number;
  side: 'left' | 'right' | 'both';
  light: Light;
  children?: ReactNode;
};

export function Room({ floor, side, light, children }: RoomProps) {
  const half = (house.right - house.roomsLeft) / 2;
  const x = house.roomsLeft + (side === 'right' ? half : 0);
  const width = side === 'both' ? half * 2 : half;
  return (
    <g transform={`translate(${x} ${ceilingOf(floor)})`}>
      <rect width={width} height={house.storey} className="fill-primary-soft" />
      {light !== 'off' && (
        <rect
          width={width}
          height={house.storey}
          className={`fill-warn-soft house-light house-light-${light} dark:fill-warn`}
        />
      )}
      <g
        className="stroke-current text-primary dark:text-on-primary"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </g>
  );
}

export function DocumentsRoom() {
  return (
    <Room floor={8} side="right" light="first">
      <CeilingLamp x={34} />
      <Person x={22} seated />
      <Table x={8} width={46} />
      <path d="M34 33h12M36 31h10" strokeWidth="2" />
      <Shelf x={66} />
    </Room>
  );
}

export function FundRoom() {
  return (
    <Room floor={6} side="right" light="second">
      <CeilingLamp x={60} />
      <Table x={8} width={66} />
      <CoinStacks x={12} />
      <Person x={92} />
    </Room>
  );
}

export function MeetingRoom() {
  return (
    <Room floor={3} side="both" light="third">
      <Screen x={14}>
        <path d="M20 27v-6m7 6v-9m7 9v-13m7 13V16" strokeWidth="3" />
      </Screen>
      <Person x={64} />
      <CeilingLamp x={112} />
      <CeilingLamp x={166} />
      {[96, 119, 142, 165, 188].map((x) => (
        <Person key={x} x={x} seated />
      ))}
      <Table x={82} width={122} />
      <Plant x={222} />
    </Room>
  );
}

export function CaretakerRoom() {
  return (
    <Room floor={1} side="right" light="fourth">
      <Person x={20} />
      <path d="M36 49V31h36v18M32 31h44" strokeWidth="2" />
      <circle
        cx="54"
        cy="17"
        r="11"
        className="stroke-primary dark:stroke-current"
        strokeWidth="2.5"
      />
      <path d="M48.5 19.5q5.500 5 11 0M50 14.5v.5M58 14.5v.5" strokeWidth="2.5" />
      <Plant x={100} />
    </Room>
  );
}

/** The neighbours: what a house looks like in the evening. */
export function Neighbours() {
  return (
    <>
      <Room floor={10} side="left" light="off">
        <Sofa x={14} />
        <FloorLamp x={72} />
        <Plant x={100} />
      </Room>
      <Room floor={10} side="right" light="on">
        <CeilingLamp x={58} />
        <Person x={36} seated />
        <Table x={24} width={68} />
        <Person x={80} seated />
      </Room>
      <Room floor={9} side="left" light="on">
        <Kitchen x={12} />
        <Person x={88} />
      </Room>
      <Room floor={9} side="right" light="off">
        <Bed x={26} />
      </Room>
      <Room floor={8} side="left" light="off">
        <Shelf x={14} />
        <Cat x={78} />
      </Room>
      <Room floor={7} side="left" light="on">
        <Sofa x={40} />
        <Person x={62} seated />
        <FloorLamp x={98} />
      </Room>
      <Room floor={7} side="right" light="off">
        <Kitchen x={30} />
      </Room>
      <Room floor={6} side="left" light="off">
        <Bed x={18} />
      </Room>
      <Room floor={5} side="left" light="on">
        <CeilingLamp x={50} />
        <Table x={20} width={60} />
        <Person x={34} seated />
        <Plant x={100} />
      </Room>
      <Room floor={5} side="right" light="off">
        <Sofa x={30} />
        <Plant x={94} />
      </Room>
      <Room floor={4} side="left" light="off">
        <Kitchen x={50} />
      </Room>
      <Room floor={4} side="right" light="on">
        <FloorLamp x={22} />
        <Sofa x={38} />
        <Cat x={92} />
      </Room>
      <Room floor={2} side="left" light="on">
        <Shelf x={10} />
        <Person x={84} />
      </Room>
      <Room floor={2} side="right" light="off">
        <Bed x={34} />
      </Room>
    </>
  );
}
