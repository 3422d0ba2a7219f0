/** A standard normal number. */
export function normal(random) {
  return Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
}

export function shuffle(list, random) {
  const shuffled = [...list];
  for (let place = shuffled.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [shuffled[place], shuffled[other]] = [shuffled[other], shuffled[place]];
  }
  return shuffled;
}
