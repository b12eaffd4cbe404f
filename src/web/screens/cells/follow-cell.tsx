import type { ReactNode } from 'react';
import type { FollowCell } from '#contract/cell.ts';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { meets } from '#web/core/actions.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';

interface Props extends FollowCell {
  readonly row: Row;
  readonly children: ReactNode;
}

function Follow({ links, row, children }: Props) {
  const can = useCan();
  const link = links.find(({ when, permission }) => can(permission) && (when === undefined || meets(when, row)));
  const href = link && fillLink(link.to, row);
  if (href === undefined) return children;
  return (
    <a href={href} data-internal="">
      {children}
    </a>
  );
}

/** Leads where the row itself leads: to the record behind its reference, whatever that is in this row. */
export const followCell =
  ({ links }: FollowCell): CellOverride =>
  (row, standard) => (
    <Follow links={links} row={row}>
      {standard}
    </Follow>
  );
