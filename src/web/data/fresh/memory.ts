import type { Changed } from '#contract/changes.ts';

/** Milliseconds for which changes are remembered: an answer is on its way, or read ahead, no longer than that. */
export const memory = 60_000;
/** More changes than this in that time are remembered as “everything”. */
const most = 1_000;

export interface Heard {
  /** Where and when the server heard of it; undefined when changes may have been missed. */
  readonly id: string | undefined;
  /** Undefined stands for everything. */
  readonly changed: Changed | undefined;
  readonly at: number;
}

export interface Memory {
  add(id: string | undefined, changed?: Changed): void;
  /** What was heard at that moment or later. */
  since(moment: number): readonly Heard[];
}

/** What has changed of late: an answer that was requested before may come, or be shown, only afterwards. */
export function createMemory(now: () => number): Memory {
  let heard: readonly Heard[] = [];
  return {
    add(id, changed) {
      const recent = heard.filter(({ at }) => now() - at < memory);
      heard = [
        ...(recent.length < most ? recent : [{ id: undefined, changed: undefined, at: now() }]),
        { id, changed, at: now() },
      ];
    },
    since: (moment) => heard.filter(({ at }) => at >= moment),
  };
}
