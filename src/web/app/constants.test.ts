import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { breakpoints } from '#web/ui/use-breakpoints.ts';
import { steadyTime } from '#web/ui/use-steady.ts';
import { productName, servers, timings, titleSuffix } from './constants.ts';
import { theme } from './theme.ts';

const { app } = parse(readFileSync('manifest/app.yaml', 'utf8'));

it('the figures of the shell are those of the manifest', () => {
  const { fetchMinimum, ...rest } = app.timings;
  expect(timings).toEqual(rest);
  expect(steadyTime).toBe(fetchMinimum);
  expect({ productName, titleSuffix }).toEqual({ productName: app.name, titleSuffix: app.titleSuffix });
  expect(servers).toEqual(app.servers.map(({ key, name }: { key: string; name: string }) => ({ key, name })));
  expect(breakpoints).toEqual(app.breakpoints);
});

it('the theme has the same breakpoints, in em', () => {
  const pixels = Object.entries(theme.breakpoints ?? {}).map(([name, em]) => [
    name,
    Number.parseFloat(String(em)) * 16,
  ]);
  expect(Object.fromEntries(pixels)).toEqual(breakpoints);
});
