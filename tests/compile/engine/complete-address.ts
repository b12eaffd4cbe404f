import type { Board } from '#contract/panel.ts';

export declare const completeAddress: NonNullable<Board['complete']>;
