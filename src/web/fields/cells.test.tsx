import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Field, FieldKind } from '#contract/field.ts';
import { fieldKinds } from '#contract/kinds/names.ts';
import { cells, renderCell, renderDetail } from './cells.ts';
import type { FormatContext } from './types.ts';

const th: FormatContext = { language: 'th', buddhist: false };
const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name: 'value',
  kind,
  label: { th: 'ช่อง', en: 'Field' },
  ...more,
});
const markup = (of: Field, value: unknown) => renderToStaticMarkup(renderCell(of, { value }, th));

describe('cells', () => {
  test.each(fieldKinds)('%s draws hostile data without markup of its own', (kind) => {
    for (const value of ['<img src=x onerror=alert(1)>', 'javascript:alert(1)', { a: '<b>' }, [['<i>']], 7, true]) {
      const html = markup(field(kind), value);
      expect(html).not.toMatch(/<img src="?x|href="javascript|<b>|<i>/);
    }
  });

  test('plain kinds are a text node and nothing else', () => {
    for (const kind of ['string', 'ref', 'email'] as const) {
      expect(renderCell(field(kind), { value: 'ข้อความ' }, th)).toBe('ข้อความ');
    }
  });

  test('money says its sign by colour', () => {
    expect(markup(field('money'), '-30.50')).toMatch(/class="[^"]*negative[^"]*">-30.50</);
    expect(markup(field('money'), '0.00')).toMatch(/class="[^"]*zero[^"]*">0.00</);
    expect(cells.money.align).toBe('end');
  });

  test('a status is a chip with text and tone; an unknown one is raw and grey', () => {
    const status = field('enum', { options: [{ value: 'ok', label: { th: 'สำเร็จ', en: 'OK' }, tone: 'success' }] });
    expect(markup(status, 'ok')).toContain('data-tone="success">สำเร็จ<');
    expect(markup(status, 'new')).toContain('data-tone="neutral">new<');
  });

  test('only https becomes a link, and it does not hand over the window', () => {
    expect(markup(field('url'), 'https://example.com/a')).toContain('rel="noopener noreferrer"');
    for (const bad of ['http://example.com', 'javascript:alert(1)', 'data:text/html,x', '//example.com']) {
      expect(markup(field('url'), bad)).not.toContain('href');
    }
  });

  test('a secret never shows, whatever the server sends', () => {
    expect(markup(field('secret'), 'hunter2')).not.toContain('hunter2');
  });

  test('a picture from elsewhere is not loaded', async () => {
    const show = (value: string) => render(renderCell(field('image'), { value }, th)).container;
    const ours = show('/api/files/1.png');
    const others = [show('data:image/svg+xml,<svg/>'), show('//evil.example/x.png')];
    // The part that draws pictures is fetched first; then it is there for the others, too.
    await waitFor(() => expect(ours.querySelector('img')?.getAttribute('src')).toBe('/api/files/1.png'));
    for (const other of others) expect(other.querySelector('img')).toBeNull();
    for (const value of ['data:image/svg+xml,<svg/>', '//evil.example/x.png'])
      expect(markup(field('image'), value)).not.toContain('<img');
  });

  test('a long text is cut in a cell and whole on demand', () => {
    const long = 'ก'.repeat(1_000_000);
    render(renderCell(field('string'), { value: long }, th));
    expect(screen.getByRole('button', { name: 'ดูทั้งหมด' })).toBeTruthy();
    expect(document.body.textContent?.length).toBeLessThan(300);
  });

  test('text keeps its lines on a detail screen', () => {
    const html = renderToStaticMarkup(renderDetail(field('text'), { value: 'หนึ่ง\nสอง' }, th));
    expect(html).toMatch(/class="[^"]*lines[^"]*">หนึ่ง\nสอง</);
  });

  test('lists show three and count the rest', () => {
    expect(markup(field('list', { item: { kind: 'string' } }), ['a', 'b', 'c', 'd', 'e'])).toContain('+3');
  });

  test('lists stay in one line: what does not fit into the column is counted, with all of it on demand', () => {
    const names = ['CAT มาสเตอร์', 'CAT สาย A', 'CAT สาย B'];
    const narrow = markup({ ...field('list', { item: { kind: 'string' } }), width: 180 } as Field, names);
    expect(narrow).toContain('+2');
    expect(narrow).toContain('title="CAT มาสเตอร์, CAT สาย A, CAT สาย B"');
    expect(markup({ ...field('list', { item: { kind: 'string' } }), width: 400 } as Field, names)).not.toContain('+');
    expect(markup({ ...field('list', { item: { kind: 'string' } }), width: 40 } as Field, names)).toContain('+2');
  });
});
