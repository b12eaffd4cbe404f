import type { ComponentType } from 'react';
import type { DashboardScreen } from '#contract/dashboard.ts';

export declare function dashboardPage(screen: DashboardScreen): ComponentType & { readonly screen: DashboardScreen };
