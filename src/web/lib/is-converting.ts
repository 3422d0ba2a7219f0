/** かな漢字変換: its keys are not meant for us. Safari tells of the Enter that ends it by the number alone. */
export function isConverting({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
