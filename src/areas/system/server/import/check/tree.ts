/** Referrals by username: those in the database, overlaid with those of the file so far. */
export class Tree {
  readonly #stored = new Map<string, string>();
  readonly #filed = new Map<string, string>();

  /** Adds an existing link. */
  store(child: string, parent: string): void {
    this.#stored.set(child, parent);
  }

  /** Whether this link would create a cycle. */
  closes(child: string, parent: string): boolean {
    return parent === child || this.#above(parent).includes(child);
  }

  /** Adds a link of the file; later ones are checked against it. */
  link(child: string, parent: string): void {
    this.#filed.set(child, parent);
  }

  /** Level of a member referred by `parent`: the number of referrers above. */
  levelBelow(parent: string): number {
    return this.#above(parent).length + 1;
  }

  #above(start: string): readonly string[] {
    const ancestors: string[] = [];
    const visited = new Set([start]);
    for (let at = this.#parentOf(start); at !== undefined && !visited.has(at); at = this.#parentOf(at)) {
      visited.add(at);
      ancestors.push(at);
    }
    return ancestors;
  }

  #parentOf(child: string): string | undefined {
    return this.#filed.get(child) ?? this.#stored.get(child);
  }
}
