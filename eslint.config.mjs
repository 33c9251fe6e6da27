import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { declaredGlobals } from './eslint.globals.mjs';
import { posy } from './tools/eslint/posy-rules.mjs';

/** Who may import whom: docs/architecture.md has the same table for people. */
const mayImport = {
  contracts: [],
  art: [],
  ui: ['contracts', 'art'],
  kit: ['contracts', 'ui'],
  remote: ['contracts', 'ui', 'kit', 'tools'],
  shell: ['contracts', 'ui', 'kit', 'tools'],
  backend: ['contracts', 'art', 'firebase-local', 'tools'],
  'firebase-local': [],
  native: ['contracts'],
  e2e: ['contracts', 'backend', 'native', 'tools'],
  tools: ['contracts', 'backend'],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.posy/**',
      '**/test-results/**',
      'firebase-local/protos/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks, 'import-sort': importSort, posy },
    languageOptions: { globals: declaredGlobals },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // A package with several entries imports its own by name, so that none is bundled twice.
          allowCircularSelfDependency: true,
          depConstraints: Object.entries(mayImport).map(([layer, targets]) => ({
            sourceTag: `layer:${layer}`,
            onlyDependOnLibsWithTags: targets.map((target) => `layer:${target}`),
          })),
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Side effects, packages, names of this package, files above, files beside.
      'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.\\.', '^\\.']] }],
      'posy/no-export-star': 'error',
      'posy/one-function-form': 'error',
      'posy/narrow-currency': 'error',
      'posy/plain-names': 'error',
    },
  },
  {
    files: [
      'mfe-*/src/**/*.{ts,tsx}',
      'shell/src/**/*.{ts,tsx}',
      'shared-ui/src/**/*.{ts,tsx}',
      'remote-kit/src/**/*.{ts,tsx}',
      'shared-contracts/src/**/*.ts',
    ],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/adapters/**', 'shell/src/worker/**'],
    rules: {
      'posy/edges-only-in-adapters': 'error',
      'posy/no-literal-text': 'error',
      'posy/one-guest-count': 'error',
    },
  },
  // What may be drawn on a server: docs/architecture.md, "A remote's server half".
  {
    files: ['{mfe-*,shared-ui,remote-kit}/src/**/*.{ts,tsx}', 'shell/src/{frame,host}/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: { 'posy/pages-own-names': 'error' },
  },
  {
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: { 'posy/caught-publish': 'error', 'posy/undo-says-about': 'error' },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: { 'posy/undo-says-about': 'error' },
  },
  // What is two folders up has a name (`imports` in package.json), so that moving a file changes no import.
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['native-bridge/app/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./){2}', message: 'Import it by its name: `imports` in package.json.' }] },
      ],
    },
  },
  // What strangers send is read in time that grows with its length: one request must not hold the server for all. The rules see
  // what a pattern may begin with; that `<[^>]*>` reads on from every `<` they do not see.
  {
    files: ['backend/src/**/*.ts', 'firebase-local/src/**/*.ts', 'shared-contracts/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', 'backend/src/catalogue/generate/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // Every remote's package.json names its areas (`imports`, `posy.floor`): docs/architecture.md, "A remote's folders".
  { files: ['mfe-*/src/**/*.{ts,tsx}'], rules: { 'posy/areas': 'error' } },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
    rules: { 'posy/layers': 'error' },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', '**/testing/**'], rules: { 'posy/test-titles': 'error' } },
  { files: ['**/*.cjs', '**/*.test.ts', '**/*.test.tsx'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['tools/**', '**/bin/**', 'backend/src/main.ts', 'backend/src/log/**', 'native-bridge/app/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
