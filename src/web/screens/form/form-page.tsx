import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import type { FormScreen } from '#contract/screen.ts';
import { FormScreenView } from './form-screen.tsx';

/** The page of a form route. Another record in the address is another form. */
export function formPage(screen: FormScreen): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the page's module is loaded
  return function FormPage() {
    const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
    return <FormScreenView key={id} screen={screen} id={id} />;
  };
}
