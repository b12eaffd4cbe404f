import { plainFormat } from '../parts/plain-format.ts';

export const emailFormat = plainFormat('email', 190);
