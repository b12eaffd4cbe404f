import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { percentFormat } from './format.ts';

export const percentCell = classedCell(percentFormat, css.number);
