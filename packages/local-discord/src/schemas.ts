// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever imports this package needs these declarations too
/// <reference path="./discord-api-spec-zod.d.ts" />
import type { core } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { FormErrors, type Path } from './form.ts';
import { bad, good, type Result } from './result.ts';

type Issue = core.$ZodIssue;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** discord.js adds these to bodies whose description lacks them; Discord takes no notice. */
const TOLERATED: Readonly<Record<string, readonly unknown[]>> = {
  tts: [false],
  enforce_nonce: [false],
  nsfw: [true, false],
  animated: [true, false],
};

/**
 * Checks a body by Discord's published schema. `at` is where it stands in the request, for the paths of errors.
 * Fields the schema does not know are refused too: Discord mostly ignores them, but in a bot they are misspellings.
 */
export function checkSchema(schema: ZodMiniType, body: unknown, at: Path = []): Result<unknown, FormErrors> {
  const errors = new FormErrors();
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) report(issue, at, body, errors);
    return bad(errors);
  }
  unknownFields(body, parsed.data, at, errors);
  return errors.list.length > 0 ? bad(errors) : good(parsed.data);
}

/** Zod's objects drop what they do not know, so what is missing in the parsed body was unknown. */
function unknownFields(given: unknown, parsed: unknown, at: Path, errors: FormErrors): void {
  if (Array.isArray(given) && Array.isArray(parsed)) {
    given.forEach((item, index) => {
      unknownFields(item, parsed[index], [...at, index], errors);
    });
  }
  if (!isRecord(given) || !isRecord(parsed)) return;
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    if (key in parsed) unknownFields(value, parsed[key], [...at, key], errors);
    else if (TOLERATED[key]?.includes(value) !== true)
      errors.add([...at, key], 'UNKNOWN_FIELD', `Discord knows no field "${key}" here`);
  }
}

const keyPath = (path: readonly PropertyKey[]): Path =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

function report(issue: Issue, at: Path, body: unknown, errors: FormErrors): void {
  const path = [...at, ...keyPath(issue.path)];
  const value = valueAt(body, issue.path);
  if (issue.code === 'invalid_union') {
    const branch = likeliest(issue.errors);
    if (branch === undefined || isOtherType(branch))
      errors.add(path, 'UNION_TYPE_CHOICES', 'Value of field "type" is not one of those allowed here.');
    else for (const inner of branch) report(inner, path, value, errors);
    return;
  }
  if (value === undefined) errors.required(path);
  else if (issue.code === 'too_big' || issue.code === 'too_small') reportSize(issue, path, errors);
  else if (issue.code === 'invalid_value')
    errors.add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${issue.values.map(String).join(', ')}}.`);
  else if (issue.code === 'invalid_format' && issue.format === 'url')
    errors.add(path, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
  else if (issue.code === 'invalid_type')
    errors.add(path, 'BASE_TYPE_BAD_TYPE', `Expected a value of type ${issue.expected}.`);
  else errors.add(path, 'BASE_TYPE_INVALID', 'The value is not valid.');
}

function reportSize(
  issue: Extract<Issue, { code: 'too_big' | 'too_small' }>,
  path: Path,
  errors: FormErrors,
): void {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const counted = issue.origin === 'string' || issue.origin === 'array';
  if (issue.code === 'too_big') {
    if (counted) errors.tooLong(path, limit);
    else errors.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${limit}.`);
  } else if (counted) errors.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be at least ${limit} in length.`);
  else errors.add(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${limit}.`);
}

/** The branch of a union that was meant: the one of that `type`, else the one with the fewest complaints. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const cost = (branch: readonly Issue[]): number => branch.length + (isOtherType(branch) ? 1000 : 0);
  return [...branches].sort((one, other) => cost(one) - cost(other))[0];
}

/** Meant for another `type` of object, or for something that is no object at all. */
const isOtherType = (branch: readonly Issue[]): boolean =>
  branch.some(
    ({ code, path }) =>
      (code === 'invalid_type' && path.length === 0) ||
      (code === 'invalid_value' && path.length === 1 && path[0] === 'type'),
  );

function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)] as unknown; // the schema says what it is, we only pass it on
    return isRecord(value) ? value[String(key)] : undefined;
  }, body);
}
