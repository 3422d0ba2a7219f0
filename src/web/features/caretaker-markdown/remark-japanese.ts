import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import type { Options } from 'react-markdown';

type Plugin = Extract<
  NonNullable<Options['remarkPlugins']>[number],
  (...given: never[]) => unknown
>;

/** Bold that ends in a mark, as **足ります。**修繕積立金は, closes before a Japanese letter too. */
export const remarkJapanese: Plugin = function addJapanese() {
  const data: { micromarkExtensions?: unknown[] } = Object(this.data());
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), cjkFriendlyExtension()];
};
