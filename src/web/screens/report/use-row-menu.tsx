import { mdiSubdirectoryArrowRight } from '@mdi/js';
import { useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import { labelOf } from '#contract/field.ts';
import { useLabel } from '#web/locale/language.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useReportText } from './texts.ts';
import type { ReportModel } from './use-report.ts';

type More = (row: Row) => readonly RowMenuItem[];

/** The menu of a row: what it can be looked into by, where there is a choice, and what is to be known of its day. */
export function useRowMenu(
  { groupFilter, waysOf, list: { follow } }: ReportModel,
  moreOfDay: More | undefined,
): More | undefined {
  const label = useLabel();
  const text = useReportText();
  return useMemo(() => {
    if (!waysOf) return moreOfDay;
    return (row) => [
      ...waysOf(row).map(({ group, href }) => ({
        id: group,
        label: `${text.groups}: ${label(labelOf(groupFilter?.field.options, group) ?? { th: group, en: group })}`,
        icon: <Icon path={mdiSubdirectoryArrowRight} size={16} />,
        run: () => follow(href),
      })),
      ...(moreOfDay?.(row) ?? []),
    ];
  }, [groupFilter, waysOf, moreOfDay, follow, label, text]);
}
