import { capability } from './action.ts';
import { label } from './field.ts';
import { icon, queueName } from './names.ts';
import type { Infer } from './shape.ts';
import { count, list, may, must, nameOf, object, text } from './words.ts';

const menuTab = object('menu tab', {
  label: must(label, 'What it is called.'),
  link: must(nameOf('link'), 'Route that it leads to.'),
  if: capability,
});

/** One entry of a group. */
export const menuItem = object('menu item', {
  label: must(label, 'What it is called.'),
  link: must(nameOf('link'), 'Route that it leads to.'),
  tabs: may(list(menuTab), 'The screens of one thing, its own the first: tabs above each of them.'),
  badge: may(queueName, 'Queue whose count is shown next to it; while something waits the entry opens just that.'),
  if: capability,
});

export const menu = list(
  object('menu group', {
    id: must(text, 'Name unique among all groups.'),
    label: must(label, 'What it is called.'),
    icon: must(icon, 'Icon.'),
    link: may(nameOf('link'), 'A group without items is itself a link.'),
    items: may(list(menuItem), 'Entries in order.'),
    order: may(count, 'Position among the groups, ascending; equal ones in their order. Default: below all.'),
    if: capability,
  }),
);

export type RawMenu = Infer<typeof menu>;

export type RawMenuItem = Infer<typeof menuItem>;
