/** From the head of a PNG or JPEG, before anything decodes it. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength > 24 && view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (
    let at = 2;
    at + 9 < bytes.byteLength && view.getUint8(at) === 0xff;
    at += 2 + view.getUint16(at + 2)
  ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
