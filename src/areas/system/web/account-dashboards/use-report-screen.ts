import { useEffect, useState } from 'react';
import type { ReportScreen } from '#contract/screen.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { useCan } from '#web/auth/session-context.tsx';

/** `gone`: there is no such report any more; `hidden`: it is not for this person. */
export type Found = ReportScreen | 'gone' | 'hidden' | 'loading';

/** What a page was made of, where it is a report with a chart. */
function reportOf(page: object): ReportScreen | undefined {
  const screen = 'screen' in page ? (page.screen as Partial<ReportScreen>) : undefined;
  return screen?.kind === 'report' && screen.chart ? (screen as ReportScreen) : undefined;
}

/** The report at a path, fetched as its page is. */
export function useReportScreen(path: string): Found {
  const { screens } = useMenus();
  const can = useCan();
  const route = screens.find((one) => one.path === path);
  const [found, setFound] = useState<Found>('loading');
  const load = route?.load;
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Found) => isCurrent && setFound(next);
    if (!load) take('gone');
    // A file that cannot be fetched is asked for again with the page.
    else
      load().then(
        ({ default: page }) => take(reportOf(page) ?? 'gone'),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return route && !can(route.permission) ? 'hidden' : found;
}
