import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { authTasks } from '#areas/auth/server/mail-tasks.ts';
import { beginCashback, cashbackTasks } from '#areas/cashback/server/cashback-task.ts';
import { startBankWatch } from '#areas/finance/server/banks/watch.ts';
import { startDepositRounds } from '#areas/finance/server/deposit/rounds.ts';
import { financeTasks } from '#areas/finance/server/jobs.ts';
import { beginTreasury, treasuryTasks } from '#areas/finance/server/treasury.ts';
import { gameTasks } from '#areas/game/server/jobs.ts';
import { gatewayTasks } from '#areas/gateway/server/jobs.ts';
import { affiliateTask, affiliateTopic } from '#areas/member/server/affiliate-day.ts';
import { startMemberRounds } from '#areas/member/server/rounds.ts';
import { beginPolls, pollTasks } from '#areas/poll/server/jobs.ts';
import { promotionTasks } from '#areas/promotion/server/jobs.ts';
import { beginQuests, questTasks } from '#areas/quest/server/jobs.ts';
import { shopTasks } from '#areas/shop/server/services.ts';
import { importTasks } from '#areas/system/server/import/services.ts';
import { wheelTasks } from '#areas/wheel/server/jobs.ts';
import { type DeploymentName, deployments } from '#generated/api/deployments.ts';
import { buildApp, platformOf, systemClock } from './app.ts';
import { startDailyAudit } from './audit/daily.ts';
import { headStore } from './audit/heads.ts';
import { cipherOf } from './base/cipher.ts';
import { endOnSignal } from './base/ending.ts';
import { jsonLogger, logLevelOf } from './base/logger.ts';
import { clocks } from './clocks.ts';
import { systemContext } from './context/context-factory.ts';
import { databaseDefaults, openDatabase } from './db/connect.ts';
import { asWork } from './db/lanes.ts';
import { missingParts, missingPartsText } from './db/missing-parts.ts';
import { demoAccounts } from './demo/accounts.ts';
import { demoPassword } from './demo/password.ts';
import { parseSize } from './demo/size.ts';
import { createOwnerLink } from './identity/first-owner.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { beginTask } from './jobs/outbox.ts';
import { clockTopic, statusClock } from './jobs/status-clock.ts';
import { startWorker } from './jobs/worker.ts';
import { payouts } from './payouts.ts';
import { prepareDatabase } from './prepare/prepare.ts';
import { bankVault } from './providers/bank-vault.ts';
import { demandLive, goLive } from './providers/gateways/live-providers.ts';
import { emulatorOf } from './providers/identity-emulator.ts';
import { identityVerifier } from './providers/identity-verifier.ts';
import type { MailPort } from './providers/mail.ts';
import { outboxMail } from './providers/mail-outbox.ts';
import { smtpMail } from './providers/mail-smtp.ts';
import { sandboxProviders } from './providers/sandbox/sandbox-providers.ts';
import { addSandboxCalls } from './sandbox-calls.ts';
import { apiOrigins } from './settings/api-origin.ts';
import { publicUrlOf } from './settings/public-url.ts';
import { parseSecretKey, secretKeyFile } from './settings/secret-key.ts';
import { defaultSettings } from './settings/settings.ts';
import { parseTrustProxy } from './settings/trust-proxy.ts';
import { transferListeners } from './transfer-listeners.ts';
import { transferTasks } from './transfers/jobs.ts';

