// Colours and materials: what every season shares, and what it wears.
import { neat } from './neat.mjs';
import { pngOf } from './png.mjs';

const outlineWidth = 0.0015;
const navy = { lit: '#2f4a7d', shade: '#22345c', line: '#131d38', rim: '#7f9ed6' };
const teal = { lit: '#12877a', shade: '#0b5f58', line: '#083f3b', rim: '#7fd6c8' };
const white = { lit: '#ffffff', shade: '#cfdcec', line: '#6f7f97', rim: '#ffffff' };

/** Colours in light and shade, of the outline and of the light along the edges. */
const looks = {
  skin: { lit: '#ffdfc6', shade: '#f3b394', line: '#a5614a', rim: '#ffffff' },
  hair: { lit: '#7a5642', shade: '#573a30', line: '#33211c', rim: '#c79a74' },
  lock: { lit: '#7a5642', shade: '#573a30', line: '#33211c', rim: '#c79a74' },
  cap: navy,
  vest: navy,
  sign: { ...navy, line: null },
  band: teal,
  visor: { lit: '#26365c', shade: '#18233f', line: '#0c1326', rim: '#9fb6e6' },
  gold: { lit: '#ffd36b', shade: '#d99a2b', line: '#8a5a12', rim: '#fff3cf' },
  shirt: white,
  sleeve: white,
  bow: teal,
  pin: { lit: '#ffc4d4', shade: '#ec93ad', line: '#a84a68', rim: '#ffffff' },
  scarf: teal,
  trousers: { lit: '#cdb892', shade: '#a98f68', line: '#6a5439', rim: '#f2e3c4' },
  shoes: { lit: '#7a4a33', shade: '#553021', line: '#2d1811', rim: '#c58d6c' },
  plate: { lit: '#ffffff', shade: '#dfe7ee', line: '#5d6d85', rim: '#ffffff' },
};

const rose = { lit: '#e98aa6', shade: '#c5607f', line: '#7d2f49', rim: '#ffd9e4' };
const wardrobe = {
  spring: { bow: rose },
  // 夏帽: a white cover on the cap, and linen.
  summer: {
    cap: white,
    vest: { lit: '#6f9fcb', shade: '#4d79a6', line: '#274766', rim: '#cfe6fa' },
    trousers: { lit: '#e8dfcb', shade: '#c6b998', line: '#7d6f50', rim: '#ffffff' },
  },
  autumn: {
    vest: { lit: '#8f4f38', shade: '#6a3627', line: '#3b1a11', rim: '#d69a7a' },
    bow: { lit: '#d8962f', shade: '#a86d1c', line: '#5f3a0a', rim: '#ffe0a6' },
    pin: { lit: '#ffd05a', shade: '#dd9a28', line: '#8a5a12', rim: '#fff3cf' },
  },
  winter: {
    sleeve: { lit: '#3c578c', shade: '#293f6b', line: '#131d38', rim: '#8fabdf' },
    scarf: { lit: '#c9483f', shade: '#98302c', line: '#551513', rim: '#f2a49a' },
  },
};

const flat = {
  eye: { colour: '#33211f' },
  brow: { colour: '#4a2f26' },
  mouth: { colour: '#8f2f33' },
  tongue: { colour: '#f08a86' },
  spark: { colour: '#ffffff' },
  soft: { colour: '#ffffff', isSoft: true },
};
export const materialNames = [...Object.keys(looks), ...Object.keys(flat)];

export function materialOf(name, season) {
  if (name in flat) {
    const { colour, isSoft } = flat[name];
    return {
      name,
      pbrMetallicRoughness: {
        baseColorFactor: [...linear(colour), 1],
        ...(isSoft && { baseColorTexture: { index: 0 } }),
        metallicFactor: 0,
        roughnessFactor: 1,
      },
      ...(isSoft && { alphaMode: 'BLEND' }),
      extensions: { KHR_materials_unlit: {} },
    };
  }
  const { lit, shade, line, rim } = { ...looks, ...wardrobe[season] }[name];
  return {
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...linear(lit), 1],
      metallicFactor: 0,
      roughnessFactor: 1,
    },
    extensions: {
      VRMC_materials_mtoon: {
        specVersion: '1.0',
        shadeColorFactor: linear(shade),
        shadingShiftFactor: -0.12,
        shadingToonyFactor: 0.62,
        giEqualizationFactor: 0.9,
        parametricRimColorFactor: linear(rim).map((it) => neat(it * 0.32)),
        parametricRimFresnelPowerFactor: 4.2,
        parametricRimLiftFactor: 0.02,
        rimLightingMixFactor: 1,
        ...(line && {
          outlineWidthMode: 'worldCoordinates',
          outlineWidthFactor: outlineWidth,
          outlineColorFactor: linear(line),
          outlineLightingMixFactor: 0,
        }),
      },
    },
  };
}

function linear(hex) {
  return [1, 3, 5].map((from) => {
    const c = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return neat(c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  });
}

/** Left: the blush of the cheeks. Right: the light in an iris. */
export function softTexture() {
  const half = 64;
  return pngOf(2 * half, half, (x, y) => {
    const r = Math.hypot(((x % half) + 0.5) / (half / 2) - 1, (y + 0.5) / (half / 2) - 1);
    const alpha = Math.max(0, 1 - r) ** 1.1;
    return x < half
      ? [255, 128, 112, Math.round(175 * alpha ** 0.9)]
      : [176, 112, 72, Math.round(235 * Math.min(1, 1.35 * alpha))];
  });
}
