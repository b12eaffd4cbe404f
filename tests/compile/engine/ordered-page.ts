import type { ComponentType } from 'react';
import type { ListScreen } from '#contract/screen.ts';

export declare function orderedPage(screen: ListScreen): ComponentType;
