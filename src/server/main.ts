import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DeploymentName, deployments } from '#generated/api/deployments.ts';
import { buildApp, platformOf, systemClock } from './app.ts';
import { systemContext } from './context-factory.ts';
import { openDatabase } from './db/connect.ts';
import { demoAccounts } from './db/demo/accounts.ts';
import { demoPassword } from './db/demo/seed-demo.ts';
import { parseSize } from './db/demo/size.ts';
import { prepareDatabase } from './db/prepare.ts';
import { cipherOf } from './generic/cipher.ts';
import { onRing } from './jobs/doorbell.ts';
import { startWorker } from './jobs/worker.ts';
import { jsonLogger, logLevelOf } from './logger.ts';
import { sandboxProviders } from './providers/sandbox/sandbox-providers.ts';
import { parseSecretKey, secretKeyFile } from './secret-key.ts';
import { financeTasks } from './services/finance/jobs.ts';
import { createOwnerLink } from './setup/first-owner.ts';
import { parseTrustProxy } from './trust-proxy.ts';

// The process: environment, listening, signals. Nothing else of the server reads the environment.
const { env } = process;
const log = (line: string) => process.stdout.write(`${line}\n`);
const logger = jsonLogger(logLevelOf(env.LOG_LEVEL || 'warn'), (line) => process.stderr.write(line));

/** How long a stop may take before the process ends regardless. */
const stopWithin = 10_000;

function isDeployment(name: string): name is DeploymentName {
  return Object.hasOwn(deployments, name);
}

function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

function environment() {
  const deployment = env.DEPLOYMENT || 'default';
  if (!isDeployment(deployment)) {
    throw new Error(`DEPLOYMENT=${deployment} does not exist; there are: ${Object.keys(deployments).join(', ')}`);
  }
  const port = Number(env.PORT || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT=${env.PORT} is no port`);
  const host = env.HOST || '127.0.0.1';
  const dataDir = resolve(env.DATA_DIR || '.data');
  const webRoot = join(projectRoot(), 'dist/web', deployment);
  const publicUrl = env.PUBLIC_URL || undefined;
  // Known passwords must never be reachable from outside.
  const mayDemo = env.NODE_ENV !== 'production' && ['127.0.0.1', '::1', 'localhost'].includes(host);
  const demo = mayDemo && env.DEMO_SIZE !== 'none' ? parseSize(env.DEMO_SIZE || 'demo') : undefined;
  const secretKey = env.SECRET_KEY ? parseSecretKey(env.SECRET_KEY) : secretKeyFile(join(dataDir, 'secret.key'));
  const trustProxy = env.TRUST_PROXY ? parseTrustProxy(env.TRUST_PROXY) : false;
  return { deployment, port, host, dataDir, webRoot, publicUrl, demo, secretKey, trustProxy };
}

async function start(): Promise<void> {
  const { deployment, port, host, dataDir, webRoot, publicUrl, demo, secretKey, trustProxy } = environment();
  log(env.DATABASE_URL ? 'Opening PostgreSQL …' : `Opening the embedded database in ${dataDir} …`);
  const database = await openDatabase(
    env.DATABASE_URL
      ? {
          url: env.DATABASE_URL,
          onError: (error) => logger.error({ err: error }, 'an idle database connection failed'),
        }
      : { dir: dataDir },
  );
  const { db } = database;
  try {
    const { empty } = await prepareDatabase({
      database,
      ...(demo === undefined ? {} : { demo, server: deployments[deployment].server }),
      seal: cipherOf(secretKey).encrypt,
      now: systemClock.now(),
      log,
    });
    const providers = sandboxProviders(db, {}, systemClock.now);
    const options = {
      deployment,
      db,
      providers,
      clock: systemClock,
      logger,
      ...(existsSync(join(webRoot, 'index.html')) ? { webRoot } : {}),
      settings: {
        secretKey,
        https: publicUrl?.startsWith('https://') ?? false,
        trustProxy,
      },
    };
    const app = await buildApp(options);
    const worker = startWorker({
      db,
      handlers: financeTasks(systemContext(platformOf(options), 'jobs')),
      onError: (error, task) =>
        logger.error(
          { err: error instanceof Error ? error : new Error(String(error)), topic: task?.topic },
          'a task failed',
        ),
    });
    onRing(worker.wake);
    stopOnSignal(async () => {
      await app.close();
      await worker.stop();
      await database.close();
    });
    const address = await app.listen({ port, host });
    log(
      `Ready: ${publicUrl ?? address.replace('127.0.0.1', host)}  (${deployments[deployment].title.en}, deployment ${deployment})`,
    );
    const accounts = demo === undefined ? [] : await demoAccounts(db);
    if (accounts.length > 0) log(demoList(accounts));
    if (empty) log(`First owner: open once within 24 hours ${publicUrl ?? address}/setup#${await createOwnerLink(db)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function demoList(accounts: readonly { readonly role: string; readonly username: string }[]): string {
  const lines = accounts.map(({ role, username }) => `  ${role.padEnd(14)} ${username}`);
  return ['Demo accounts:', ...lines, `  password of all: ${demoPassword}`].join('\n');
}

/** Lets requests and tasks under way finish, then closes the database; a second signal does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), stopWithin).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error instanceof Error ? error : new Error(String(error)) }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (logger.level === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
