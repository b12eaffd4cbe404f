import type { Place } from './code.ts';

export const mentionKinds = [
  'column',
  'SQL',
  'text',
  'code',
  'comment',
  'page',
  'manifest',
  'migration',
  'file',
] as const;
export type MentionKind = (typeof mentionKinds)[number];

/** A place that has the name and was not followed: a person has to look whether it means the same thing. */
export interface Mention extends Place {
  readonly kind: MentionKind;
  /** The line, without the space in front. */
  readonly text: string;
}
