const example = [
  ['部屋番号', '専有面積', '持分', '議決権', '区分所有者', 'フリガナ'],
  ['101', '70.50', '7050/142000', '1', '佐藤 太郎', 'サトウ タロウ'],
  ['102', '71.50', '7150/142000', '1', '鈴木 一郎、鈴木 花子', 'スズキ イチロウ、スズキ ハナコ'],
];

/** 必要なもの: said before anything is pasted, with an example. */
export function RosterExample() {
  const [head = [], ...lines] = example;
  return (
    <div className="grid gap-2 rounded-lg bg-surface px-4 py-3">
      <p>
        <strong>「部屋番号」と「専有面積」の列が要ります。</strong>
        ほかに、階、タイプ、間取り、持分、議決権、区分所有者、フリガナ、管理費、修繕積立金の列を読みます。並びは自由で、ない列はあとから足せます。
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard */}
      <div className="overflow-x-auto" role="region" aria-label="表の例" tabIndex={0}>
        <table className="text-left">
          <caption className="sr-only">表の例</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="py-1 pr-5 font-bold whitespace-nowrap">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([number = '', ...cells]) => (
              <tr key={number}>
                <th scope="row" className="py-1 pr-5 font-normal">
                  {number}
                </th>
                {cells.map((cell) => (
                  <td key={cell} className="py-1 pr-5 whitespace-nowrap tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-muted">
        1戸を何人かで持つときは、「、」で区切ります。持分がちがうときは「鈴木 一郎（1/3）、鈴木
        花子（2/3）」のように書きます。
      </p>
    </div>
  );
}
