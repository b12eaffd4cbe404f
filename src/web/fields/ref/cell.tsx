import { defineCell } from '../parts/define-cell.tsx';
import { refFormat } from './format.ts';

export const refCell = defineCell(refFormat);
