import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Code, codeStamp } from '../load/code.ts';
import type { ManifestFile } from '../load/files.ts';
import { iconsStamp } from '../load/icons.ts';
import { packReadings, type Readings, readingsVersion, unpackReadings } from '../load/kept.ts';
import { readOne } from '../load/read.ts';
import type { Document } from '../model/collect.ts';
import { readKept, writeKept } from '../write/kept.ts';
import type { Invocation } from './command.ts';

type Kept = Invocation['kept'];

/** What saves a run work: what earlier ones have read and proved. */
export interface Store {
  /** As it was kept, for the other thread. */
  readonly kept: Uint8Array | undefined;
  readonly readings: Readings;
  /** Texts that were proved. */
  readonly proofs: readonly string[];
  /** The manifest for which every rule held, as identified by `manifestKey`. */
  readonly sound: string | undefined;
}

const readingsFile = ({ folder }: NonNullable<Kept>): string => join(folder, 'readings');
const soundFile = ({ folder }: NonNullable<Kept>): string => join(folder, 'sound');
const soundVersion = ({ generator }: NonNullable<Kept>): string => `sound ${generator}`;
const proofsFile = ({ folder }: NonNullable<Kept>): string => join(folder, 'proofs');

/** Identifies a manifest by all of its files, and by everything else that the rules look at. */
export const manifestKey = (keys: readonly string[], root: string, code: Code | undefined): string =>
  createHash('sha256')
    .update([...keys, iconsStamp(root), codeStamp(code)].join('\n'))
    .digest('hex');

export function openStore(kept: Kept): Store {
  const bytes = kept && readKept(readingsFile(kept), readingsVersion(kept.generator));
  const proofs = kept && readKept(proofsFile(kept), kept.prover);
  const sound = kept && readKept(soundFile(kept), soundVersion(kept));
  return {
    kept: bytes,
    readings: unpackReadings(bytes),
    proofs: proofs === undefined ? [] : Buffer.from(proofs).toString('latin1').split('\n'),
    sound: sound && Buffer.from(sound).toString('latin1'),
  };
}

/** Reads what was not read before. */
export const readAgain = (
  files: readonly ManifestFile[],
  keys: readonly string[],
  readings: Readings,
): readonly (Document | undefined)[] => files.map((file, index) => readings.get(keys[index] ?? '') ?? readOne(file));

/** Keeps what this run has read, proved and found sound, where that is not what was kept already. Returns what is kept now. */
export function keepStore(
  kept: Kept,
  before: Store,
  now: {
    readonly keys: readonly string[];
    readonly documents: readonly (Document | undefined)[];
    readonly proofs: readonly string[];
    readonly sound: string;
  },
): Store {
  const readings = new Map(
    now.keys.flatMap((key, index) => {
      const document = now.documents[index];
      return document ? [[key, document] as const] : [];
    }),
  );
  const after = { kept: undefined, readings, proofs: now.proofs, sound: now.sound };
  if (!kept) return after;
  if ([...readings.keys()].some((key) => !before.readings.has(key)))
    writeKept(readingsFile(kept), readingsVersion(kept.generator), packReadings(readings));
  const known = new Set(before.proofs);
  if (now.proofs.some((proof) => !known.has(proof)))
    writeKept(proofsFile(kept), kept.prover, Buffer.from(now.proofs.join('\n'), 'latin1'));
  if (now.sound !== before.sound) writeKept(soundFile(kept), soundVersion(kept), Buffer.from(now.sound, 'latin1'));
  return after;
}
