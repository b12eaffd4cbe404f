import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { integerFormat } from './format.ts';

export const integerCell = classedCell(integerFormat, css.number);
