/** How the bytes of a text file are to be read. */
export interface Encoding {
  /** Label of the WHATWG encoding standard. */
  readonly label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874';
  /** What a person reads: `UTF-8 (BOM)`, `TIS-620 / Windows-874`. */
  readonly name: string;
  /** Bytes before the text. */
  readonly skip: number;
}

const marks: readonly { readonly bytes: readonly number[]; readonly encoding: Encoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: { label: 'utf-8', name: 'UTF-8 (BOM)', skip: 3 } },
  { bytes: [0xff, 0xfe], encoding: { label: 'utf-16le', name: 'UTF-16 LE', skip: 2 } },
  { bytes: [0xfe, 0xff], encoding: { label: 'utf-16be', name: 'UTF-16 BE', skip: 2 } },
];

const slice = 64 * 1024;

/** Pieces of the text, never all of it at once. Bytes that are not of the encoding become U+FFFD. */
export function* textOf(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding.label, { ignoreBOM: true });
  for (let at = encoding.skip; at < bytes.length; at += slice) {
    yield decoder.decode(bytes.subarray(at, at + slice), { stream: true }).replaceAll('\u0000', '');
  }
  yield decoder.decode();
}

function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += slice) decoder.decode(bytes.subarray(at, at + slice), { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Latin text in UTF-16 without a mark has a zero in every other byte. */
function withoutMark(bytes: Uint8Array): Encoding | undefined {
  const head = bytes.subarray(0, 400);
  if (head.length < 4) return undefined;
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const many = head.length / 8;
  if ((zeros[1] ?? 0) > many && (zeros[0] ?? 0) === 0) return { label: 'utf-16le', name: 'UTF-16 LE', skip: 0 };
  if ((zeros[0] ?? 0) > many && (zeros[1] ?? 0) === 0) return { label: 'utf-16be', name: 'UTF-16 BE', skip: 0 };
  return undefined;
}

/**
 * The encoding of a file: by its mark; else UTF-8 if every byte fits; else Thai Windows, whose every byte is a letter.
 * Thai words of Windows-874 soon have a byte that is invalid in UTF-8.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return marked.encoding;
  const wide = withoutMark(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return { label: 'utf-8', name: 'UTF-8', skip: 0 };
  return { label: 'windows-874', name: 'TIS-620 / Windows-874', skip: 0 };
}
