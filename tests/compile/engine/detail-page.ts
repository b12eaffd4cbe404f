import type { ComponentType } from 'react';
import type { DetailScreen } from '#contract/screen.ts';

export declare function detailPage(screen: DetailScreen): ComponentType;
