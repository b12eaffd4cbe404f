import type { ComponentType } from 'react';
import type { ListScreen } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';

type Page = ComponentType & { readonly screen: ListScreen };

export declare function viewsPage(spec: {
  readonly first: Page;
  readonly name: string;
  readonly title: Text;
  readonly views: readonly {
    readonly name: string;
    readonly title: Text;
    readonly permission: string;
    readonly load: () => Promise<{ readonly default: Page }>;
  }[];
}): Page;
