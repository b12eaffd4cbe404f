import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './postgres.mjs';
import { waitForApi } from './wait-for-api.ts';

type Handle = Parameters<Parameters<ReturnType<typeof waitForApi>['configureServer']>[0]['middlewares']['use']>[0];

/** Sends a request through the plugin. Resolves with what becomes of it: it is passed on, or answered with a status. */
function sender(api: string): (url: string) => Promise<number | 'passed on'> {
  const handles: Handle[] = [];
  waitForApi(api).configureServer({ middlewares: { use: (handle) => handles.push(handle) } });
  return (url) =>
    new Promise((resolve) => {
      const response = { writeHead: (status: number) => ({ end: () => resolve(status) }) };
      for (const handle of handles) handle({ url }, response, () => resolve('passed on'));
    });
}

test('requests wait for the server, as many as leave connections for the page itself', async () => {
  const port = await freePort();
  const send = sender(`http://127.0.0.1:${port}`);
  const waiting = [send('/api/a'), send('/api/b'), send('/health')];
  const further = [send('/api/c'), send('/api/d')];
  expect(await Promise.all([...further, send('/src/web/main.tsx'), send('/apiary')])).toEqual([
    503,
    503,
    'passed on',
    'passed on',
  ]);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  expect(await Promise.all(waiting)).toEqual(['passed on', 'passed on', 'passed on']);
  expect(await send('/api/e')).toBe('passed on');
  await new Promise((resolve) => server.close(resolve));
});
