import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** A place in a document as the protocol counts: lines and characters from 0. */
export interface Spot {
  readonly line: number;
  readonly character: number;
}

export interface Diagnostic {
  readonly message: string;
  readonly range: { readonly start: Spot; readonly end: Spot };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** An editor in front of the YAML language server: it opens documents, and hears what is wrong with them. */
export class Editor {
  readonly #server: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #diagnostics = new Map<string, (all: readonly Diagnostic[]) => void>();
  #heard = Buffer.alloc(0);
  #last = 0;

  private constructor(folder: string) {
    const bin = require.resolve('yaml-language-server/bin/yaml-language-server');
    this.#server = spawn(process.execPath, [bin, '--stdio'], { cwd: folder });
    this.#server.stdout.on('data', (bytes: Buffer) => this.#hear(bytes));
  }

  /** Starts the server for a folder, with nothing set but what the files say themselves. */
  static async start(folder: string): Promise<Editor> {
    const editor = new Editor(folder);
    const uri = pathToFileURL(folder).href;
    await editor.#ask('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'project' }],
      capabilities: { textDocument: { publishDiagnostics: {}, completion: {} } },
    });
    editor.#tell('initialized', {});
    editor.#tell('workspace/didChangeConfiguration', {
      settings: { yaml: { validate: true, completion: true, hover: true, schemaStore: { enable: false } } },
    });
    return editor;
  }

  stop(): void {
    this.#server.kill();
  }

  /** Opens a text under a path and waits for what is wrong with it. */
  open(path: string, text: string): Promise<readonly Diagnostic[]> {
    const uri = pathToFileURL(path).href;
    const published = new Promise<readonly Diagnostic[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    return published;
  }

  /** Labels of what is proposed at a place of an open document. */
  async complete(path: string, position: Spot): Promise<readonly string[]> {
    const uri = pathToFileURL(path).href;
    const result = await this.#ask('textDocument/completion', { textDocument: { uri }, position });
    const items = isObject(result) && Array.isArray(result.items) ? result.items : [];
    return items.flatMap((item: unknown) => (isObject(item) && typeof item.label === 'string' ? [item.label] : []));
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #tell(method: string, params: object): void {
    this.#send({ method, params });
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#last;
    const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve));
    this.#send({ id, method, params });
    return answer;
  }

  #hear(bytes: Buffer): void {
    this.#heard = Buffer.concat([this.#heard, bytes]);
    for (;;) {
      const head = this.#heard.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(this.#heard.subarray(0, head).toString())?.[1]);
      const end = head + 4 + length;
      if (head < 0 || this.#heard.length < end) return;
      const message: Message = JSON.parse(this.#heard.subarray(head + 4, end).toString());
      this.#heard = this.#heard.subarray(end);
      this.#take(message);
    }
  }

  #take({ id, method, params, result }: Message): void {
    if (method === undefined) {
      if (id !== undefined) this.#answers.get(id)?.(result);
      return;
    }
    if (method === 'textDocument/publishDiagnostics' && isDiagnostics(params))
      this.#diagnostics.get(params.uri)?.(params.diagnostics);
    // It asks for settings, each by its section: none is set.
    else if (id !== undefined) this.#send({ id, result: method === 'workspace/configuration' ? [] : null });
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isDiagnostics = (value: unknown): value is { uri: string; diagnostics: readonly Diagnostic[] } =>
  isObject(value) && typeof value.uri === 'string' && Array.isArray(value.diagnostics);
