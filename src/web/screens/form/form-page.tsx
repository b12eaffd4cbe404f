import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import type { FormScreen } from '#contract/screen.ts';
import { FormScreenView } from './form-screen.tsx';

/** A page together with what it was made of, for a hand-written page that takes its place. */
export type FormPage = ComponentType & { readonly screen: FormScreen };

/** The page of a form route. Another record in the address is another form. */
export function formPage(screen: FormScreen): FormPage {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the page's module is loaded
  function Page() {
    const search = useSearch();
    const id = new URLSearchParams(search).get(screen.key) ?? undefined;
    return <FormScreenView key={screen.mode === 'create' ? search : id} screen={screen} id={id} />;
  }
  return Object.assign(Page, { screen });
}
