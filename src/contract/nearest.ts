/** Edits (insert, delete, replace, swap neighbours) that lead from one word to another, given up beyond `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
      if (best < least) least = best;
    }
    // A swap reaches back over one row, and costs one.
    if (least > most + 1) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** The letters of a word, as bits. An edit removes at most one letter and adds at most one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** Are there more than `most` bits? */
function exceeds(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; left !== 0; count++) {
    if (count === most) return true;
    left &= left - 1;
  }
  return false;
}

/** The name that the author probably meant, or undefined where none is near: nearest('amuont', ['amount']) = 'amount'. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.min(3, Math.floor(name.length * 0.4)));
  const lower = name.toLowerCase();
  const letters = lettersOf(lower);
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of candidates) {
    if (candidate === name || Math.abs(candidate.length - name.length) > most) continue;
    const other = candidate.toLowerCase();
    // Nearly every name is ruled out by its letters alone.
    const theirs = lettersOf(other);
    if (exceeds(letters & ~theirs, most) || exceeds(theirs & ~letters, most)) continue;
    const edits = distance(lower, other, most);
    if (edits < least || (edits === least && edits <= most && best !== undefined && candidate < best)) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}
