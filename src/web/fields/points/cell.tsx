import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { pointsFormat } from './format.ts';

export const pointsCell = classedCell(pointsFormat, css.number);
