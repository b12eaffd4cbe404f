import { isUnfinished } from '#web/core/unfinished.ts';
import { useText } from '#web/locale/use-text.ts';

/** For a picture of rows: which of them are not over yet, and what is said of them. */
export function useUnfinished(rows: readonly object[]): {
  readonly places: readonly boolean[];
  readonly label: string;
} {
  return { places: rows.map(isUnfinished), label: useText().state.unfinished };
}
