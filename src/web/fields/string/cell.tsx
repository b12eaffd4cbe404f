import { defineCell } from '../parts/define-cell.tsx';
import { stringFormat } from './format.ts';

export const stringCell = defineCell(stringFormat);
