import type { Ask } from './ask.ts';
import type { LoadPart } from './part.ts';

/** What a form says of its record, and what is drawn beside it. */
export interface FormWords {
  /** What the record is called, with `{field}` places (update only). */
  readonly about?: string;
  /** Questions before changes of a record are saved. */
  readonly asks?: readonly Ask[];
  /** Hand-written part beside the form. */
  readonly aside?: LoadPart<AsideProps>;
}

/** What a hand-written part beside a form is given. */
export interface AsideProps {
  /** As they are typed. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Key of the record, as the address has it; a new one has none. */
  readonly id: string | undefined;
}
