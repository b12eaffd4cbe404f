/** What rows are downloaded as; people are offered them in this order. */
export const fileFormats = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The format that a query asks for with `export=xlsx`; undefined for anything else. */
export function formatAsked(value: unknown): FileFormat | undefined {
  return fileFormats.find((format) => format === value);
}

/** File name of a Content-Disposition header, the UTF-8 form first. */
export function fileNameOf(header: string | null): string | undefined {
  const encoded = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // A broken encoding falls back on the plain form.
    }
  }
  return header?.match(/filename="?([^";]+)"?/i)?.[1];
}
