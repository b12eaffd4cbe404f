import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { phoneFormat } from './format.ts';

export const phoneCell = classedCell(phoneFormat, css.clock);
