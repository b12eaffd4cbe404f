/**
 * Fetches a hand-written part of a screen, which the manifest names and `src/areas/<area>/web/parts/` holds.
 * `Props` are those of its place on the screen.
 */
export type LoadPart<Props> = () => Promise<{ readonly default: (props: Props) => unknown }>;
