import type { DrawCell } from '#contract/cell.ts';

export declare const followCell: DrawCell;
export declare const meterCell: DrawCell;
export declare const warnCell: DrawCell;
export declare const waitCell: DrawCell;
export declare const marksCell: DrawCell;
export declare const levelsCell: DrawCell;
