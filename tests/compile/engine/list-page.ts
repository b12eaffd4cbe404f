import type { ComponentType } from 'react';
import type { ListScreen } from '#contract/screen.ts';

export declare function listPage(screen: ListScreen): ComponentType & { readonly screen: ListScreen };
