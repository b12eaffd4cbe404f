import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { multiplierFormat } from './format.ts';

export const multiplierCell = classedCell(multiplierFormat, css.number);
