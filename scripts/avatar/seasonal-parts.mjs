// What the caretaker wears in one season alone.
import { frontOf, trunk } from './body-shapes.mjs';
import { meshOf } from './mesh.mjs';
import { ballOf } from './part-meshes.mjs';
import { both, cone, ellipsoid, grown, sphere, union } from './shape.mjs';
import { scarfWeights, torsoWeights } from './skeleton.mjs';

/** On the vest, opposite the name badge. */
const pinPlace = [-0.062, 0.602];
const pinDepth = frontOf(grown(trunk, 0.011), ...pinPlace);
const onPin = (x, y, z = 0) => [pinPlace[0] + x, pinPlace[1] + y, pinDepth + z];
const part = (material, shape, { from, to, step }, weightsAt = torsoWeights) => ({
  material,
  mesh: meshOf(shape, { from, to, step }),
  weightsAt,
});
const aroundPin = { from: onPin(-0.03, -0.04, -0.02), to: onPin(0.03, 0.03, 0.02), step: 0.0037 };

const seasons = {
  spring: () => [blossom(), heart()],
  summer: () => [],
  autumn: () => [ginkgo()],
  winter: () => [scarf(), scarfEnd()],
};

export const seasonalParts = (season) => seasons[season]();

/** 桜: five petals around a golden heart. */
function blossom() {
  const petals = [0, 1, 2, 3, 4].map((n) => {
    const angle = (2 * Math.PI * n) / 5 + Math.PI / 2;
    return ellipsoid(
      onPin(0.0115 * Math.cos(angle), 0.0115 * Math.sin(angle)),
      [0.0092, 0.0092, 0.0042],
    );
  });
  return part('pin', union(0.002, ...petals), aroundPin);
}

function heart() {
  const centre = onPin(0, 0, 0.0025);
  const size = [0.0052, 0.0052, 0.004];
  return {
    material: 'gold',
    mesh: ballOf(ellipsoid(centre, size), centre, size),
    weightsAt: torsoWeights,
  };
}

/** いちょう: a fan with a notch, and its stalk. */
function ginkgo() {
  const fan = both(
    0.003,
    ellipsoid(onPin(0, 0), [0.026, 0.022, 0.005]),
    (p) => -(p[1] - pinPlace[1] + 0.012 - 0.5 * Math.abs(p[0] - pinPlace[0])) * 0.8,
    (p) => 0.0036 - Math.hypot(p[0] - pinPlace[0], (p[1] - pinPlace[1] - 0.022) * 0.45),
  );
  const stalk = cone(onPin(0, -0.008), onPin(0.005, -0.03), 0.0034, 0.0026);
  return part('pin', union(0.002, fan, stalk), aroundPin);
}

/** A soft ring around the collar, a little lower in front. */
function scarf() {
  const ring = (p) => {
    const y = p[1] - (0.7 - 0.16 * (p[2] + 0.005));
    return (Math.hypot(Math.hypot(p[0], p[2] + 0.004) - 0.062, y * 0.82) - 0.0235) * 0.85;
  };
  return part('scarf', ring, {
    from: [-0.12, 0.64, -0.12],
    to: [0.12, 0.76, 0.12],
    step: 0.0125,
  });
}

/** Its end hangs before the vest, opposite the name badge, and swings. */
function scarfEnd() {
  const knot = sphere([-0.034, 0.668, 0.082], 0.024);
  const end = both(
    0.006,
    cone([-0.036, 0.66, 0.09], [-0.05, 0.535, 0.112], 0.026, 0.031),
    (p) => Math.abs(p[2] - (0.096 + (0.66 - p[1]) * 0.19)) - 0.011,
    (p) => 0.53 - p[1],
  );
  const shape = union(0.008, knot, end);
  return part(
    'scarf',
    shape,
    { from: [-0.1, 0.5, 0.04], to: [0.01, 0.71, 0.15], step: 0.0115 },
    scarfWeights,
  );
}
