import { describe, expect, test } from 'vitest';
import { nearest } from '#contract/nearest.ts';
import { suggested } from './nearest.ts';

describe('nearest', () => {
  const known = ['amount', 'account', 'status', 'name', 'created_at'];

  test.each([
    ['amuont', 'amount'],
    ['acount', 'account'],
    ['Status', 'status'],
    ['createdat', 'created_at'],
    ['nam', 'name'],
  ])('%s is meant as %s', (name, wanted) => {
    expect(nearest(name, known)).toBe(wanted);
  });

  test.each(['zebra', 'x', '', 'completely_different'])('nothing is near to “%s”', (name) => {
    expect(nearest(name, known)).toBeUndefined();
  });

  test('a word that is a whole part of one name alone suggests that name, and is not taken as meant', () => {
    expect(suggested('agent', ['owner', 'agent_master', 'support'])).toBe('agent_master');
    expect(suggested('agent', ['agent_master', 'agent_staff'])).toBeUndefined();
    expect(suggested('mast', ['agent_master'])).toBeUndefined();
    expect(nearest('reason', ['opened_reason'])).toBeUndefined();
  });

  test('a name is not near to itself, and the first in the alphabet wins a draw', () => {
    expect(nearest('name', ['name'])).toBeUndefined();
    expect(nearest('cat', ['cut', 'cot'])).toBe('cot');
  });
});
