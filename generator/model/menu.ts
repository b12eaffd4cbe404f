import type { Text } from '#contract/text.ts';
import type { RawMenuItem } from '../language/menu.ts';
import type { DraftMenu } from './draft.ts';
import { textOf } from './texts.ts';

export interface MenuTab {
  readonly label: Text;
  readonly link: string;
}

export interface MenuGroup {
  readonly id: string;
  readonly area: string;
  readonly label: Text;
  readonly icon: string;
  /** A group without items is itself a link. */
  readonly link?: string;
  readonly gateway?: string;
  readonly items: readonly (MenuTab & { readonly badge?: string; readonly tabs?: readonly MenuTab[] })[];
  readonly order: number;
}

/** Place of a group that says none. */
const belowAll = 99_000;

const tabOf = ({ label, link }: Pick<RawMenuItem, 'label' | 'link'>) => ({ label: textOf(label, label.th), link });

export function menuGroup({ area, gateway, raw }: DraftMenu): MenuGroup {
  return {
    id: raw.id,
    area,
    label: textOf(raw.label, raw.label.th),
    icon: raw.icon,
    ...(raw.link === undefined ? {} : { link: raw.link }),
    ...(gateway === undefined ? {} : { gateway }),
    items: (raw.items ?? []).map((item) => ({
      ...tabOf(item),
      ...(item.badge === undefined ? {} : { badge: item.badge }),
      ...(item.tabs === undefined ? {} : { tabs: item.tabs.map(tabOf) }),
    })),
    order: raw.order ?? belowAll,
  };
}
