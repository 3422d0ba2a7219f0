// Eyes, brows, mouth and blush: small sheets on the head, which change their outline with the expression.
import { frontOf } from './body-shapes.mjs';
import { head } from './head-shapes.mjs';
import { sheetOf } from './mesh.mjs';
import { mix, normalOf } from './shape.mjs';

/** On the head's surface in front, `lift` metres before it. */
function onFace([x, y], lift) {
  const point = [x, y, frontOf(head, x, y)];
  const normal = normalOf(head, point);
  return { point: point.map((it, axis) => it + normal[axis] * lift), normal };
}

/** A sheet between two curves over s; `outlines` maps an expression to { width, top(s), bottom(s), centre }. */
function feature(material, { columns = 16, rows = 4, lift, outlines }) {
  const placed = (outline) => (s, t) => {
    const y = mix(outline.bottom(s), outline.top(s), (t + 1) / 2);
    const x = s * outline.width;
    const cos = Math.cos(outline.turn ?? 0);
    const sin = Math.sin(outline.turn ?? 0);
    const [cx, cy] = outline.centre;
    return onFace([cx + cos * x - sin * y, cy + sin * x + cos * y], lift);
  };
  const mesh = sheetOf(columns, rows, placed(outlines.rest));
  const morphs = Object.entries(outlines)
    .filter(([name]) => name !== 'rest')
    .map(([name, outline]) => {
      const { positions } = sheetOf(columns, rows, placed(outline));
      return { name, offsets: positions.map((it, n) => it - mesh.positions[n]) };
    });
  return { material, mesh, morphs };
}

const round = (s) => Math.sqrt(Math.max(0, 1 - s * s));
const soft = (s) => Math.max(0, 1 - s ** 4) ** 0.5;
const oval = (centre, width, height) => ({
  centre,
  width,
  top: (s) => height * round(s),
  bottom: (s) => -height * round(s),
});
/** A line of even thickness with round ends, bent up (or down) towards its ends. */
const line = (centre, [width, thickness], bend, turn = 0) => ({
  centre,
  width,
  turn,
  top: (s) => bend * s * s + thickness * soft(s),
  bottom: (s) => bend * s * s - thickness * soft(s),
});

const eyeX = 0.0665;
const eyeY = 0.882;
const eyeWidth = 0.0215;
const eyeHeight = 0.0315;
const glance = { x: 0.0125, y: 0.0095 };

const looking = (make) => ({
  lookLeft: make(glance.x, 0),
  lookRight: make(-glance.x, 0),
  lookUp: make(0, glance.y),
  lookDown: make(0, -glance.y),
});

function eye(side) {
  const centre = [side * eyeX, eyeY];
  const blinkName = side > 0 ? 'blinkLeft' : 'blinkRight';
  const moved = (dx, dy) => [centre[0] + dx, centre[1] + dy];
  const closed = line([centre[0], eyeY - 0.012], [0.0255, 0.0036], 0.009);
  const smiling = line([centre[0], eyeY + 0.008], [0.0255, 0.0036], -0.0145);
  const ball = (dx, dy, scale = 1) => oval(moved(dx, dy), eyeWidth * scale, eyeHeight * scale);
  const glow = (dx, dy, scale = 1) => ({
    centre: moved(dx, dy - eyeHeight * 0.34 * scale),
    width: eyeWidth * 0.82 * scale,
    top: (s) => eyeHeight * 0.42 * scale * round(s),
    bottom: (s) => -eyeHeight * 0.56 * scale * round(s),
  });
  const spark =
    (x, y, r) =>
    (dx, dy, scale = 1) =>
      oval(moved(dx + x * scale, dy + y * scale), r * scale, r * 1.12 * scale);
  const gone = (from) => ({ ...from, top: () => 0, bottom: () => 0, width: 0.0005 });
  const shut = (make) => ({
    [blinkName]: gone({ ...make(0, 0), centre: closed.centre }),
    happy: gone({ ...make(0, 0), centre: smiling.centre }),
  });
  const big = spark(-0.0075, 0.0125, 0.0078);
  const small = spark(0.0085, -0.0135, 0.0042);
  const relaxed = {
    ...oval(moved(0, -0.006), eyeWidth * 1.04, eyeHeight),
    top: (t) => 0.013 * soft(t),
    bottom: (t) => -0.024 * round(t),
  };
  const sad = oval(moved(0, -0.002), eyeWidth * 0.95, eyeHeight * 0.88);
  return [
    feature('eye', {
      columns: 18,
      lift: 0.0012,
      outlines: {
        rest: ball(0, 0),
        [blinkName]: closed,
        happy: smiling,
        relaxed,
        sad,
        surprised: ball(0, 0.002, 1.13),
        ...looking(ball),
      },
    }),
    inEye('soft', { columns: 8, rows: 4, lift: 0.002 }, glow, { shut, relaxedBy: -0.004 }),
    ...[big, small].map((it) =>
      inEye('spark', { columns: 8, rows: 2, lift: 0.0028 }, it, { shut, relaxedBy: -0.0125 }),
    ),
  ];
}

