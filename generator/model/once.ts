/** `make`, done once for each name: names come back by the thousand. */
export function oncePerName<R>(make: (name: string) => R): (name: string) => R {
  const known = new Map<string, { readonly made: R }>();
  return (name) => {
    const found = known.get(name);
    if (found) return found.made;
    const made = make(name);
    known.set(name, { made });
    return made;
  };
}

/** `make`, done once for each object. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly made: V }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.made;
    const made = make(key);
    known.set(key, { made });
    return made;
  };
}
