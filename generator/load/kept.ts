import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Document } from '../model/collect.ts';
import type { ManifestFile } from './files.ts';

/** Files that were read before: what is in a sound one, by `readingKey`. */
export type Readings = ReadonlyMap<string, Document>;

/** Identifies a file by its path and its whole content. */
export const readingKey = ({ path, text }: ManifestFile): string =>
  createHash('sha256').update(path).update('\0').update(text).digest('hex');

/** For whom readings are good: this generator, on this engine, whose format they are in. */
export const readingsVersion = (generator: string): string => `readings ${generator} ${process.versions.v8}`;

export const packReadings = (readings: Readings): Uint8Array => serialize(readings);

/** Of bytes that `packReadings` has made. */
export const unpackReadings = (bytes: Uint8Array | undefined): Readings =>
  bytes === undefined ? new Map<string, Document>() : deserialize(bytes);
