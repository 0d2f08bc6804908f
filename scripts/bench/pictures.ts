import type { CommandContext } from '../../src/commands/command-context.ts';
import { offeredGame } from '../../src/commands/services.ts';
import { pictureOf } from '../../src/commands/pictures.ts';
import { speechFor } from '../../src/commands/speech.ts';
import type { Viewer } from '../../src/engine/core/contract.ts';
import { createDrawings } from '../../src/render/drawing.ts';
import type { Table } from '../../src/table/tables.ts';
import { Times } from './times.ts';

export interface ViewerPictures {
  readonly viewer: Viewer;
  readonly first: Times;
  /** the same picture, asked for once more */
  readonly again: Times;
  readonly largest: number;
}

/** Each of these tables as the viewer sees it, from the view to the PNG, by drawing threads of its own that are awake. */
export async function drawFor(
  context: CommandContext,
  tables: readonly Table[],
  viewer: Viewer,
): Promise<ViewerPictures> {
  const drawings = createDrawings();
  const draw = async (table: Table): Promise<Buffer> => {
    const speech = speechFor(offeredGame(context, table.record.gameId), table, 'en', 'message');
    const picture = await pictureOf({ ...context, drawings }, table, speech, { viewer });
    if (typeof picture === 'string') throw new Error(`no picture (${picture})`);
    return picture.png;
  };
  const first = new Times();
  const again = new Times();
  let largest = 0;
  try {
    const [opening, ...later] = tables;
    // wakes the threads: this one is not measured
    if (opening !== undefined) await draw(opening);
    for (const table of later) {
      largest = Math.max(largest, (await first.of(() => draw(table))).length);
      await again.of(() => draw(table));
    }
  } finally {
    await drawings.close();
  }
  return { viewer, first, again, largest };
}
