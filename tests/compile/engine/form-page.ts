import type { ComponentType } from 'react';
import type { FormScreen } from '#contract/screen.ts';

export declare function formPage(screen: FormScreen): ComponentType;
