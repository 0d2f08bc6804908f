import tseslint from 'typescript-eslint';
import { ARROWS, PACKAGES, ROOMS } from './arrows.js';

/** What a room may not import, as patterns of `no-restricted-imports`, from the table of arrows. */
const roomRules = ROOMS.map((room) => {
  const { rooms, types } = ARROWS[room];
  const closed = ROOMS.filter((other) => other !== room && !rooms.includes(other));
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: closed.map((other) => ({
            // a room of src/, not a folder of that name in this room: `engine/games`
            regex: `\\.\\./${other}/`,
            allowTypeImports: types.includes(other),
            message: `${room} may not import ${types.includes(other) ? 'values of ' : ''}${other} (arrows.js)`,
          })),
        },
      ],
    },
  };
});

/** A package is used through its public interface, in src only by the files that arrows.js names, and imports nothing of the bot. */
const packageRules = Object.entries(PACKAGES).flatMap(([name, { importedBy }]) => [
  {
    files: ['src/*.ts'],
    ignores: importedBy,
    rules: restricted({
      regex: `^${name}(/|$)`,
      message: `only ${importedBy.join()} imports ${name} (arrows.js)`,
    }),
  },
  {
    files: ['test/**/*.ts', 'scripts/**/*.ts'],
    rules: restricted({ regex: `packages/${name}/`, message: `import from '${name}', its public interface` }),
  },
  {
    files: [`packages/${name}/src/*.{ts,tsx}`, `packages/${name}/test/*.ts`],
    rules: restricted({
      regex: String.raw`^\.\./\.\./`,
      message: `${name} imports nothing outside its folder`,
    }),
  },
]);

function restricted(pattern) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [pattern] }] };
}

export default tseslint.config(
  { ignores: ['node_modules/', 'data/', 'docs/gallery/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // the rooms' interfaces are closures, not classes: their functions may be taken apart
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  ...roomRules,
  ...packageRules,
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'process',
        'setTimeout',
        'setInterval',
        'fetch',
        'performance',
        'crypto',
        'console',
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value!=/^\\./]',
          message: 'the engine imports nothing outside itself',
        },
      ],
    },
  },
  { files: ['scripts/**/*.ts', 'packages/*/test/**/*.ts'], rules: { 'no-console': 'off' } },
  { files: ['**/vitest*.config.ts'], rules: { 'no-restricted-exports': 'off' } },
);
