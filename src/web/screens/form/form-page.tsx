import type { ComponentType } from 'react';
import { useSearch } from 'wouter';
import type { FormScreen } from '#contract/screen.ts';
import { FormScreenView } from './form-screen.tsx';
import { creating } from './form-sides.ts';

/** A page together with what it was made of, for a hand-written page that takes its place. */
export type FormPage<Answer = unknown> = ComponentType & { readonly screen: FormScreen<Answer> };

/** The page of a form route. Another record in the address is another form; so is one without a record. */
export function formPage<Answer>(screen: FormScreen<Answer>): FormPage<Answer> {
  const blank = creating(screen);
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the page's module is loaded
  function Page() {
    const search = useSearch();
    const id = new URLSearchParams(search).get(screen.key) ?? undefined;
    const side = id === undefined && blank ? blank : screen;
    return <FormScreenView key={side.mode === 'create' ? `+${search}` : id} screen={side} id={id} />;
  }
  return Object.assign(Page, { screen });
}
