import { defineCell } from '../parts/define-cell.tsx';
import { emailFormat } from './format.ts';

/** Bare text: staff copy an address, they do not write to it from here. */
export const emailCell = defineCell(emailFormat);
