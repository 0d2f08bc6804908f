/** What is offered for one option of a command, asked for live. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OfferedChoice, OfferedCommand, OfferedOption } from '../page-protocol.ts';
import { fetchChoices, fitting, knownChoices, type TypedOptions } from './choices.ts';
import { usePage } from './page-context.ts';

export interface SuggestionQuery {
  readonly command: OfferedCommand;
  readonly option: OfferedOption;
  readonly typed: TypedOptions;
}

/** The bot is asked once somebody pauses that long. */
const PAUSE_MS = 120;
/** A bot that is just starting, or busy, gets another chance. */
const RETRY_MS = 800;
const TRIES = 3;

export type Suggestions = readonly OfferedChoice[] | 'loading' | 'failed';

export interface SuggestionState {
  readonly offers: Suggestions;
  /** They are for what stood there before. */
  readonly stale: boolean;
}

/** What the bot offers for what stands there now; answers that come late for an older text are dropped. */
export function useSuggestions({ command, option, typed }: SuggestionQuery, open: boolean): SuggestionState {
  const page = usePage();
  const text = typed[option.name]?.text ?? '';
  const known = knownChoices(option, page);
  const [got, setGot] = useState<{ readonly text: string; readonly offers: Suggestions }>();
  const latest = useRef(0);
  useEffect(() => {
    if (!open || known !== undefined) return undefined;
    latest.current += 1;
    const asked = latest.current;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (pauseMs: number, tries: number): void => {
      timer = setTimeout(() => {
        void fetchChoices(page, command, typed, option.name).then((choices) => {
          if (asked !== latest.current) return;
          setGot({ text, offers: choices ?? 'failed' });
          if (choices === undefined && tries > 1) askIn(RETRY_MS, tries - 1);
        });
      }, pauseMs);
    };
    askIn(PAUSE_MS, TRIES);
    return () => {
      latest.current += 1;
      clearTimeout(timer);
    };
  }, [open, text]);
  if (known !== undefined)
    return { offers: fitting(known, typed[option.name]?.value === undefined ? text : ''), stale: false };
  return { offers: got?.offers ?? 'loading', stale: got?.text !== text };
}
