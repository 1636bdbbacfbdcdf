const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');

module.exports = defineConfig([
  globalIgnores(['dist/', '.expo/', 'android/', 'ios/', 'shots/', 'coverage/', 'expo-env.d.ts']),
  expo,
  {
    settings: { 'import/resolver': { typescript: true } },
    rules: { eqeqeq: 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // What the React Compiler cannot read it leaves as it is, without a word, and then the whole
    // board is drawn anew for every touch.
    files: ['app/**', 'components/**'],
    rules: { 'react-hooks/todo': 'error', 'react-hooks/invariant': 'error' },
  },
  {
    files: ['*.config.js'],
    languageOptions: { globals: { __dirname: 'readonly' } },
  },
  {
    files: ['scripts/worker.js'],
    languageOptions: {
      globals: { self: 'readonly', caches: 'readonly', crypto: 'readonly', fetch: 'readonly' },
    },
  },
  {
    // No React here, and in a rule book `use` is what one does with a tool.
    files: ['machines/**', 'scripts/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // A position replays exactly only if its chance comes from the position itself and nothing
    // reads a clock. Saves carry dates for people to read, so they may; the pace of bots decides
    // when they move, never what.
    files: ['machines/**'],
    ignores: ['machines/saves/**', 'machines/core/pace.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from the position (core/chance).' },
        { object: 'Date', property: 'now', message: 'Rules have no clock.' },
        { object: 'performance', property: 'now', message: 'Rules have no clock.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date']", message: 'Rules have no clock.' },
      ],
    },
  },
  prettier,
]);
