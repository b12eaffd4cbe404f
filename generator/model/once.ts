/** `make`, done once for each name: names come back by the thousand. */
export function oncePerName<R>(make: (name: string) => R): (name: string) => R {
  const cache = new Map<string, { readonly made: R }>();
  return (name) => {
    const found = cache.get(name);
    if (found) return found.made;
    const made = make(name);
    cache.set(name, { made });
    return made;
  };
}

/** `make`, done once for each object. */
export function once<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, { readonly made: V }>();
  return (key) => {
    const found = cache.get(key);
    if (found) return found.made;
    const made = make(key);
    cache.set(key, { made });
    return made;
  };
}
