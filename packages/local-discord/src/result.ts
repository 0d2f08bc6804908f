/** What may go wrong in the ordinary course of things is a value. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const good = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const bad = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
