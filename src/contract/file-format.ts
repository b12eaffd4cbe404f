/** What rows are downloaded as; people are offered them in this order. */
export const fileFormats = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The format that a query asks for with `export=xlsx`; undefined for anything else. */
export function formatAsked(value: unknown): FileFormat | undefined {
  return fileFormats.find((format) => format === value);
}
