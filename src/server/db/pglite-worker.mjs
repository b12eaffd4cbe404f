// Runs PGlite off the main thread, because a query blocks the event loop for its whole length. Plain JavaScript, so
// that the same file works under tsx, under vitest and copied next to the bundle. Everything crosses as text; the main
// thread parses (values.ts). Queries arrive one at a time: the main thread hands out the one session.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @param {unknown} value */
const asText = (value) => value;

/**
 * Pages that the engine keeps: 32 MB instead of 128 cost a tenth of its time, for its files are in the memory of the system as well.
 * These hold for every folder, whatever its postgresql.conf says.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** By type, for all types that PGlite would parse or print by itself. @type {Record<string, (value: any) => any>} */
const untouched = {};

/** @param {any} error */
function describe(error) {
  const { message, code, constraint, table, column, detail } = error ?? {};
  const state = typeof code === 'string' ? code : 'XX000';
  return { message: String(message ?? error), code: state, constraint, table, column, detail };
}

/**
 * @param {PGlite} db
 * @param {string} text
 * @param {(string | null)[] | null} parameters null for a script of several statements
 */
async function run(db, text, parameters) {
  if (parameters === null) {
    await db.exec(text);
    return { columns: [], rows: [], affected: 0, command: 'SCRIPT' };
  }
  const result = await db.query(text, parameters, { rowMode: 'array', parsers: untouched, serializers: untouched });
  return {
    columns: result.fields.map((field) => ({ name: field.name, oid: field.dataTypeID })),
    rows: result.rows,
    affected: result.affectedRows ?? 0,
    command: result.command ?? '',
  };
}

/** A file as a whole: a Blob would hand it over in small pieces, which takes as long as starting. @param {string} path */
function imageOf(path) {
  const bytes = readFileSync(path);
  return Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer });
}

/** @param {import('node:worker_threads').MessagePort} port */
async function serve(port) {
  try {
    const db = await PGlite.create({
      ...workerData.engine,
      startParams,
      ...(workerData.dir !== null && { dataDir: workerData.dir }),
      ...(workerData.image !== undefined && { loadDataDir: imageOf(workerData.image) }),
    });
    for (const oid of [...Object.keys(db.parsers), ...Object.keys(db.serializers)]) untouched[oid] = asText;
    await db.exec("set time zone 'UTC'");
    port.on('message', async ({ id, text, parameters, channel, end }) => {
      try {
        if (channel !== undefined) {
          await db.listen(channel, (payload) => port.postMessage({ heard: payload }));
          port.postMessage({ id });
        } else if (end) {
          await db.close();
          port.postMessage({ id });
          port.close();
        } else {
          port.postMessage({ id, result: await run(db, text, parameters) });
        }
      } catch (error) {
        port.postMessage({ id, error: describe(error) });
      }
    });
    port.postMessage({ id: 0 });
  } catch (error) {
    port.postMessage({ id: 0, error: describe(error) });
    port.close();
  }
}

if (parentPort) await serve(parentPort);
