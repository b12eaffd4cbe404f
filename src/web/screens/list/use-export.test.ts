import { describe, expect, it } from 'vitest';
import { countRecords } from './use-export.ts';

describe('counting the rows of a file', () => {
  it('does not count the head or breaks inside quotes', () => {
    expect(countRecords('\uFEFFก,ข\r\n1,"a\nb"\r\n2,"c ""d"""\r\n')).toBe(2);
    expect(countRecords('ก,ข\r\n')).toBe(0);
    expect(countRecords('ก\n1')).toBe(1);
  });
});
