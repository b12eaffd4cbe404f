import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { timeFormat } from './format.ts';

export const timeCell = classedCell(timeFormat, css.clock);
