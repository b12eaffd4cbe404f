import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DeploymentName, deployments } from '#generated/api/deployments.ts';
import { databaseDefaults, type OpenDatabase, openDatabase } from './db/connect.ts';
import { parseSize } from './demo/size.ts';
import { requireLive } from './providers/gateways/live-providers.ts';
import { emulatorOf } from './providers/identity-emulator.ts';
import { apiOrigins } from './settings/api-origin.ts';
import { networksOf } from './settings/networks.ts';
import { publicUrlOf } from './settings/public-url.ts';
import { parseSecretKey, secretKeyFile } from './settings/secret-key.ts';
import { defaultSettings } from './settings/settings.ts';
import { parseTrustProxy } from './settings/trust-proxy.ts';

type Env = NodeJS.ProcessEnv;

function isDeployment(name: string): name is DeploymentName {
  return Object.hasOwn(deployments, name);
}

function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

function deploymentOf(name: string): DeploymentName {
  if (isDeployment(name)) return name;
  throw new Error(`DEPLOYMENT=${name} does not exist; there are: ${Object.keys(deployments).join(', ')}`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT=${text} is no port`);
}

/** What decides whom the server believes. */
function trustOf(env: Env, host: string, dataDir: string) {
  return {
    secretKey: env.SECRET_KEY ? parseSecretKey(env.SECRET_KEY) : secretKeyFile(join(dataDir, 'secret.key')),
    trustProxy: env.TRUST_PROXY ? parseTrustProxy(env.TRUST_PROXY) : false,
    identityEmulator: emulatorOf({
      allow: env.ALLOW_EMULATOR_TOKENS,
      host: env.FIREBASE_AUTH_EMULATOR_HOST,
      mode: env.NODE_ENV,
      listen: host,
    }),
  };
}

function mailOf(env: Env) {
  if (env.SMTP_URL && !env.MAIL_FROM) throw new Error('SMTP_URL needs MAIL_FROM, such as Office <office@example.com>');
  return { server: env.SMTP_URL || undefined, from: env.MAIL_FROM || undefined };
}

/** Limits of people and of the process. */
function limitsOf(env: Env) {
  return {
    idleMinutes: countOf(env, 'SESSION_IDLE_MINUTES', defaultSettings.idleMinutes, 1_440),
    absoluteHours: countOf(env, 'SESSION_HOURS', defaultSettings.absoluteHours, 720),
    connections: countOf(env, 'MAX_CONNECTIONS', defaultSettings.connections, 100_000),
    smsAloneUpTo: BigInt(countOf(env, 'SMS_ALONE_BAHT', Number(defaultSettings.smsAloneUpTo / 100n), 1_000_000)) * 100n,
    moneyClosedHours: countOf(env, 'MONEY_CLOSED_HOURS', defaultSettings.moneyClosedHours, 168),
    sameDays: countOf(env, 'FOUR_EYES_DAYS', defaultSettings.sameDays, 90),
    bankRefreshMinutes: countOf(env, 'BANK_REFRESH_MINUTES', defaultSettings.bankRefreshMinutes, 1_440),
  };
}

/** Where events may be sent beyond the internet, and for how long in vain. */
function webhooksOf(env: Env) {
  return {
    webhookHttp: env.WEBHOOK_HTTP === '1',
    webhookNetworks: networksOf(env.WEBHOOK_NETWORKS || ''),
    webhookStopDays: countOf(env, 'WEBHOOK_STOP_DAYS', defaultSettings.webhookStopDays, 30),
  };
}

/** Are payments made by real providers? */
function isLive(env: Env): boolean {
  const providers = env.PROVIDERS || 'sandbox';
  if (!['sandbox', 'live'].includes(providers)) throw new Error(`PROVIDERS=${providers} is neither sandbox nor live`);
  return providers === 'live';
}

/** Everything that the server takes from its environment. Throws for invalid values, with a repair. */
export function environmentOf(env: Env) {
  const deployment = deploymentOf(env.DEPLOYMENT || 'default');
  const port = portOf(env.PORT || '4000');
  const host = env.HOST || '127.0.0.1';
  const dataDir = resolve(env.DATA_DIR || '.data');
  // A second place for the end of the audit log, best on another machine: a file, or an https address.
  const auditHeads = env.AUDIT_HEADS || join(dataDir, 'audit-heads.log');
  const webRoot = join(projectRoot(), 'dist/web', deployment);
  const publicUrl = publicUrlOf(env.PUBLIC_URL || undefined, host, port);
  const production = env.NODE_ENV === 'production';
  // Known passwords must never be reachable from outside.
  const mayDemo = !production && isLoopback(host);
  const demo = mayDemo && env.DEMO_SIZE !== 'none' ? parseSize(env.DEMO_SIZE || 'demo') : undefined;
  const trust = trustOf(env, host, dataDir);
  const mail = mailOf(env);
  const settings = {
    ...trust,
    publicUrl,
    https: publicUrl.startsWith('https://'),
    connectSources: apiOrigins(env.VITE_API_BASE),
    forDevelopers: mayDemo,
    ...limitsOf(env),
    ...webhooksOf(env),
  };
  const live = isLive(env);
  const latency = latencyOf(env.SANDBOX_LATENCY || undefined);
  if (live) requireLive({ production, publicUrl, ownKey: Boolean(env.SECRET_KEY), demo: demo !== undefined });
  return {
    deployment,
    port,
    host,
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    poolSize: countOf(env, 'DATABASE_POOL', databaseDefaults.poolSize, 500),
    auditHeads,
    webRoot,
    demo,
    live,
    latency,
    settings,
    production,
    /** The public address is configured, not derived from where the server listens. */
    hasPublicUrl: Boolean(env.PUBLIC_URL),
    mail,
  };
}

/** Only this machine reaches it. */
export function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host);
}

/** A whole number from 1 to `most`, or the default where nothing is said. */
function countOf(env: Env, name: string, fallback: number, most: number): number {
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

/** Opens the database of this environment. */
export function databaseOf(
  { databaseUrl, dataDir, poolSize }: ReturnType<typeof environmentOf>,
  onError?: (error: Error) => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return openDatabase({ dir: dataDir });
  return openDatabase({ url: databaseUrl, poolSize, ...(onError ? { onError } : {}) });
}
