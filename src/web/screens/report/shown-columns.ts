import type { Column } from '#contract/screen.ts';

/** The columns that rows of a group have, without the figures that the person may not know. */
export const shownColumns = (
  columns: readonly Column[],
  group: string | undefined,
  can: (permission: string) => boolean,
): readonly Column[] =>
  columns.filter(
    ({ groups, mask, whole, total }) =>
      (groups === undefined || group === undefined || groups.includes(group)) &&
      (mask === undefined || can(mask) || !(total || whole)),
  );
