import type { ComponentType } from 'react';
import type { ListScreen } from '#contract/screen.ts';

export declare function boardPage(screen: ListScreen): ComponentType & { readonly screen: ListScreen };
export declare function figuresBoardPage(screen: ListScreen): ComponentType & { readonly screen: ListScreen };
