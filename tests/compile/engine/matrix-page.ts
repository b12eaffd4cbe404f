import type { ComponentType } from 'react';
import type { MatrixScreen } from '#contract/matrix.ts';

export declare function matrixPage(screen: MatrixScreen): ComponentType & { readonly screen: MatrixScreen };