// The process: environment, listening, signals. Nothing else of the server reads the environment.
const { env } = process;
const log = (line: string) => process.stdout.write(`${line}\n`);
const logger = jsonLogger(logLevelOf(env.LOG_LEVEL || 'warn'), (line) => process.stderr.write(line));
const ending = endOnSignal(logger);

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
  // A second place for the end of the audit log, best on another machine: a file, or an https address.
  const auditHeads = env.AUDIT_HEADS || join(dataDir, 'audit-heads.log');
  const webRoot = join(projectRoot(), 'dist/web', deployment);
  const publicUrl = publicUrlOf(env.PUBLIC_URL || undefined, host, port);
  // Known passwords must never be reachable from outside.
  const mayDemo = env.NODE_ENV !== 'production' && isLoopback(host);
  const demo = mayDemo && env.DEMO_SIZE !== 'none' ? parseSize(env.DEMO_SIZE || 'demo') : undefined;
  const secretKey = env.SECRET_KEY ? parseSecretKey(env.SECRET_KEY) : secretKeyFile(join(dataDir, 'secret.key'));
  const trustProxy = env.TRUST_PROXY ? parseTrustProxy(env.TRUST_PROXY) : false;
  const emulator = emulatorOf({
    allow: env.ALLOW_EMULATOR_TOKENS,
    host: env.FIREBASE_AUTH_EMULATOR_HOST,
    mode: env.NODE_ENV,
    listen: host,
  });
  if (env.SMTP_URL && !env.MAIL_FROM) throw new Error('SMTP_URL needs MAIL_FROM, such as Office <office@example.com>');
  const settings = {
    secretKey,
    publicUrl,
    https: publicUrl.startsWith('https://'),
    trustProxy,
    identityEmulator: emulator,
    connectSources: apiOrigins(env.VITE_API_BASE),
    idleMinutes: countOf('SESSION_IDLE_MINUTES', defaultSettings.idleMinutes, 1_440),
    absoluteHours: countOf('SESSION_HOURS', defaultSettings.absoluteHours, 720),
    forDevelopers: mayDemo,
    connections: countOf('MAX_CONNECTIONS', defaultSettings.connections, 100_000),
    smsAloneUpTo: BigInt(countOf('SMS_ALONE_BAHT', Number(defaultSettings.smsAloneUpTo / 100n), 1_000_000)) * 100n,
    moneyClosedHours: countOf('MONEY_CLOSED_HOURS', defaultSettings.moneyClosedHours, 168),
    sameDays: countOf('FOUR_EYES_DAYS', defaultSettings.sameDays, 90),
    bankRefreshMinutes: countOf('BANK_REFRESH_MINUTES', defaultSettings.bankRefreshMinutes, 1_440),
  };
  const providers = env.PROVIDERS || 'sandbox';
  if (!['sandbox', 'live'].includes(providers)) throw new Error(`PROVIDERS=${providers} is neither sandbox nor live`);
  const live = providers === 'live';
  const latency = latencyOf(env.SANDBOX_LATENCY || undefined);
  const production = env.NODE_ENV === 'production';
  if (live) demandLive({ production, publicUrl, ownKey: Boolean(env.SECRET_KEY), demo: demo !== undefined });
  return { deployment, port, host, dataDir, auditHeads, webRoot, demo, live, latency, settings };
}

/** Only this machine reaches it. */
function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host);
}

/** A whole number from 1 to `most`, or the default where nothing is said. */
function countOf(name: string, fallback: number, most: number): number {
  const count = Number(env[name] || fallback);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new Error(`${name}=${env[name]} is no number from 1 to ${most}`);
}

/** How long the sandbox thinks, in milliseconds: `0-5` is between none and five; its own 150 to 700 where nothing is said. */
function latencyOf(text: string | undefined): { readonly latency?: readonly [number, number] } {
  if (text === undefined) return {};
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  if (from === undefined || Number(from) > Number(to))
    throw new Error(`SANDBOX_LATENCY=${text} is no range of milliseconds such as 0-5`);
  return { latency: [Number(from), Number(to)] };
}

/** Letters go to the mail server, or into a folder; the demo shows where they lead, for nobody else reads that log. */
function mailPort(folder: string, brand: string, isDemo: boolean): MailPort {
  if (env.SMTP_URL) return smtpMail(env.SMTP_URL, env.MAIL_FROM ?? '');
  log(`Mail: no SMTP_URL, so letters are files in ${folder}`);
  return outboxMail(
    folder,
    env.MAIL_FROM || `${brand.replace(/["<>\r\n]/g, '')} <office@localhost>`,
    ({ to, text }) => {
      if (isDemo) log(`Mail to ${to}: ${/https?:\/\/\S+/.exec(text)?.[0] ?? ''}`);
    },
  );
}

