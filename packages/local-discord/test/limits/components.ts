import { times, x, type Limit } from './limit.ts';
import { button, row, withRows } from './parts.ts';

const option = (index: number, more: object = {}): object => ({
  label: `L${index}`,
  value: `v${index}`,
  ...more,
});
const select = (more: object = {}): object => ({
  type: 3,
  custom_id: 's',
  options: [option(0), option(1)],
  ...more,
});

export const LIMITS_OF_COMPONENTS: readonly Limit[] = [
  [
    'rows',
    withRows(...times(5, (at) => row(button(at)))),
    withRows(...times(6, (at) => row(button(at)))),
    'components: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'buttons in a row',
    withRows(row(...times(5, (at) => button(at)))),
    withRows(row(...times(6, (at) => button(at)))),
    'components.0.components: BASE_TYPE_MAX_LENGTH',
  ],
  ['empty row', withRows(row(button(1))), withRows(row()), 'components.0.components: BASE_TYPE_BAD_LENGTH'],
  [
    'menus in a row',
    withRows(row(select())),
    withRows(row(select(), select({ custom_id: 't' }))),
    'components.0.components.0: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'menu beside a button',
    withRows(row(select()), row(button(1))),
    withRows(row(select(), button(1))),
    'components.0.components.0: COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'button label',
    withRows(row(button(1, { label: x(80) }))),
    withRows(row(button(1, { label: x(81) }))),
    'components.0.components.0.label: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'button without label and emoji',
    withRows(row(button(1, { label: undefined, emoji: { name: '🐧' } }))),
    withRows(row(button(1, { label: undefined }))),
    'components.0.components.0.label: BASE_TYPE_REQUIRED',
  ],
  [
    'custom id',
    withRows(row(button(1, { custom_id: x(100) }))),
    withRows(row(button(1, { custom_id: x(101) }))),
    'components.0.components.0.custom_id: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'button without custom id',
    withRows(row(button(1))),
    withRows(row(button(1, { custom_id: undefined }))),
    'components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'custom ids twice',
    withRows(row(button(1)), row(button(2))),
    withRows(row(button(1)), row(button(1))),
    'components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'link button url',
    withRows(row({ type: 2, style: 5, label: 'x', url: `https://e.org/${x(498)}` })),
    withRows(row({ type: 2, style: 5, label: 'x', url: `https://e.org/${x(499)}` })),
    'components.0.components.0.url: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'link button without url',
    withRows(row({ type: 2, style: 5, label: 'x', url: 'https://e.org' })),
    withRows(row({ type: 2, style: 5, label: 'x' })),
    'components.0.components.0.url: BUTTON_COMPONENT_URL_REQUIRED',
  ],
  [
    'link button scheme',
    withRows(row({ type: 2, style: 5, label: 'x', url: 'discord://-/channels/@me' })),
    withRows(row({ type: 2, style: 5, label: 'x', url: 'javascript:alert(1)' })),
    'components.0.components.0.url: URL_TYPE_INVALID_SCHEME',
  ],
  [
    'button style',
    withRows(row(button(1, { style: 4 }))),
    withRows(row(button(1, { style: 7 }))),
    'components.0.components.0.style: BASE_TYPE_CHOICES',
  ],
  [
    'menu options',
    withRows(row(select({ options: times(25, option) }))),
    withRows(row(select({ options: times(26, option) }))),
    'components.0.components.0.options: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'menu without options',
    withRows(row(select())),
    withRows(row(select({ options: [] }))),
    'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'menu placeholder',
    withRows(row(select({ placeholder: x(150) }))),
    withRows(row(select({ placeholder: x(151) }))),
    'components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option label',
    withRows(row(select({ options: [option(0, { label: x(100) })] }))),
    withRows(row(select({ options: [option(0, { label: x(101) })] }))),
    'components.0.components.0.options.0.label: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option value',
    withRows(row(select({ options: [option(0, { value: x(100) })] }))),
    withRows(row(select({ options: [option(0, { value: x(101) })] }))),
    'components.0.components.0.options.0.value: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option description',
    withRows(row(select({ options: [option(0, { description: x(100) })] }))),
    withRows(row(select({ options: [option(0, { description: x(101) })] }))),
    'components.0.components.0.options.0.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'option values twice',
    withRows(row(select({ options: [option(0), option(1)] }))),
    withRows(row(select({ options: [option(0), option(0)] }))),
    'components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'more choices than options',
    withRows(row(select({ max_values: 2 }))),
    withRows(row(select({ max_values: 3 }))),
    'components.0.components.0.options: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'fewest above most',
    withRows(row(select({ min_values: 1 }))),
    withRows(row(select({ min_values: 2 }))),
    'components.0.components.0.min_values: NUMBER_TYPE_MAX',
  ],
  [
    'nested fields nobody knows',
    withRows(row(button(1))),
    withRows(row(button(1, { ephemeral: true }))),
    'components.0.components.0.ephemeral: UNKNOWN_FIELD',
  ],
];
