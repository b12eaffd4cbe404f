/** A sentence or label in both languages. Thai is always present; English is derived from the name where unwritten. */
export interface Text {
  readonly th: string;
  readonly en: string;
}

/** Languages of every text, the first that of the product. */
export const languages = ['th', 'en'] as const;
export type Language = (typeof languages)[number];
