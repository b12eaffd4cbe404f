const kept = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote']);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Reduces rich text to a few tags without attributes; everything else becomes text. The result is built from an allow list,
 * so that unknown markup ends as visible characters: `<img onerror=…>` → `&lt;img onerror=…&gt;`.
 */
export function cleanHtml(source: string): string {
  return source
    .split(/(<\/?[a-zA-Z][a-zA-Z0-9]*\s*\/?>)/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/&(?:amp|lt|gt|quot|#39|nbsp);|[&<>"']/g, (c) => escapes[c] ?? c);
      const name = part.replace(/[^a-zA-Z0-9]/g, '').toLowerCase();
      if (!kept.has(name)) return part.replace(/[<>]/g, (c) => escapes[c] ?? c);
      return part.startsWith('</') ? `</${name}>` : `<${name}>`;
    })
    .join('');
}
