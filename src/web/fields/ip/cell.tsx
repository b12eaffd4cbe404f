import css from '../parts/cells.module.css';
import { classedCell } from '../parts/define-cell.tsx';
import { ipFormat } from './format.ts';

export const ipCell = classedCell(ipFormat, css.code);
