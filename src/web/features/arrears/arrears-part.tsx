export function ArrearsPart() {
  return null;
}
