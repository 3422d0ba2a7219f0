import type { Dwelling } from '#contract/community.ts';

/** Where a dwelling stands in the picture of the front, in units of a sixteenth of a rem. */
export type Cell = {
  readonly dwelling: Dwelling;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Which look of a plan type it has. */
  readonly look: number;
};

type Elevation = {
  /** Floors from the top, as one reads the picture. */
  readonly rows: readonly {
    readonly floor: number;
    readonly y: number;
    readonly cells: readonly Cell[];
  }[];
  /** Names over the columns, where all floors have the same. */
  readonly columns: readonly { readonly name: string; readonly x: number }[];
  readonly planTypes: readonly string[];
  readonly groundY: number;
};

export const frame = {
  labelWidth: 36,
  bodyWidth: 290,
  roofHeight: 32,
  storeyHeight: 46,
  wingGap: 8,
  wingWidth: 122,
  margin: 4,
} as const;

export const pictureWidth =
  frame.labelWidth + frame.bodyWidth + frame.wingGap + frame.wingWidth + frame.margin;

/** The widths follow the areas: the corner dwellings are the widest. */
export function elevationOf(dwellings: readonly Dwelling[]): Elevation {
  const planTypes = [...new Set(dwellings.map(({ planType }) => planType))].toSorted();
  const floors = [...new Set(dwellings.map(({ floor }) => floor))].toSorted((a, b) => b - a);
  const rows = floors.map((floor, index) => {
    const y = frame.roofHeight + index * frame.storeyHeight;
    const ofFloor = dwellings
      .filter((it) => it.floor === floor)
      .toSorted((a, b) => a.position - b.position);
    const floorArea = ofFloor.reduce((sum, { areaM2 }) => sum + areaM2, 0);
    let x: number = frame.labelWidth;
    const cells = ofFloor.map((dwelling): Cell => {
      const width = (dwelling.areaM2 / floorArea) * frame.bodyWidth;
      const cell = { dwelling, x, y, width, look: planTypes.indexOf(dwelling.planType) };
      x += width;
      return cell;
    });
    return { floor, y, cells };
  });
  const groundY = frame.roofHeight + rows.length * frame.storeyHeight;
  return { rows, columns: columnsOf(rows), planTypes, groundY };
}

function columnsOf(rows: Elevation['rows']): Elevation['columns'] {
  const [top] = rows;
  if (!top) return [];
  const isUniform = rows.every(
    ({ cells }) =>
      cells.length === top.cells.length &&
      cells.every((cell, index) => cell.look === top.cells[index]?.look),
  );
  if (!isUniform) return [];
  return top.cells.map(({ dwelling, x, width }) => ({
    name: shortPlanName(dwelling.planType),
    x: x + width / 2,
  }));
}

/** Aタイプ is A in the picture. */
function shortPlanName(planType: string): string {
  return planType.replace(/タイプ$/, '');
}
