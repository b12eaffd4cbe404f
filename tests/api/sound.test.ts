import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/connect.ts';
import { soundManifest } from './sound/sound-manifest.ts';
import { makeSoundProject } from './sound/sound-project.ts';
import { serveSound } from './sound/sound-server.ts';
import { allKeys, spokenKeys } from './sound/spoken-keys.ts';
import { unspoken } from './sound/unspoken.ts';
import { walkCalls } from './sound/walk.ts';
import { oneSubject } from './subjects.ts';

/** Manifests, and the seed of the first. More of them: SOUND_RUNS=200; one again: SOUND_SEED=17 SOUND_RUNS=1. */
const runs = Number(process.env.SOUND_RUNS ?? 12);
const first = Number(process.env.SOUND_SEED ?? 1);

test('random manifests speak the whole language, less what is said to be proved elsewhere', () => {
  const used = new Set<string>();
  for (let seed = 1; seed <= 200; seed += 1) spokenKeys(soundManifest(seed), used);
  const all = allKeys();
  expect([...all].filter((key) => !used.has(key) && !unspoken.has(key))).toEqual([]);
  expect([...unspoken].filter((key) => used.has(key) || !all.has(key))).toEqual([]);
});

describe('a random sound manifest', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await oneSubject.open({ poolSize: 4 });
    await sql`insert into role (id, code, name, rank, scope, permissions, status)
      values (1, 'owner', 'Owner', 1, 'all', '["*"]', 'active')`.execute(database.db);
    await sql`insert into app_user (id, username, email, name, role_id, agent_ids, server, status)
      values (1, 'owner.1', 'owner@example.test', 'เจ้าของ', 1, '[]', 'cat350_v2', 'active')`.execute(database.db);
  });
  afterAll(() => database?.close());

  const seeds = Array.from({ length: runs }, (_, index) => first + index);
  test.each(seeds)(
    'of seed %i: every call answers, every form saves and reads back what was filled in',
    async (seed) => {
      const project = await makeSoundProject(soundManifest(seed));
      try {
        const server = await serveSound(project, database);
        try {
          expect(await walkCalls(project, server)).toEqual([]);
        } finally {
          await server.close();
        }
      } finally {
        project.remove();
      }
    },
  );
});
