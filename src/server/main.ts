import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { endOnSignal } from './base/ending.ts';
import { jsonLogger, logLevelOf } from './base/logger.ts';
import { environmentOf } from './environment.ts';
import { runApart } from './prepare-apart.ts';
import { serve } from './serve.ts';

// The process: its environment, its signals and its log. Nothing else of the server reads the environment.
const { env } = process;
const logger = jsonLogger(logLevelOf(env.LOG_LEVEL || 'warn'), (line) => process.stderr.write(line));
const ending = endOnSignal(logger);
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const environment = environmentOf(env);
  // A database that is blank is prepared by a second run of this file, in a thread.
  if (!isMainThread) return runApart(environment);
  await serve(environment, { say, logger, ending, program: fileURLToPath(import.meta.url) });
}

start().catch((error: unknown) => {
  if (ending.begun()) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (logger.level === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
