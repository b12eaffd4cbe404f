import { lazy, Suspense } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { useDashboardsText } from './texts.ts';

/** What draws charts is fetched with the page: the first load of every page names what this file needs. */
const Dashboards = lazy(() => import('./dashboards.tsx').then((part) => ({ default: part.Dashboards })));

/** Charts of reports that people have put together. */
export default function DashboardsPage() {
  const text = useDashboardsText();
  return (
    <Stack>
      <PageHeader title={text.title} />
      <Suspense fallback={<SkeletonLines count={10} />}>
        <Dashboards />
      </Suspense>
    </Stack>
  );
}
