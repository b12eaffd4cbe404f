// A throw-away PostgreSQL cluster for tests, from installed binaries.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Folder with initdb and pg_ctl, or undefined. @returns {string | undefined} */
export function findPostgres() {
  const candidates = [];
  const config = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (config.status === 0) candidates.push(config.stdout.trim());
  if (existsSync('/usr/lib/postgresql')) {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    candidates.push(...versions.map((version) => `/usr/lib/postgresql/${version}/bin`));
  }
  candidates.push('/opt/homebrew/opt/postgresql/bin', '/usr/local/bin', '/usr/bin');
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** PostgreSQL's programs refuse to run as root, so root hands over to the user that Debian's package made. @param {string} file @param {string[]} args */
function asOwner(file, args) {
  const [command, rest] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];
  return execFileSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() });
}

/** @returns {Promise<number>} a free port on the loopback address */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Starts a cluster in a temporary folder, with `settings` (`-c name=value`) in addition to its own. @param {string} bin @param {string} [settings] @returns {Promise<{ url: string, stop: () => void }>} */
export async function startPostgres(bin, settings = '') {
  const folder = mkdtempSync(join(tmpdir(), 'backoffice-pg-'));
  if (isRoot) {
    const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  const made = (/** @type {string[]} */ ...more) =>
    asOwner(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      ...more,
    ]);
  // Order by bytes, as PGlite has it, but letters are those of all scripts: parts of Thai texts are found by their index.
  try {
    made('--lc-ctype=C.UTF-8');
  } catch {
    rmSync(data, { recursive: true, force: true });
    made();
  }
  // Deleted afterwards: it need not survive a power cut, so nothing waits for the disk.
  const start = (/** @type {number} */ port) => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}' -c max_connections=200 -c shared_buffers=256MB -c fsync=off -c full_page_writes=off ${settings}`;
    asOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '600', '-l', join(folder, 'log'), '-o', options, 'start']);
    return port;
  };
  // Once more where somebody else took the port between the look for a free one and the start.
  const port = await freePort()
    .then(start)
    .catch(() => freePort().then(start));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      try {
        asOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
