type Checked = {
  readonly label: string;
  readonly title: string;
  readonly faults: readonly string[];
};

/** Why the agenda cannot be fixed yet, each item by its name; empty where it can. */
export function agendaBlocks(items: readonly Checked[]): readonly string[] {
  if (items.length === 0) return ['議案がまだありません。「議案」で作ってください。'];
  return items.flatMap(({ label, title, faults }) =>
    faults.map((fault) => `${label}「${title.trim() || '件名なし'}」：${fault}`),
  );
}
