import { describe, expect, test } from 'vitest';
import { contentPolicy } from '../http/headers.ts';
import { apiOrigins } from './api-origin.ts';

describe('the API that the web app calls', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['/', []],
    ['/office/', []],
    ['https://api.example.com', ['https://api.example.com']],
    ['https://api.example.com:8443/office/', ['https://api.example.com:8443']],
    ['http://127.0.0.1:4100/', ['http://127.0.0.1:4100']],
  ])('%s needs the origins %j', (base, wanted) => {
    expect(apiOrigins(base)).toEqual(wanted);
  });

  test.each(['api.example.com', 'http://api.example.com', 'javascript:alert(1)'])('%s is refused by name', (base) => {
    expect(() => apiOrigins(base)).toThrow(`VITE_API_BASE=${base}`);
  });

  test('may be connected to, and nothing else may', () => {
    const sources = { https: true, scriptSources: [], frameSources: [] };
    const policy = contentPolicy({ ...sources, connectSources: apiOrigins('https://api.example.com/x/') }, undefined);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
  });
});
