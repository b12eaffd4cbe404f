/** A text as a literal of SQL, for statements that are defined once and take no parameters. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
