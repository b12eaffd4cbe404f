/** A place in a text and what is wrong there, in words for people who write manifests. */
export interface Wrong {
  /** From the beginning of the text. */
  readonly offset: number;
  readonly message: string;
  readonly received?: string;
}

/** What the parser found: its code, its own words, and where. */
interface Found {
  readonly code: string;
  readonly message: string;
  readonly offset: number;
}

interface Line {
  readonly text: string;
  readonly offset: number;
}

function linesOf(text: string): readonly Line[] {
  let offset = 0;
  return text.split('\n').map((line) => {
    const at = offset;
    offset += line.length + 1;
    return { text: line, offset: at };
  });
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Spaces that look like one and are none to YAML, where a space has a meaning: in front of a line, behind a colon. */
const oddSpace =
  /^ *([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000])|(?:^|[\s{,])[\w.-]+:([\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000])/;

/** What no parser would explain: bytes that are no text, a merge that nobody finished, spaces that are none. */
export function oddities(text: string): Wrong | undefined {
  const unread = text.indexOf('\ufffd');
  if (unread >= 0) return { offset: unread, message: 'the file is not UTF-8 from here on: save it in that encoding' };
  for (const line of linesOf(text)) {
    if (/^(?:<{7}|>{7}|\|{7}) |^={7}\r?$/.test(line.text))
      return {
        offset: line.offset,
        message: 'a merge conflict was left here: keep one side, and delete the lines of <, = and >',
        received: line.text.slice(0, 7),
      };
    const odd = oddSpace.exec(line.text);
    if (odd)
      return {
        offset: line.offset + odd.index + odd[0].length - 1,
        message: 'there is a no-break space here, which YAML takes for a letter: write a plain one',
      };
  }
  return undefined;
}

/** A key with a value behind it, and a line below that is indented deeper than it. */
function deeper(lines: readonly Line[], at: number): Line | undefined {
  const here = lines[at];
  const next = lines.slice(at + 1).find((line) => line.text.trim() !== '' && !line.text.trimStart().startsWith('#'));
  return here && next && indentOf(next.text) > indentOf(here.text) ? next : undefined;
}

const start = ({ text, offset }: Line): number => offset + indentOf(text);

type Rewriter = (
  found: Found,
  lines: readonly Line[],
  at: number,
) => Omit<Wrong, 'offset'> & { readonly offset?: number };

const say =
  (message: string): Rewriter =>
  () => ({ message });

/** By the parser's code. */
const rewriters: Readonly<Record<string, Rewriter>> = {
  TAB_AS_INDENT: say('a tab indents this line; use spaces'),
  MULTIPLE_DOCS: say('a second document begins here; a file holds one'),
  MULTILINE_IMPLICIT_KEY: ({ offset }, lines, at) => {
    const line = lines[at];
    const rest = line?.text.slice(offset - line.offset) ?? '';
    return /^[\w.-]+:\S/.test(rest)
      ? { message: 'a space is missing behind the colon' }
      : { message: 'this line is neither a key with its colon nor part of the one above' };
  },
  BLOCK_AS_IMPLICIT_KEY: (_found, lines, at) => {
    const next = deeper(lines, at);
    return next
      ? { message: 'this line is indented deeper than the one above, which has a value already', offset: start(next) }
      : { message: 'a second colon in one line: put the text into quotes' };
  },
  BAD_INDENT: ({ message }, lines, at) => {
    const [, end] = /end with a ([\]}])/.exec(message) ?? [];
    if (end !== undefined) return { message: `a ${end} is missing above this line` };
    const line = lines[at];
    return {
      message: 'this line begins in no column of those above it',
      ...(line ? { offset: start(line) } : {}),
    };
  },
  MISSING_CHAR: ({ message }) => ({
    message: /quote/.test(message)
      ? 'a quote is never closed'
      : /map values/.test(message)
        ? 'a colon is missing behind this key'
        : 'something is never closed: a bracket, a brace or a quote',
  }),
  BAD_ALIAS: say('a * at the beginning is the name of an anchor: put the text into quotes'),
  BAD_SCALAR_START: ({ message }) => ({
    message: `a text cannot begin with ${/character (.)/.exec(message)?.[1] ?? 'this character'}: put it into quotes`,
  }),
  BAD_DQ_ESCAPE: ({ message }) => ({
    message: `${/(\\.)/.exec(message)?.[1] ?? 'a backslash'} has no meaning in double quotes: write \\\\, or use single quotes`,
  }),
  BLOCK_IN_FLOW: say('a comma is missing between two entries, or a text with a colon lacks its quotes'),
  UNEXPECTED_TOKEN: ({ message }) => ({
    message: /Unexpected ,/.test(message) ? 'there is a comma too many' : 'this cannot stand here',
  }),
  KEY_OVER_1024_CHARS: say('a key is longer than 1024 characters'),
};

/** What the parser found, in our words, at the line that has to be changed. */
export function wordsOf(text: string, found: Found): Wrong {
  const lines = linesOf(text);
  const after = lines.findIndex((line) => line.offset > found.offset);
  const at = (after < 0 ? lines.length : after) - 1;
  const own = rewriters[found.code]?.(found, lines, at);
  const message = own?.message ?? `${found.message.charAt(0).toLowerCase()}${found.message.slice(1)}`;
  return { offset: own?.offset ?? found.offset, message: `bad YAML: ${message}` };
}
