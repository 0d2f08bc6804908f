import { LRUCache } from 'lru-cache';
import { plainPng } from '../render/png.ts';
import type { Picture, Size } from './pictures.ts';

/*
 * What stands where a picture will be until it is drawn, as large as that: the choices below keep their places when it
 * comes, and whoever is about to press one presses that one.
 */

/** The ground of the boards in their usual colours. */
const GROUND = [16, 32, 43] as const;
/** Some two kilobytes each. */
const made = new LRUCache<string, Buffer>({ max: 50 });

export const BLANK_NAME = 'soon.png';

export function blankPicture({ width, height }: Size, alt: string): Picture {
  const key = `${width} ${height}`;
  const png = made.get(key) ?? plainPng(width, height, GROUND);
  made.set(key, png);
  return { png, name: BLANK_NAME, alt };
}
