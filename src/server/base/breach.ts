/** A rule that does not hold, with the first row that breaks it. */
export interface Breach {
  readonly id: string;
  readonly title: string;
  readonly row: Readonly<Record<string, unknown>>;
}