/** The glow and the sparkles: they go where the eye goes, and are gone where it is shut. */
function inEye(material, sheet, make, { shut, relaxedBy }) {
  return feature(material, {
    ...sheet,
    outlines: {
      rest: make(0, 0),
      ...shut(make),
      relaxed: make(0, relaxedBy, 0.66),
      surprised: make(0, 0.002, 1.13),
      ...looking(make),
    },
  });
}

function brow(side) {
  const place = (dy, turn, bend = -0.005, dx = 0) =>
    line([side * (eyeX + 0.002 + dx), 0.9315 + dy], [0.0215, 0.0042], bend, side * turn);
  return feature('brow', {
    columns: 10,
    rows: 2,
    lift: 0.0022,
    outlines: {
      rest: place(0, -0.06),
      happy: place(0.004, -0.06, -0.007),
      relaxed: place(0.001, -0.12),
      sad: place(0.002, -0.34, -0.002),
      surprised: place(0.0095, -0.04, -0.008),
      serious: place(-0.002, 0.1, -0.003),
      thinking: side > 0 ? place(0.007, 0.02, -0.008) : place(-0.003, 0.16, -0.001),
    },
  });
}

const mouthY = 0.828;
/** Corners at y = 0; the smile keeps them a little up. */
const mouthShapes = {
  rest: { width: 0.0215, top: -0.0068, bottom: -0.0092, isLine: true },
  aa: { width: 0.023, top: -0.0005, bottom: -0.031 },
  ih: { width: 0.0255, top: -0.0015, bottom: -0.0155 },
  ou: { width: 0.0105, top: 0.006, bottom: -0.0135 },
  ee: { width: 0.0235, top: -0.0005, bottom: -0.0205 },
  oh: { width: 0.0145, top: 0.0085, bottom: -0.0225 },
  happy: { width: 0.0265, top: -0.0035, bottom: -0.023 },
  relaxed: { width: 0.024, top: -0.0085, bottom: -0.011, isLine: true },
  sad: { width: 0.0165, top: 0.0062, bottom: 0.0038, isLine: true },
  surprised: { width: 0.012, top: 0.008, bottom: -0.0185 },
  serious: { width: 0.017, top: -0.001, bottom: -0.0038, isLine: true },
  thinking: { width: 0.0125, top: -0.003, bottom: -0.0056, isLine: true },
};
/** Corners at 0, the middle at `depth`: a bow for lines and smiles, an oval where it is round. */
const lip = (depth, width) => (s) => depth * (width < 0.018 ? round(s) : 1 - s * s);
const ends = 0.0013;

function mouth() {
  const outlineOf = ({ width, top, bottom, isLine }) => ({
    centre: [0, mouthY],
    width,
    top: (s) => (isLine ? lip(top, 1)(s) : lip(top, width)(s)) + ends * soft(s),
    bottom: (s) => (isLine ? lip(bottom, 1)(s) : lip(bottom, width)(s)) - ends * soft(s),
  });
  const tongueOf = ({ width, top, bottom, isLine }) => {
    const height = isLine ? 0 : (top - bottom) * 0.42;
    const inner = width * 0.66;
    return {
      centre: [0, mouthY],
      width: inner,
      top: (s) => (isLine ? (top + bottom) / 2 : bottom + height * (0.45 + 0.55 * round(s))),
      bottom: (s) =>
        isLine
          ? (top + bottom) / 2
          : Math.max(bottom * (width < 0.018 ? round(s * 0.66) : 1 - (s * 0.66) ** 2), bottom) +
            0.0008,
    };
  };
  const teethOf = ({ width, top, bottom, isLine }) => {
    const hasTeeth = !isLine && width > 0.018;
    const inner = width * 0.72;
    return {
      centre: [0, mouthY],
      width: hasTeeth ? inner : 0.001,
      top: (s) => (hasTeeth ? top * (1 - (s * 0.72) ** 2) - 0.0001 : (top + bottom) / 2),
      bottom: (s) =>
        hasTeeth ? top * (1 - (s * 0.72) ** 2) - 0.0048 * soft(s) : (top + bottom) / 2,
    };
  };
  const all = (make) =>
    Object.fromEntries(Object.entries(mouthShapes).map(([name, it]) => [name, make(it)]));
  return [
    feature('mouth', { columns: 18, rows: 4, lift: 0.0012, outlines: all(outlineOf) }),
    feature('tongue', { columns: 10, rows: 2, lift: 0.0019, outlines: all(tongueOf) }),
    feature('spark', { columns: 8, rows: 1, lift: 0.0021, outlines: all(teethOf) }),
  ];
}

const blush = (side) =>
  feature('soft', {
    columns: 8,
    rows: 6,
    lift: 0.0009,
    outlines: { rest: oval([side * 0.106, 0.8405], 0.026, 0.0165) },
  });

/** Everything on the face, and for each sheet which half of the soft texture it shows. */
export function faceParts() {
  const parts = [blush(1), blush(-1), ...eye(1), ...eye(-1), brow(1), brow(-1), ...mouth()];
  let softNumber = 0;
  for (const { material, mesh } of parts) {
    if (material !== 'soft') {
      mesh.uvs = undefined;
      continue;
    }
    // Left half: blush, right half: the glow in an eye.
    const from = softNumber < 2 ? 0 : 0.5;
    mesh.uvs = mesh.uvs.map((it, n) => (n % 2 === 0 ? from + it / 2 : it));
    softNumber += 1;
  }
  return parts;
}
