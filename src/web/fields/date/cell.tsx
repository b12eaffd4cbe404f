import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { dateFormat } from './format.ts';

export const dateCell = classedCell(dateFormat, css.clock);
