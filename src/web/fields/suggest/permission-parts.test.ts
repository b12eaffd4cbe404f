import { describe, expect, test } from 'vitest';
import { keyOf, partsOf, suggestedParts } from './permission-parts.ts';

describe('the parts of a permission', () => {
  test('are put together and taken apart, a resource of several parts included', () => {
    expect(partsOf('desk.order.approve')).toEqual({ area: 'desk', resource: 'order', action: 'approve' });
    expect(partsOf('desk.a.order.view')).toEqual({ area: 'desk', resource: 'a.order', action: 'view' });
    for (const key of ['desk.order.approve', 'desk.a.order.view', 'desk..', '..view', 'desk.order.']) {
      expect(keyOf(partsOf(key)), key).toBe(key);
    }
    expect(keyOf(partsOf(''))).toBeNull();
    expect(keyOf({ area: 'a.b', resource: 'c.d', action: 'e.f' })).toBe('ab.c.d.ef');
  });

  test('that are known depend on the parts before; what the resource has already is not offered', () => {
    const keys = ['desk.order.view', 'desk.order.approve', 'desk.box.view', 'shop.item.delete', '*', 'signed'];
    expect(suggestedParts(keys, partsOf('desk.order.'))).toEqual({
      area: ['desk', 'shop', 'signed'],
      resource: ['box', 'order'],
      action: ['delete'],
    });
  });
});
