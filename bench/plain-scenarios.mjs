// The scenarios as one would first write them: an object for every year of every scenario, a normal number drawn for
// every work, and percentiles by sorting. Only here to be compared with.

const shares = [0.05, 0.25, 0.5, 0.75, 0.95];

/** The percentiles of every year's balance. `costs` are `[index of the year, yen]` of every work. */
export function plainScenarios({ costs, incomeYen, openingYen, yearCount, uncertainty }) {
  const normal = normalsFrom(uncertainty.seed);
  const scenarios = Array.from({ length: uncertainty.scenarioCount }, () =>
    oneScenario({ costs, incomeYen, openingYen, yearCount, uncertainty, normal }),
  );
  return Array.from({ length: yearCount }, (_, index) => {
    const balances = scenarios.map((years) => years[index].closingYen).toSorted((a, b) => a - b);
    return shares.map((share) => balances[Math.ceil(balances.length * share) - 1]);
  });
}

function oneScenario({ costs, incomeYen, openingYen, yearCount, uncertainty, normal }) {
  const years = Array.from({ length: yearCount }, () => ({ worksYen: 0, price: 1, closingYen: 0 }));
  const trend = Math.exp(normal() * uncertainty.priceTrendSpread);
  for (let index = 1; index < yearCount; index += 1) {
    const shock = Math.exp(normal() * uncertainty.yearlyPriceSpread);
    years[index].price = years[index - 1].price * shock * trend;
  }
  for (const [planned, yen] of costs) {
    const year = years[shifted(planned, normal(), yearCount)];
    const overrun = Math.exp(normal() * uncertainty.overrunSpread);
    if (year) year.worksYen += Math.round(yen * year.price * overrun);
  }
  let balanceYen = openingYen;
  for (const year of years) {
    balanceYen += incomeYen - year.worksYen;
    year.closingYen = balanceYen;
  }
  return years;
}

/** About one work in twenty comes earlier, one in seven later. */
function shifted(planned, drawn, yearCount) {
  if (drawn < -1.645) return Math.max(0, planned - 1);
  return drawn > 1.036 ? Math.min(yearCount, planned + 1) : planned;
}

function normalsFrom(seed) {
  let state = seed >>> 0;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
