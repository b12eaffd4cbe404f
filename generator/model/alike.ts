const known = new WeakSet<object>();

/** Marks a value that others are told by: an equal one in its place is another. */
export function byIdentity<T extends object>(value: T): T {
  known.add(value);
  return value;
}

export const isByIdentity = (value: object): boolean => known.has(value);

const prototypes = new Set<unknown>([Object.prototype, null]);

/** Marks a class whose objects are data: all that is of one is in its properties. */
export function asData(made: { readonly prototype: object }): void {
  prototypes.add(made.prototype);
}

/** Both plain, or of one such class. */
const areData = (a: object, b: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(a);
  return prototypes.has(prototype) && prototype === Object.getPrototypeOf(b);
};

/** `now` with everything that is equal to what it was before being that. For data without anything in it twice. */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now) || typeof now !== 'object' || typeof before !== 'object') return now;
  if (now === null || before === null || Array.isArray(now) !== Array.isArray(before)) return now;
  const [old, own] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const [names, others] = [Object.keys(own), Object.keys(old)];
  let isSame = names.length === others.length;
  names.forEach((name, index) => {
    const value = own[name];
    const kept = Object.hasOwn(old, name) ? shared(old[name], value) : value;
    isSame &&= others[index] === name && Object.is(kept, old[name]);
    own[name] = kept;
  });
  // All of it is what it was before.
  return isSame ? (before as T) : now;
}

type Keyed = Readonly<Record<string, unknown>>;

const sameProperties = (a: Keyed, b: Keyed): boolean => {
  const [names, others] = [Object.keys(a), Object.keys(b)];
  return names.length === others.length && names.every((name, at) => others[at] === name && alike(a[name], b[name]));
};

const inOrder = (a: Iterable<unknown>, b: Iterable<unknown>): boolean => {
  const others = b[Symbol.iterator]();
  for (const each of a) {
    const other = others.next();
    if (other.done || !alike(each, other.value)) return false;
  }
  return others.next().done === true;
};

/** Would everybody make the same of both? Data is compared by what is in it, in its order; everything else is only itself. */
export function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (known.has(a) || known.has(b)) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => alike(each, b[index]));
  if ((a instanceof Map && b instanceof Map) || (a instanceof Set && b instanceof Set))
    return a.size === b.size && inOrder(a, b);
  return areData(a, b) && sameProperties(a as Keyed, b as Keyed);
}
