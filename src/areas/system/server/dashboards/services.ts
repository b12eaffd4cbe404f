import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { listDashboards } from './read.ts';
import { deleteDashboard, saveDashboard, shareDashboard } from './write.ts';

/** Charts of reports that a person has put together. */
export const dashboardServices = {
  'dashboard.list': listDashboards,
  'dashboard.save': saveDashboard,
  'dashboard.share': shareDashboard,
  'dashboard.delete': deleteDashboard,
} satisfies Partial<Services<Context>>;
