/** One option of a command being typed, with its live list. */
import type { VNode } from 'preact';
import { useCompletion, type Completion, type CompletionQuery } from './completion.ts';
import { usePage } from './page-context.ts';
import { OPTION } from './choices.ts';
import { comboboxProps, Listbox } from './listbox.tsx';

interface OptionFieldProps extends CompletionQuery {
  readonly missing: boolean;
}

export function OptionField(props: OptionFieldProps): VNode {
  return props.option.type === OPTION.attachment ? <FileField {...props} /> : <TextField {...props} />;
}

/** Only texts: what is sent is what the file says. */
function FileField({ option, missing, onType }: OptionFieldProps): VNode {
  return (
    <label class={missing ? 'field missing' : 'field'}>
      <span>{option.shownName}</span>
      <input
        type="file"
        name={option.name}
        aria-required={option.required}
        aria-invalid={missing}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          void file?.text().then((text) => {
            onType({ text: file.name, value: text });
          });
        }}
      />
    </label>
  );
}

function TextField(props: OptionFieldProps): VNode {
  const { option, typed, missing } = props;
  const { words } = usePage();
  const completion = useCompletion(props);
  const { active, type, focus, blur, onKeyDown } = completion;
  const listId = `choices-${option.name}`;
  const text = typed[option.name]?.text ?? '';
  return (
    <label class={missing ? 'field missing' : 'field'}>
      <span>
        {option.shownName}
        {option.required ? undefined : <span class="hidden"> ({words.optional})</span>}
      </span>
      <input
        {...comboboxProps(listId, active)}
        type="text"
        name={option.name}
        aria-required={option.required}
        aria-invalid={missing}
        aria-describedby={`${listId}-about`}
        size={Math.max(8, text.length)}
        value={text}
        onInput={(event) => {
          type(event.currentTarget.value);
        }}
        onFocus={focus}
        onBlur={blur}
        onKeyDown={onKeyDown}
      />
      <Suggestions listId={listId} option={option} missing={missing} completion={completion} />
    </label>
  );
}

interface OffersProps extends Pick<OptionFieldProps, 'option' | 'missing'> {
  readonly listId: string;
  readonly completion: Completion;
}

/** What the option is, and what can be chosen there. */
function Suggestions({ listId, option, missing, completion }: OffersProps): VNode {
  const { words } = usePage();
  const { focused, open, stale, choices, active, choose } = completion;
  return (
    <div class={focused ? 'offer-panel' : 'hidden'}>
      <p class="hint" id={`${listId}-about`}>
        <strong>{option.shownName}</strong> {option.description}
        {missing ? <span class="trouble"> {words.missing(option.shownName)}</span> : undefined}
      </p>
      {active === undefined ? undefined : (
        <Listbox
          id={listId}
          label={option.shownName}
          stale={stale}
          active={active}
          entries={choices.map((choice) => ({ key: String(choice.value), label: choice.name }))}
          onPick={(index) => {
            choose(choices[index]);
          }}
        />
      )}
      {open && active === undefined ? <Hint option={option} completion={completion} /> : undefined}
    </div>
  );
}

function Hint({ option, completion: { offers } }: Pick<OffersProps, 'option' | 'completion'>): VNode {
  const { words } = usePage();
  const nothing = option.autocomplete ? words.noChoices : '';
  const byOffers = { loading: words.loadingChoices, failed: words.choicesFailed };
  return <p class="hint faint">{typeof offers === 'string' ? byOffers[offers] : nothing}</p>;
}
