import type { Scene, Step } from './audit-step.ts';

const own = async (scene: Scene) => {
  const id = scene.keyOf('key.add');
  return { id, version: await scene.versionOf('api_key', id) };
};

/** A key that is made, changed, given a new secret and revoked. */
export const keySteps: readonly Step[] = [
  {
    call: 'key.add',
    body: () => ({
      ...{ name: 'เว็บสมาชิก', scopes: ['member.member.view'] },
      expires_at: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    }),
  },
  { call: 'key.update', body: async (scene) => ({ ...(await own(scene)), name: 'เว็บใหม่' }) },
  { call: 'key.rotate', body: async (scene) => ({ ...(await own(scene)), overlap_hours: 24 }) },
  { call: 'key.revoke', body: own },
];
