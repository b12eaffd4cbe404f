import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deployments } from '#generated/api/deployments.ts';
import { addSandbox, buildApp, jobsOf, type ProductPlatform, platformOf, systemClock } from './app.ts';
import { startDailyAudit } from './audit/daily.ts';
import { headStore } from './audit/heads.ts';
import { cipherOf } from './base/cipher.ts';
import type { Ending } from './base/ending.ts';
import type { jsonLogger } from './base/logger.ts';
import type { OpenDatabase } from './db/connect.ts';
import { asWork } from './db/lanes.ts';
import { missingParts, missingPartsText } from './db/missing-parts.ts';
import { demoAccounts } from './demo/accounts.ts';
import { demoPassword } from './demo/password.ts';
import { databaseOf, type environmentOf, isLoopback } from './environment.ts';
import { createOwnerLink } from './identity/first-owner.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { beginTask } from './jobs/outbox.ts';
import { startWorker } from './jobs/worker.ts';
import { isBlank, prepareApart, prepareFor } from './prepare-apart.ts';
import { bankVault } from './providers/bank-vault.ts';
import { goLive } from './providers/gateways/live-providers.ts';
import { identityVerifier } from './providers/identity-verifier.ts';
import type { MailPort } from './providers/mail.ts';
import { outboxMail } from './providers/mail-outbox.ts';
import { smtpMail } from './providers/mail-smtp.ts';
import type { Providers } from './providers/providers.ts';
import { sandboxProviders } from './providers/sandbox/sandbox-providers.ts';

type Environment = ReturnType<typeof environmentOf>;

/** What the process lends: where lines for people go, the log, and how it ends. */
export interface Process {
  readonly say: (line: string) => void;
  readonly logger: ReturnType<typeof jsonLogger>;
  readonly ending: Ending;
  /** The file that it runs: a thread that prepares the database runs it too. */
  readonly program: string;
  /** The database, which opens while the rest of the program is read. */
  readonly opening: Promise<OpenDatabase>;
  /** Hears of connections that fail while nobody uses them. */
  readonly onIdleError: (error: Error) => void;
}

/** Letters go to the mail server, or into a folder; the demo shows where they lead, for nobody else reads that log. */
function mailPort({ mail, dataDir, deployment, demo }: Environment, say: Process['say']): MailPort {
  if (mail.server) return smtpMail(mail.server, mail.from ?? '');
  const folder = join(dataDir, 'outbox');
  const brand = deployments[deployment].brand.name.replace(/["<>\r\n]/g, '');
  say(`Mail: no SMTP_URL, so letters are files in ${folder}`);
  return outboxMail(folder, mail.from ?? `${brand} <office@localhost>`, ({ to, text }) => {
    if (demo !== undefined) say(`Mail to ${to}: ${/https?:\/\/\S+/.exec(text)?.[0] ?? ''}`);
  });
}

/** Banks, gateways, mail and identity: the sandbox, or the live ones in its place. */
function providersOf(environment: Environment, db: OpenDatabase['db'], say: Process['say']): Providers {
  const { dataDir, deployment, latency, live, production, settings } = environment;
  const cipher = cipherOf(settings.secretKey);
  const sandbox = { vault: bankVault(db, cipher), notices: join(dataDir, 'notices'), ...latency };
  return {
    ...sandboxProviders(db, sandbox, systemClock.now),
    ...(live ? goLive({ db, cipher, now: systemClock.now, production }) : {}),
    mail: mailPort(environment, say),
    ...identityVerifier(deployments[deployment].identity, settings.identityEmulator, systemClock.now),
  };
}

/**
 * Opens the database, brings it to where the server can use it, and has it closed when the process ends. Says in addition
 * whether nobody can sign in yet.
 */
async function opened(environment: Environment, { say, ending, program, opening, onIdleError }: Process) {
  let database = await opening;
  let close = () => database.close();
  ending.last(() => close());
  try {
    // Run from its sources (`npm run dev`) it has no file that a thread could run without a loader.
    if (program.endsWith('.mjs') && (await isBlank(database))) {
      await database.close();
      const apart = prepareApart(program, say);
      close = apart.stop;
      await apart.done;
      database = await databaseOf(environment, onIdleError);
      close = () => database.close();
    }
    const isEmpty = await prepareFor(environment, database, say);
    const lacking = await missingParts(database);
    if (lacking.length > 0) say(missingPartsText(lacking));
    return { database, isEmpty };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts what goes on without anybody asking: the worker of the outbox, and rounds. Returns how to stop it all. */
async function startJobs(
  platform: ProductPlatform,
  address: string,
  { auditHeads }: Environment,
  { logger }: Process,
): Promise<readonly (() => unknown)[]> {
  const { db } = platform;
  const { handlers, begins, startRounds } = jobsOf(platform, address);
  for (const topic of begins) await beginTask(db, topic);
  const worker = startWorker({
    db,
    handlers,
    onError: (error, task) =>
      logger.error(
        { err: error instanceof Error ? error : new Error(String(error)), topic: task?.topic },
        'a task failed',
      ),
  });
  const rounds = asWork('job', () => [
    startDailyAudit({ db, store: headStore(auditHeads), now: systemClock.now, logger }),
    startHousekeeping(db, logger),
    ...startRounds(logger),
  ]);
  return [worker.stop, ...rounds];
}

/** Opens the database, serves the product on it, and says where. Resolves when it listens; what it opened ends with the process. */
export async function serve(environment: Environment, own: Process): Promise<void> {
  const { say, logger, ending } = own;
  const { deployment, demo, host, port, settings, webRoot } = environment;
  const { identity, title } = deployments[deployment];
  const { database, isEmpty } = await opened(environment, own);
  const { db } = database;
  try {
    const options = {
      deployment,
      db,
      providers: providersOf(environment, db, say),
      clock: systemClock,
      listen: database.listen,
      logger,
      ...(existsSync(join(webRoot, 'index.html')) ? { webRoot } : {}),
      settings,
    };
    const platform = platformOf(options);
    const app = await buildApp(options, platform);
    ending.first(() => app.close());
    if (!environment.live && isLoopback(host)) addSandbox(app, platform);
    const listening = await app.listen({ port, host });
    // Port 0 is known only now.
    const address = environment.hasPublicUrl ? settings.publicUrl : listening.replace('127.0.0.1', host);
    ending.first(...(await startJobs(platform, address, environment, own)));
    say(`Ready: ${address}  (${title.en}, deployment ${deployment})`);
    // Their passwords open nothing where an outside service knows the people.
    const accounts = demo === undefined || identity.provider !== 'local' ? [] : await demoAccounts(db);
    if (accounts.length > 0) say(demoList(accounts));
    if (isEmpty) say(`First owner: open once within 24 hours ${address}/setup#${await createOwnerLink(db)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function demoList(accounts: readonly { readonly role: string; readonly username: string }[]): string {
  const lines = accounts.map(({ role, username }) => `  ${role.padEnd(14)} ${username}`);
  return ['Demo accounts:', ...lines, `  password of all: ${demoPassword}`].join('\n');
}
