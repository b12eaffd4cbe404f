/** Who referred whom, by username: what the database has, and over it what the file says so far. */
export class Tree {
  readonly #stored = new Map<string, string>();
  readonly #filed = new Map<string, string>();

  /** A link that exists already. */
  store(child: string, parent: string): void {
    this.#stored.set(child, parent);
  }

  /** Would this link close a circle? */
  closes(child: string, parent: string): boolean {
    return parent === child || this.#above(parent).includes(child);
  }

  /** Takes a link of the file; later ones are measured against it. */
  link(child: string, parent: string): void {
    this.#filed.set(child, parent);
  }

  /** How many stand above a member who is referred by `parent`. */
  levelBelow(parent: string): number {
    return this.#above(parent).length + 1;
  }

  #above(start: string): readonly string[] {
    const found: string[] = [];
    const seen = new Set([start]);
    for (let at = this.#parentOf(start); at !== undefined && !seen.has(at); at = this.#parentOf(at)) {
      seen.add(at);
      found.push(at);
    }
    return found;
  }

  #parentOf(child: string): string | undefined {
    return this.#filed.get(child) ?? this.#stored.get(child);
  }
}
