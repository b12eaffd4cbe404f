/** A range of a text, by its offsets, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Changes of one text, gathered by the offsets that it had at first; one may come after others were looked at. */
export class Edits {
  readonly original: string;
  #list: readonly Edit[] = [];

  constructor(original: string) {
    this.original = original;
  }

  get list(): readonly Edit[] {
    return this.#list;
  }

  /** Adds a change. False if there is one already. */
  add(edit: Edit): boolean {
    if (this.#list.some(({ start, end }) => edit.start < end && start < edit.end)) return false;
    this.#list = [...this.#list, edit].sort((a, b) => a.start - b.start);
    return true;
  }

  /** The text with all changes made. */
  get text(): string {
    let [text, at] = ['', 0];
    for (const edit of this.#list) {
      text += this.original.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + this.original.slice(at);
  }

  /** Where an offset of the changed text was at first; undefined inside of what was changed. */
  before(offset: number): number | undefined {
    let shift = 0;
    for (const { start, end, text } of this.#list) {
      const now = start + shift;
      if (offset < now) break;
      if (offset < now + text.length) return undefined;
      shift += text.length - (end - start);
    }
    return offset - shift;
  }
}

/** Line and column, from 1, of an offset. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
