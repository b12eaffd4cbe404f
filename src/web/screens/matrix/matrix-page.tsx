import type { ComponentType } from 'react';
import type { MatrixScreen } from '#contract/matrix.ts';
import { MatrixScreenView } from './matrix-screen.tsx';

/** A page together with what it was made of. */
export type MatrixPage<Answer> = ComponentType & { readonly screen: MatrixScreen<Answer> };

/** The page of a matrix: `export default matrixPage({ … })` is all that a stub says. */
export function matrixPage<Answer>(screen: MatrixScreen<Answer>): MatrixPage<Answer> {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <MatrixScreenView screen={screen} />;
  }
  return Object.assign(Page, { screen });
}
