/** Parts of messages, as small as they may be. */

export const V2 = 1 << 15;

export const button = (index: number, more: object = {}): object => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id: `b${index}`,
  ...more,
});
export const row = (...components: object[]): object => ({ type: 1, components });
export const text = (content: string): object => ({ type: 10, content });
export const withRows = (...rows: object[]): object => ({ content: 'x', components: rows });
export const withV2 = (...components: object[]): object => ({ flags: V2, components });
