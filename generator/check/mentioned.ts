/** Keys under which people read, not the generator: words there that look like a name are none. */
const readByPeople: ReadonlySet<string> = new Set(['th', 'en']);

function gather(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    found.add(value);
    for (const part of value.split('.')) found.add(part);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (!readByPeople.has(key)) gather(inner, found);
  }
}

/** Every name that occurs in these values, whole and in its parts: `Book.author_id`, `Book` and `author_id`. */
export function mentionedIn(values: Iterable<unknown>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const value of values) gather(value, found);
  return found;
}
