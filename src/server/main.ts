import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { endOnSignal } from './base/ending.ts';
import { jsonLogger, logLevelOf } from './base/logger.ts';
import { databaseOf, environmentOf } from './environment.ts';

// The process: its environment, its signals and its log. Nothing else of the server reads the environment. What it begins with is
// little: the database opens while the rest is read.
const { env } = process;
const logger = jsonLogger(logLevelOf(env.LOG_LEVEL || 'warn'), (line) => process.stderr.write(line));
const ending = endOnSignal(logger);
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const environment = environmentOf(env);
  // A database that is blank is prepared by a second run of this file, in a thread.
  if (!isMainThread) return (await import('./prepare-apart.ts')).runApart(environment);
  const { databaseUrl, dataDir } = environment;
  say(databaseUrl ? 'Opening PostgreSQL …' : `Opening the embedded database in ${dataDir} …`);
  const onIdleError = (error: Error) => logger.error({ err: error }, 'an idle database connection failed');
  const opening = databaseOf(environment, onIdleError);
  // A failure is said where it is waited for.
  opening.catch(() => {});
  const { serve } = await import('./serve.ts');
  await serve(environment, { say, logger, ending, program: fileURLToPath(import.meta.url), opening, onIdleError });
}

start().catch((error: unknown) => {
  if (ending.begun()) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (logger.level === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
