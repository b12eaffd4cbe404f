import type { Access } from './call.ts';
import type { Text } from './text.ts';

/** How records of a list are found from anywhere, by what a person pasted. */
export interface Finder {
  /** Route of the list. */
  readonly path: string;
  /** Title of its call: what is found. */
  readonly title: Text;
  /** Who may see that screen. */
  readonly permission: Access;
  /** Its call: who may make it finds the rows that it would answer. */
  readonly call: string;
  /** Fields that say exactly what was pasted. */
  readonly by: readonly string[];
  /** Fields of the row that a hit says beside its name. */
  readonly show: readonly string[];
  /** Where a hit leads, where that is not the list with the record open. */
  readonly open?: string;
}
