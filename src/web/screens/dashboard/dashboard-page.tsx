import type { ComponentType } from 'react';
import type { DashboardScreen } from '#contract/dashboard.ts';
import { DashboardScreenView } from './dashboard-screen.tsx';

/** The page of a dashboard: `export default dashboardPage({ … })` is all that a stub says. */
export function dashboardPage(screen: DashboardScreen): ComponentType & { readonly screen: DashboardScreen } {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <DashboardScreenView screen={screen} />;
  }
  return Object.assign(Page, { screen });
}
