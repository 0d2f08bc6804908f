import type { ComponentSetId, CoreState, Frame, GameEvent } from './contract.ts';

/** What every state of a game made by `defineGame` holds: `rng` and `set` are put in by core. */
export interface GameState<F extends Frame = Frame> extends CoreState<F> {
  set: ComponentSetId;
}

/** The types of one game, named together once (in its `state.ts`), so that core's types need one argument. */
export interface GameTypes {
  /** the checked component set, with what the rules look up in it */
  readonly components: unknown;
  readonly state: GameState;
  readonly action: { readonly verb: string };
  readonly event: GameEvent;
  /** what previews of its options count; absent: nothing */
  readonly effect?: string;
}

export type FrameIn<T extends GameTypes> = T['state']['frames'][number];
export type FrameKind<T extends GameTypes> = FrameIn<T>['kind'];
export type FrameOfKind<T extends GameTypes, K> = Extract<FrameIn<T>, { kind: K }>;
export type ActionWith<T extends GameTypes, V> = Extract<T['action'], { verb: V }>;

/** What the rules look at. */
export interface PositionOf<T extends GameTypes> {
  readonly components: T['components'];
  readonly state: T['state'];
}
/** A position being changed: `draft` and `state` are the same object, the name says what is done to it. */
export interface PlayOf<T extends GameTypes> extends PositionOf<T> {
  readonly draft: T['state'];
  emit(event: T['event']): void;
}
