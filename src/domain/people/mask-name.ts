/** 佐藤 太郎 is 佐＊＊: enough to recognise a neighbour, too little to learn a name. */
export function maskName(name: string): string {
  const [first = '＊'] = name.trim();
  return `${first}＊＊`;
}
