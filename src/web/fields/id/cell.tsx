import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { idFormat } from './format.ts';

export const idCell = classedCell(idFormat, css.number);
