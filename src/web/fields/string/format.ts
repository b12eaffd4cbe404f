import { plainFormat } from '../parts/plain-format.ts';

export const stringFormat = plainFormat('string', 150);
