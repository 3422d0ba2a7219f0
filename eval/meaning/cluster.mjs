const rounds = 15;

/** At most `count` directions that stand for many of length 1: each of these is near to one of those. */
export function cluster(directions, count, random) {
  if (directions.length <= count) return directions;
  let centres = drawn(directions, count, random);
  for (let round = 0; round < rounds; round += 1) {
    const members = centres.map(() => []);
    for (const direction of directions) members[nearestOf(centres, direction)].push(direction);
    centres = centres.map((centre, at) =>
      members[at].length > 0 ? middleOf(members[at]) : centre,
    );
  }
  return centres;
}

function drawn(list, count, random) {
  const places = new Set();
  while (places.size < count) places.add(Math.floor(random() * list.length));
  return [...places].map((place) => list[place]);
}

function nearestOf(centres, direction) {
  const near = centres.map((centre) =>
    centre.reduce((sum, value, at) => sum + value * direction[at], 0),
  );
  return near.indexOf(Math.max(...near));
}

function middleOf(directions) {
  const sum = directions[0].map((_, at) => directions.reduce((all, one) => all + one[at], 0));
  const length = Math.sqrt(sum.reduce((all, value) => all + value * value, 0)) || 1;
  return sum.map((value) => value / length);
}
