import type { ComponentType } from 'react';
import type { WizardScreen } from '#contract/wizard.ts';
import { WizardScreenView } from './wizard-screen.tsx';

/** A page together with what it was made of. */
export type WizardPage = ComponentType & { readonly screen: WizardScreen };

/** The page of a wizard: `export default wizardPage({ … })` is all that a stub says. */
export function wizardPage(screen: WizardScreen): WizardPage {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <WizardScreenView screen={screen} />;
  }
  return Object.assign(Page, { screen });
}
