/** 「2.5％」, without the noise of a fraction: 0.029 is 2.9 %. */
export function percentText(rate: number): string {
  return `${(Math.round(rate * 1_000_000) / 10_000).toLocaleString('ja-JP', { maximumFractionDigits: 4 })}％`;
}
