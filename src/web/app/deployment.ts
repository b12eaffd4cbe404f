import type { LoadIcons, Route } from '#contract/route.ts';

export interface Brand {
  readonly name: string;
  /** CSS colour of the mark. */
  readonly color?: string;
}

/** What a deployment's generated route table exports. */
export interface Deployment {
  readonly routes: readonly Route[];
  readonly brand: Brand;
  /** Every icon that a menu may have: for menus that people have made, and to choose from. */
  readonly loadMenuIcons?: LoadIcons;
}
