/** What `settlement-pack.mjs` measures, as the server has it. */
export { examplePack } from '#server/features/settlement/example-pack.ts';
export { renderPack } from '#server/features/settlement/render-pack.ts';
