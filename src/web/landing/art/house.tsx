import { ceilingOf, house } from './plan.ts';
import { CaretakerRoom, DocumentsRoom, FundRoom, MeetingRoom, Neighbours, Room } from './rooms.tsx';

const floors = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A ten-storey house cut open: the rooms where the association works light up one after the other. */
export function House() {
  return (
    <svg viewBox="0 0 560 720" aria-hidden="true" className="mb-[-10.714%] block w-full">
      <Sky />
      <Stairwell />
      <Neighbours />
      <Lobby />
      <DocumentsRoom />
      <FundRoom />
      <MeetingRoom />
      <CaretakerRoom />
      <Frame />
      <Roof />
      <Ground />
      <Callouts />
    </svg>
  );
}

function Sky() {
  return (
    <g>
      <circle cx="470" cy="92" r="50" className="fill-accent-soft dark:hidden" />
      <path
        d="M486 50a46 46 0 1 0 30 62a38 38 0 0 1-30-62z"
        className="hidden fill-warn dark:inline"
      />
      <path
        d="M0 660V560h26v-34h34v134zM398 660V590h52v-46h44v70h66v46z"
        className="fill-surface"
      />
    </g>
  );
}

function Stairwell() {
  const flights = floors
    .map((floor) => {
      const y = ceilingOf(floor);
      return `M104 ${y + 49}L124 ${y + 27}H104L124 ${y + 3}`;
    })
    .join('');
  return (
    <g>
      <rect x="70" y="120" width="60" height="540" className="fill-surface" />
      <path d={flights} fill="none" strokeWidth="2" className="stroke-line-strong" />
      <path d="M85 78V336" strokeWidth="1.5" className="stroke-line-strong" />
      <rect
        x="75"
        y="338"
        width="20"
        height="38"
        rx="2"
        className="fill-warn-soft stroke-primary dark:fill-warn"
        strokeWidth="2"
      />
      <path d="M85 339v36" strokeWidth="1.5" className="stroke-primary dark:stroke-on-primary" />
    </g>
  );
}

function Lobby() {
  return (
    <Room floor={1} side="left" light="on">
      <path d="M8 49V12h34v37M25 12v37" strokeWidth="2" />
      <path d="M62 14h46v22h-46zM62 25h46M77.500 14v22M93 14v22" strokeWidth="2" />
      <path d="M52 49h12m-9 0v-6h6v6" />
    </Room>
  );
}

/** Walls and slabs, drawn as what the section cuts through. */
function Frame() {
  return (
    <g className="fill-primary">
      <path d="M66 116h6v544h-6zM128 120h4v540h-4zM368 116h6v544h-6z" />
      {floors.map((floor) => (
        <g key={floor}>
          <rect x="66" y={ceilingOf(floor) - 5} width={floor === 10 ? 330 : 328} height="5" />
          {floor > 1 && <Balcony y={ceilingOf(floor) + house.storey - 5} />}
          {floor !== 3 && <rect x="248" y={ceilingOf(floor)} width="4" height="50" />}
        </g>
      ))}
    </g>
  );
}

function Balcony({ y }: { y: number }) {
  return (
    <path
      d={`M374 ${y - 19}h20v19M379 ${y - 19}v19m5-19v19m5-19v19`}
      fill="none"
      strokeWidth="1.5"
      className="stroke-primary"
    />
  );
}

function Roof() {
  return (
    <g>
      <path d="M70 116V76h60v40z" className="fill-surface stroke-primary" strokeWidth="4" />
      <path d="M106 116V92h14v24" fill="none" strokeWidth="2" className="stroke-primary" />
      <path d="M66 116v-9m330 9v-9" strokeWidth="4" className="stroke-primary" />
      <path d="M286 115V104m52 11V104m-26 11V104" strokeWidth="3" className="stroke-primary" />
      <rect
        x="278"
        y="70"
        width="68"
        height="35"
        rx="5"
        className="fill-primary-soft stroke-primary"
        strokeWidth="3"
      />
      <path
        d="M279 86q8-5 17 0t17 0 17 0 15 0v14q0 4-4 4h-57q-4 0-4-4z"
        className="fill-primary"
        fillOpacity="0.35"
      />
      <path
        d="M176 115V62m-14 10h28m-24 10h20"
        fill="none"
        strokeWidth="2"
        className="stroke-line-strong"
      />
    </g>
  );
}

/** The ground line is the lower edge of the section; what lies in the earth is drawn on the next one. */
function Ground() {
  return (
    <g>
      <Tree x={30} />
      <path
        d="M412 660q2-16 16-16t16 16zM440 660q2-12 12-12t12 12z"
        className="fill-good"
        fillOpacity="0.8"
      />
      <g fill="none" className="stroke-on-accent opacity-60 dark:stroke-accent">
        <path
          d="M84 668v40h14v-40M182 668v40h14v-40M264 668v40h14v-40M344 668v40h14v-40"
          strokeWidth="2.5"
          strokeDasharray="6 5"
        />
        <path
          d="M10 684l16 12m100-8l14 10m80-12l12 9m78-4l14 10m62-16l16 12m70-10l14 10"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

function Tree({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        d="M0 660V606m0 22l10-10"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <ellipse cy="592" rx="24" ry="32" className="fill-good" fillOpacity="0.8" />
    </g>
  );
}

/** From each working room to its word beside the house. */
function Callouts() {
  return (
    <g className="fill-accent stroke-accent" strokeWidth="2">
      {[8, 6, 3, 1].map((floor) => {
        const y = ceilingOf(floor) + 24;
        return (
          <g key={floor}>
            <path d={`M358 ${y}H560`} />
            <circle cx="358" cy={y} r="5" stroke="none" />
          </g>
        );
      })}
    </g>
  );
}
