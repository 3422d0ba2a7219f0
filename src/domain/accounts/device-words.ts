const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Androidのスマートフォン・タブレット'],
  [/Windows/, 'Windowsパソコン'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linuxパソコン'],
] as const;

const browsers = [
  [/Edg\//, 'Edge'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

type Table = readonly (readonly [RegExp, string])[];

/** 「iPhone（Safari）」: enough to know one's own devices again, and no more is kept. */
export function deviceWords(userAgent: string): string {
  const nameIn = (table: Table) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = nameIn(systems) ?? '種類の分からない機器';
  const browser = nameIn(browsers);
  return browser === undefined ? system : `${system}（${browser}）`;
}
