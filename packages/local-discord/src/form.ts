export type Path = readonly (string | number)[];

export interface FormError {
  readonly path: Path;
  readonly code: string;
  readonly message: string;
}

type Tree = { [key: string]: Tree | { code: string; message: string }[] };

/** What is wrong with a body, each error with its place: Discord's 50035. */
export class FormErrors {
  readonly list: FormError[] = [];

  add(path: Path, code: string, message: string): void {
    this.list.push({ path, code, message });
  }

  required(path: Path): void {
    this.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  }

  tooLong(path: Path, most: number): void {
    this.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);
  }

  badLength(path: Path, least: number, most: number): void {
    this.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`);
  }

  /** The nested form in which Discord sends them: { a: { 0: { _errors: [...] } } }. */
  tree(): Tree {
    const root: Tree = {};
    for (const { path, code, message } of this.list) {
      let node = root;
      for (const key of path) {
        const next = node[key];
        const below: Tree = next === undefined || Array.isArray(next) ? {} : next;
        node[key] = below;
        node = below;
      }
      const known = node._errors;
      node._errors = [...(Array.isArray(known) ? known : []), { code, message }];
    }
    return root;
  }
}
