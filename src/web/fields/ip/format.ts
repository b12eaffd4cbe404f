import { plainFormat } from '../parts/plain-format.ts';

export const ipFormat = plainFormat('ip', 140);
