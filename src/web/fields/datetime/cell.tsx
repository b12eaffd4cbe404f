import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { datetimeFormat } from './format.ts';

export const datetimeCell = classedCell(datetimeFormat, css.clock);
