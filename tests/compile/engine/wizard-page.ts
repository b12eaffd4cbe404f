import type { ComponentType } from 'react';
import type { WizardScreen } from '#contract/wizard.ts';

export declare function wizardPage(screen: WizardScreen): ComponentType & { readonly screen: WizardScreen };
