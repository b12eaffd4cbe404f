import { plainFormat } from '../parts/plain-format.ts';

export const codeFormat = plainFormat('code', 170);
