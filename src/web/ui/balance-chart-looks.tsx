import { line, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';

/** A line is told by its dashes and its marks; the colour only helps. */
export type LineLook = 'main' | 'second' | 'third' | 'fourth' | 'before';

type Look = {
  readonly className: string;
  readonly markClassName: string;
  readonly width: number;
  readonly dashes: string | undefined;
  readonly mark: string;
};

function markPath(type: typeof symbolCircle, area: number): string {
  return symbol(type, area)() ?? '';
}

export const lineLooks: Readonly<Record<LineLook, Look>> = {
  main: {
    className: 'stroke-primary',
    markClassName: 'fill-primary',
    width: 3.5,
    dashes: undefined,
    mark: markPath(symbolCircle, 64),
  },
  second: {
    className: 'stroke-accent',
    markClassName: 'fill-accent',
    width: 3,
    dashes: '10 5',
    mark: markPath(symbolSquare, 64),
  },
  third: {
    className: 'stroke-focus',
    markClassName: 'fill-focus',
    width: 3,
    dashes: '3 4',
    mark: markPath(symbolTriangle, 64),
  },
  fourth: {
    className: 'stroke-good',
    markClassName: 'fill-good',
    width: 3,
    dashes: '14 4 3 4',
    mark: markPath(symbolDiamond, 64),
  },
  before: {
    className: 'stroke-muted',
    markClassName: 'fill-muted',
    width: 2.5,
    dashes: '6 5',
    mark: markPath(symbolCircle, 28),
  },
};

const sampleLine = line()([
  [1, 10],
  [43, 10],
]);

export function LineSample({ look }: { look: LineLook }) {
  const { className, markClassName, width, dashes, mark } = lineLooks[look];
  return (
    <svg viewBox="0 0 44 20" aria-hidden="true" className="h-5 w-11 shrink-0">
      <path
        d={sampleLine ?? ''}
        className={className}
        strokeWidth={width}
        strokeDasharray={dashes}
      />
      <path d={mark} transform="translate(22 10)" className={markClassName} />
    </svg>
  );
}
