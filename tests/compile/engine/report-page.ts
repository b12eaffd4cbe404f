import type { ComponentType } from 'react';
import type { ReportScreen } from '#contract/screen.ts';

export declare function reportPage(screen: ReportScreen): ComponentType;
