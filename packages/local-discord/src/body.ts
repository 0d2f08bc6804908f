/** The body of a request: JSON, or multipart with payload_json and files[0] to files[9]. */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { FormErrors } from './form.ts';
import type { UploadedFile } from './message-rules.ts';
import { invalidForm, refusal, type Answer } from './refusal.ts';
import { bad, good, type Result } from './result.ts';

const REQUEST_AT_MOST = 25 * 1024 * 1024;
/** Headers of parts and JSON come on top of the files' 25 MiB. */
const READ_AT_MOST = REQUEST_AT_MOST + 1024 * 1024;

export interface Body {
  readonly json: unknown;
  readonly uploads: readonly UploadedFile[];
}

const EMPTY: Body = { json: undefined, uploads: [] };

export async function readBody(
  request: IncomingMessage,
  attachmentLimit: number,
): Promise<Result<Body, Answer>> {
  const bytes = await readBytes(request, READ_AT_MOST);
  if (bytes === undefined || bytes.length > REQUEST_AT_MOST) return bad(refusal(40005));
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return good(EMPTY);
  if (type.startsWith('multipart/form-data')) return await readForm(bytes, type, attachmentLimit);
  const json = parseJson(bytes.toString('utf8'));
  return json.ok ? good({ json: json.value, uploads: [] }) : json;
}

/**
 * undefined: more than `atMost`, or the sender broke off (then nobody hears the answer).
 * Reads on past the limit without keeping anything: a client must finish sending before it hears the refusal.
 */
export async function readBytes(request: IncomingMessage, atMost: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= atMost) chunks.push(chunk);
  });
  try {
    await finished(request, { writable: false });
  } catch {
    return undefined;
  }
  return length > atMost ? undefined : Buffer.concat(chunks);
}

export function parseJson(text: string): Result<unknown, Answer> {
  try {
    return good<unknown>(JSON.parse(text));
  } catch {
    return bad(refusal(50109));
  }
}

async function readForm(bytes: Buffer, type: string, attachmentLimit: number): Promise<Result<Body, Answer>> {
  const parsed = await parseForm(bytes, type);
  if (parsed === undefined) return bad(refusal(50109));
  const payload = parsed.get('payload_json');
  const json = payload === null ? good<unknown>({}) : parseJson(await textOf(payload));
  if (!json.ok) return json;
  const uploads = await readFiles(parsed);
  if (!uploads.ok) return uploads;
  if (uploads.value.some((file) => file.bytes.length > attachmentLimit)) return bad(refusal(40005));
  return good({ json: json.value, uploads: uploads.value });
}

const textOf = async (part: string | Blob): Promise<string> =>
  typeof part === 'string' ? part : await part.text();

async function parseForm(bytes: Buffer, type: string): Promise<FormData | undefined> {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- warns of hostile bodies; here the bot speaks
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  } catch {
    return undefined; // broken multipart
  }
}

async function readFiles(form: FormData): Promise<Result<readonly UploadedFile[], Answer>> {
  const errors = new FormErrors();
  const files: UploadedFile[] = [];
  for (const [key, part] of form) {
    if (key === 'payload_json') continue;
    const index = Number(/^files\[(\d+)\]$/.exec(key)?.[1] ?? -1);
    if (typeof part === 'string' || index < 0 || index > 9) {
      errors.add([key], 'UNKNOWN_FIELD', 'Files are called files[0] to files[9].');
      continue;
    }
    const bytes = new Uint8Array(await part.arrayBuffer());
    files.push({ index, name: part.name, contentType: contentType(part.name, part.type), bytes });
  }
  return errors.list.length > 0 ? bad(invalidForm(errors)) : good(files);
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Discord goes by the name; what the part says is the fallback. */
function contentType(name: string, said: string): string {
  const known = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  return known ?? (said === '' ? 'application/octet-stream' : said);
}
