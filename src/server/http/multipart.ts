import { createHash, randomBytes } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Entity, JsonSchema } from '#contract/endpoint.ts';
import { kinds } from '#contract/kinds/index.ts';
import { FailureError, invalid } from '../base/failure.ts';
import { baseTexts } from '../base/texts.ts';
import type { StoredFile } from '../context/context.ts';
import { mimeOf } from '../uploads/images.ts';
import { fileUrl } from '../uploads/store.ts';
import { unreadable } from './errors.ts';
import { httpTexts } from './texts.ts';

/** A multipart body: text fields typed by the schema, files typed by their first bytes, not yet re-encoded or stored. */
export interface Form {
  readonly body: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, StoredFile>>;
}

/** Maximum bytes of a text field: the maximum length in an alphabet of three bytes per character. */
const longestField = 64 * 1024;

/** Reads the whole body. Files are accepted only for fields of the endpoint's body. */
export async function readMultipart(request: FastifyRequest, endpoint: Endpoint, limit: number): Promise<Form> {
  if (!request.isMultipart()) throw new FailureError(400, { message: httpTexts.multipartOnly });
  const properties = propertiesOf(endpoint.body);
  const body: Record<string, unknown> = {};
  const files: Record<string, StoredFile> = {};
  for await (const part of partsOf(request, limit)) {
    const name = part.fieldname;
    if (name === '__proto__' || name === 'constructor' || name === 'prototype') throw new FailureError(400);
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch((error: unknown) => {
        throw unreadable(error);
      });
      if (!Object.hasOwn(properties, name)) throw invalid({ [name]: baseTexts.unknownField });
      if (bytes.length === 0) throw invalid({ [name]: httpTexts.emptyFile });
      const file =
        endpoint.files === 'data' ? dataOf(bytes, part.filename) : fileOf(bytes, name, endpoint.money === true);
      files[name] = file;
      body[name] = file.url;
    } else if (part.valueTruncated) {
      throw new FailureError(413);
    } else if (typeof part.value === 'string' && (part.value !== '' || typesOf(properties[name]).includes('null'))) {
      if (Object.hasOwn(body, name)) throw invalid({ [name]: httpTexts.sentTwice });
      // An empty part clears a value.
      body[name] = part.value === '' ? null : typed(part.value, properties[name]);
    }
  }
  return { body, files };
}

/** The parts of a form; any error in it is a client error. */
async function* partsOf(request: FastifyRequest, fileSize: number): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: { fileSize, files: 4, fields: 60, fieldSize: longestField, parts: 64 } });
  } catch (error) {
    throw unreadable(error);
  }
}

/** Slips may also be PDF files; all other files are images. */
function fileOf(original: Uint8Array, field: string, payment: boolean): StoredFile {
  const mime = mimeOf(original);
  if (!mime || (mime === 'application/pdf' && !payment)) {
    throw invalid({ [field]: payment ? httpTexts.picturesAndPdf : httpTexts.picturesOnly });
  }
  return described(original, mime);
}

/** Properties of a file before it is decoded. */
function described(original: Uint8Array, mime: StoredFile['mime']): StoredFile {
  const id = randomBytes(16).toString('base64url');
  const sha256 = createHash('sha256').update(original).digest('hex');
  return { id, url: fileUrl(id), mime, size: original.length, sha256, original };
}

/** A file that is read and not stored, except for what its handler stores. */
function dataOf(original: Uint8Array, name: string): StoredFile {
  return {
    ...described(original, 'application/octet-stream'),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    name: name.replace(/[\u0000-\u001f\u007f/\\]/g, ' ').trim(),
  };
}

function propertiesOf(schema: JsonSchema | undefined): Readonly<Record<string, unknown>> {
  const properties = schema?.properties;
  return typeof properties === 'object' && properties !== null ? { ...properties } : {};
}

function typesOf(property: unknown): readonly unknown[] {
  const type = typeof property === 'object' && property !== null && 'type' in property ? property.type : undefined;
  return Array.isArray(type) ? type : [type];
}

/** Form values are text: they are converted to numbers and booleans only where the schema requires it. */
function typed(text: string, property: unknown): unknown {
  const types = typesOf(property);
  if ((types.includes('integer') || types.includes('number')) && /^-?[0-9]{1,15}$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if ((types.includes('array') || types.includes('object')) && /^[[{]/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }
  return text;
}

/**
 * A picture comes as a file or goes; its address is the server's to give. Else a form could claim the file of another
 * record, or a picture on somebody else's server.
 */
export function refuseAddresses(entity: Entity | undefined, { body, files }: Form): void {
  const claimed = Object.entries(body).filter(([name, value]) => {
    const field = entity?.fields[name];
    return field && kinds[field.kind].file && value !== null && !Object.hasOwn(files, name);
  });
  if (claimed.length > 0) throw invalid(Object.fromEntries(claimed.map(([name]) => [name, httpTexts.attachPicture])));
}