async function start(): Promise<void> {
  const { deployment, port, host, dataDir, auditHeads, webRoot, demo, live, latency, settings } = environment();
  const { identity, server, gateways, brand, title } = deployments[deployment];
  log(env.DATABASE_URL ? 'Opening PostgreSQL …' : `Opening the embedded database in ${dataDir} …`);
  const database = await openDatabase(
    env.DATABASE_URL
      ? {
          url: env.DATABASE_URL,
          poolSize: countOf('DATABASE_POOL', databaseDefaults.poolSize, 500),
          onError: (error) => logger.error({ err: error }, 'an idle database connection failed'),
        }
      : { dir: dataDir },
  );
  const { db } = database;
  ending.last(() => database.close());
  try {
    const { empty } = await prepareDatabase({
      database,
      ...(demo === undefined ? {} : { demo, server }),
      gateways,
      identity: identity.provider,
      secretKey: settings.secretKey,
      now: systemClock.now(),
      log,
    });
    const lacking = await missingParts(database);
    if (lacking.length > 0) log(missingPartsText(lacking));
    const providers = {
      ...sandboxProviders(
        db,
        { vault: bankVault(db, cipherOf(settings.secretKey)), notices: join(dataDir, 'notices'), ...latency },
        systemClock.now,
      ),
      ...(live
        ? goLive({
            db,
            cipher: cipherOf(settings.secretKey),
            now: systemClock.now,
            production: env.NODE_ENV === 'production',
          })
        : {}),
      mail: mailPort(join(dataDir, 'outbox'), brand.name, demo !== undefined),
      ...identityVerifier(identity, settings.identityEmulator, systemClock.now),
    };
    const options = {
      deployment,
      db,
      providers,
      clock: systemClock,
      logger,
      ...(existsSync(join(webRoot, 'index.html')) ? { webRoot } : {}),
      settings,
    };
    const app = await buildApp(options);
    ending.first(() => app.close());
    const platform = platformOf(options);
    if (!live && isLoopback(host)) addSandboxCalls(app, platform);
    const address = await app.listen({ port, host });
    // Port 0 is known only now.
    const here = env.PUBLIC_URL ? settings.publicUrl : address.replace('127.0.0.1', host);
    const jobs = systemContext(platform, 'jobs');
    await beginTreasury(db);
    await beginTask(db, clockTopic);
    await beginPolls(db);
    await beginQuests(db);
    await beginCashback(db);
    const worker = startWorker({
      db,
      handlers: {
        ...financeTasks(jobs),
        ...treasuryTasks(jobs),
        ...cashbackTasks(jobs),
        [affiliateTopic]: affiliateTask(jobs),
        ...gameTasks(jobs),
        ...gatewayTasks(jobs, payouts),
        ...pollTasks(jobs),
        ...transferTasks(jobs, transferListeners),
        ...importTasks(jobs),
        ...promotionTasks(jobs),
        ...shopTasks(jobs),
        [clockTopic]: statusClock(jobs, clocks),
        ...questTasks(jobs),
        ...wheelTasks(jobs),
        ...authTasks(platform, here),
      },
      onError: (error, task) =>
        logger.error(
          { err: error instanceof Error ? error : new Error(String(error)), topic: task?.topic },
          'a task failed',
        ),
    });
    const rounds = asWork('job', () => [
      startDailyAudit({ db, store: headStore(auditHeads), now: systemClock.now, logger }),
      startHousekeeping(db, logger),
      startBankWatch({ context: jobs, minutes: settings.bankRefreshMinutes, logger }),
      startDepositRounds(jobs, logger),
      startMemberRounds(jobs, logger),
    ]);
    ending.first(worker.stop, ...rounds);
    log(`Ready: ${here}  (${title.en}, deployment ${deployment})`);
    // Their passwords open nothing where an outside service knows the people.
    const accounts = demo === undefined || identity.provider !== 'local' ? [] : await demoAccounts(db);
    if (accounts.length > 0) log(demoList(accounts));
    if (empty) log(`First owner: open once within 24 hours ${here}/setup#${await createOwnerLink(db)}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function demoList(accounts: readonly { readonly role: string; readonly username: string }[]): string {
  const lines = accounts.map(({ role, username }) => `  ${role.padEnd(14)} ${username}`);
  return ['Demo accounts:', ...lines, `  password of all: ${demoPassword}`].join('\n');
}

start().catch((error: unknown) => {
  if (ending.begun()) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (logger.level === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
