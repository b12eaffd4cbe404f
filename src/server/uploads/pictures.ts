import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type Piscina from 'piscina';
import { FailureError, invalid } from '../base/failure.ts';
import { Lane } from '../base/lane.ts';
import { requireNoTransaction } from '../db/driver.ts';
import type { Mime } from './images.ts';
import { uploadsTexts } from './texts.ts';

/** Maximum number of pixels: a small file can expand to gigabytes. */
const pixels = 40_000_000;
/** Time limit per image in seconds; then its thread is ended and replaced. */
const seconds = 20;
/** Concurrent images: a process has four threads for files, passwords and DNS. */
const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum queue length and waiting time before a request is refused with Retry-After. */
const patience = { wait: 25_000, waiting: 24 } as const;

const limits = { pixels, seconds } as const;
const lane = new Lane(threads, patience, () => new FailureError(503, { message: uploadsTexts.busy, retryAfter: 5 }));

let pool: Promise<Piscina> | undefined;

/** Made for the first picture: a server that sees none does without its libraries. */
async function makePool(): Promise<Piscina> {
  // Loaded in the main thread first: its native libraries stay loaded as long as the process lives.
  const [{ default: Piscina }] = await Promise.all([import('piscina'), import('sharp')]);
  return new Piscina({
    filename: fileURLToPath(new URL('./picture-worker.mjs', import.meta.url)),
    // No `--import tsx` in a worker: it is plain JavaScript.
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
    maxQueue: threads,
    idleTimeout: 30_000,
    // Requests have priority over images.
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}

function run<T>(name: 'redraw' | 'readCode', task: object): Promise<T> {
  return lane.through(async () => {
    pool ??= makePool();
    const threadsOf = await pool;
    // A thread that has yet to start loads its libraries behind everything else: that is no time of the picture.
    await threadsOf.run({}, { name: 'ready' });
    const signal = AbortSignal.timeout((seconds + 1) * 1000);
    return threadsOf.run({ ...task, limits }, { name, signal }) as Promise<T>;
  });
}

/**
 * A picture encoded again: turned as its camera said, without metadata (place, device) and anything else hidden
 * in the file. A PDF is returned as it is; it is only ever served as a download in a sandbox.
 *
 * @throws FailureError 422 for a picture that cannot be read, or not within its time; 503 where too many are being read.
 */
export async function redraw(bytes: Uint8Array, mime: Mime, field: string): Promise<Uint8Array> {
  requireNoTransaction('A picture is drawn');
  if (mime === 'application/pdf') return bytes;
  try {
    return await run<Uint8Array>('redraw', { bytes, mime });
  } catch (error) {
    if (error instanceof FailureError) throw error;
    throw unreadable(field);
  }
}

/**
 * What the QR code on a picture says; null when there is none that can be read (a photograph of paper, a PDF): a slip
 * without a code is still a slip.
 *
 * @throws FailureError 422 for a picture that takes too long; 503 where too many are being read.
 */
export async function readCode(bytes: Uint8Array, mime: string, field: string): Promise<string | null> {
  requireNoTransaction('A code is read');
  if (mime === 'application/pdf') return null;
  try {
    return await run<string | null>('readCode', { bytes });
  } catch (error) {
    if (error instanceof FailureError) throw error;
    if (error instanceof Error && error.name === 'AbortError') throw unreadable(field);
    return null;
  }
}

function unreadable(field: string): FailureError {
  return invalid({ [field]: uploadsTexts.unreadable });
}
