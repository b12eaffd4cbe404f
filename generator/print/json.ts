/** JSON with a line for each key of the outermost object and of those in it: a change of one is a change of one line. */
export function lineByLine(value: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(value).map(([name, inner]) => {
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    const parts = isObject
      ? Object.entries(inner).map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
      : [];
    return ` ${JSON.stringify(name)}: ${parts.length > 0 ? `{\n${parts.join(',\n')}\n }` : JSON.stringify(inner)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
