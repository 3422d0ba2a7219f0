export type Graphics = 'none' | 'processor' | 'chip';

/** Computers with less (gigabytes) have better things to keep than a figure. */
const leastMemory = 2;

/**
 * Asked before anything is downloaded. A program that draws without a graphics chip names itself. None where motion is
 * not wished, or memory is short.
 */
export function findGraphics(): Graphics {
  const memory: unknown = Reflect.get(navigator, 'deviceMemory');
  if (typeof memory === 'number' && memory < leastMemory) return 'none';
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'none';
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return 'none';
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? 'processor' : 'chip';
}

/** Where the battery is not told, a screen for fingers stands for one. */
export async function isOnBattery(): Promise<boolean> {
  const ask: unknown = Reflect.get(navigator, 'getBattery');
  if (typeof ask !== 'function') return matchMedia('(pointer: coarse)').matches;
  const battery: { charging: boolean } = await ask.call(navigator);
  return !battery.charging;
}
