import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Thinking } from './ai/thinking.ts';
import type { InteractionFacts } from './commands/services.ts';
import type { Drawings } from './render/drawing.ts';
import type { RecordStore } from './storage/record-store.ts';
import type { Answer, Tables } from './table/tables.ts';

/*
 * What the bot does, as numbers in Prometheus's text. Each part is measured from outside, by what stands around it.
 * Labels come from short lists that are written here or in the code: never from people, servers, tables or games' contents.
 */

export interface Metrics {
  /** what became of one interaction */
  interaction(facts: InteractionFacts): void;
  /** the same part, measured */
  tables(tables: Tables): Tables;
  drawings(drawings: Drawings): Drawings;
  thinking(thinking: Thinking): Thinking;
  saves<T>(store: RecordStore<T>): RecordStore<T>;
  text(): Promise<string>;
  readonly contentType: string;
}

/** in seconds: Discord waits 3 for an acknowledgement */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    interaction: interactions(registry),
    tables: (tables) => measuredTables(registry, tables),
    drawings: (drawings) => measuredDrawings(registry, drawings),
    thinking: (thinking) => measuredThinking(registry, thinking),
    saves: measuredSaves(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function metric(
  registry: Registry,
  name: string,
  help: string,
): { readonly name: string; readonly help: string; readonly registers: Registry[] } {
  return { name: `icebreaker_${name}`, help, registers: [registry] };
}

function histogram<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Histogram<Label> {
  return new Histogram({ ...metric(registry, name, help), labelNames, buckets: SECONDS });
}

/** Seconds since it was made. */
function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}

function interactions(registry: Registry): Metrics['interaction'] {
  const total = new Counter({
    ...metric(registry, 'interactions_total', 'Interactions by kind and what became of them.'),
    labelNames: ['kind', 'outcome'],
  });
  const acknowledged = histogram(
    registry,
    'acknowledgement_seconds',
    'From an interaction’s arrival until Discord took the acknowledgement.',
    ['kind'],
  );
  const answered = histogram(
    registry,
    'answer_seconds',
    'From an interaction’s arrival until Discord took the answer’s words.',
    ['kind'],
  );
  return ({ kind, outcome, ...seconds }) => {
    total.inc({ kind, outcome });
    if (seconds.acknowledged !== undefined) acknowledged.observe({ kind }, seconds.acknowledged);
    if (seconds.answered !== undefined) answered.observe({ kind }, seconds.answered);
  };
}

function measuredTables(registry: Registry, tables: Tables): Tables {
  const moves = new Counter({
    ...metric(registry, 'moves_total', 'Moves by who made them, and whether they were played or refused.'),
    labelNames: ['by', 'outcome'],
  });
  new Gauge({
    ...metric(registry, 'tables', 'Tables whose game runs, and lobbies.'),
    labelNames: ['state'],
    async collect() {
      this.set({ state: 'running' }, (await tables.running()).length);
      this.set({ state: 'lobby' }, (await tables.lobbies()).length);
    },
  });
  new Gauge({
    ...metric(registry, 'announcements_behind', 'Tables whose channel has not seen their last position.'),
    async collect() {
      this.set((await tables.unannounced()).length);
    },
  });
  const counted = async (by: string, answer: Answer): Answer => {
    const played = await answer;
    moves.inc({ by, outcome: played.ok ? 'played' : 'refused' });
    return played;
  };
  return {
    ...tables,
    act: (actor, where, text, how) => counted('person', tables.act(actor, where, text, how)),
    actForAi: (ai, where, text) => counted('ai', tables.actForAi(ai, where, text)),
  };
}

function measuredDrawings(registry: Registry, drawings: Drawings): Drawings {
  const seconds = histogram(
    registry,
    'drawing_seconds',
    'From asking for a picture until it is there, or is not to be had.',
    ['outcome'],
  );
  new Gauge({
    ...metric(registry, 'drawings_waiting', 'Pictures that wait for a thread.'),
    collect() {
      this.set(drawings.counts().waiting);
    },
  });
  new Counter({
    ...metric(registry, 'drawings_painted_total', 'Pictures that a drawing thread painted and encoded.'),
    collect() {
      this.reset();
      this.inc(drawings.counts().encoded);
    },
  });
  new Counter({
    ...metric(registry, 'drawing_thread_deaths_total', 'Times a drawing thread died.'),
    collect() {
      this.reset();
      this.inc(drawings.counts().deaths);
    },
  });
  return {
    ...drawings,
    async draw(scene, palette, key, forChannel) {
      const elapsed = stopwatch();
      const drawn = await drawings.draw(scene, palette, key, forChannel);
      seconds.observe({ outcome: drawn.ok ? 'drawn' : drawn.error }, elapsed());
      return drawn;
    },
  };
}

function measuredThinking(registry: Registry, thinking: Thinking): Thinking {
  const seconds = histogram(
    registry,
    'thinking_seconds',
    'Thoughts of AI seats, for /hint and for /analysis.',
    ['task', 'outcome'],
  );
  return {
    ...thinking,
    async decide(position, level) {
      const elapsed = stopwatch();
      const decided = await thinking.decide(position, level);
      seconds.observe({ task: 'move', outcome: decided.ok ? decided.value.how : decided.error }, elapsed());
      return decided;
    },
    async advise(position) {
      const elapsed = stopwatch();
      const advised = await thinking.advise(position);
      seconds.observe({ task: 'hint', outcome: advised.ok ? 'thought' : advised.error }, elapsed());
      return advised;
    },
    async expect(position, effort) {
      const elapsed = stopwatch();
      const expected = await thinking.expect(position, effort);
      seconds.observe({ task: 'analysis', outcome: expected.ok ? 'thought' : expected.error }, elapsed());
      return expected;
    },
  };
}

function measuredSaves(registry: Registry): Metrics['saves'] {
  const seconds = histogram(registry, 'save_seconds', 'Saves of tables until they are in the file.', [
    'outcome',
  ]);
  return (store) => {
    const timed = async <R extends { readonly ok: boolean }>(save: () => Promise<R>): Promise<R> => {
      const elapsed = stopwatch();
      const saved = await save();
      seconds.observe({ outcome: saved.ok ? 'saved' : 'failed' }, elapsed());
      return saved;
    };
    return {
      ...store,
      set: (key, record) => timed(() => store.set(key, record)),
      replace: (key, record) => timed(() => store.replace(key, record)),
    };
  };
}
