/**
 * Fetches a hand-written part of a screen, which the manifest names and `src/areas/<area>/web/parts/` holds.
 * `Props` are those of its place on the screen.
 */
export type LoadPart<Props> = () => Promise<{
  // A method: a part for the rows of one call is a part of a screen, whose kind knows nothing of them.
  default(props: Props): unknown;
}>;
