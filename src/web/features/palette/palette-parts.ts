import type { Permission } from '#domain/access/permission.ts';
import { partsOf } from '#domain/screens/parts-of.ts';
import { isFor } from '#domain/screens/screen.ts';
import type { PalettePage } from './palette-options.ts';

/** Every page, each followed by its tabs and sections, as far as they are for whoever may do this. */
export function withParts(
  pages: readonly PalettePage[],
  may: readonly Permission[],
): PalettePage[] {
  return pages.flatMap((page) => [
    page,
    ...[...(page.subItems ?? []), ...partsOf(page.path).filter(isFor(may))].map((part) => ({
      ...part,
      description: `${page.label}の中`,
      icon: page.icon,
      isPart: true,
    })),
  ]);
}
