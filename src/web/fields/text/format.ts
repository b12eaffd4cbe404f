import { plainFormat } from '../parts/plain-format.ts';

export const textFormat = plainFormat('text', 220);
