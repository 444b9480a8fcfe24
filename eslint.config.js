import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';

export default defineConfig([
  globalIgnores(['dist/', 'crate/', 'target/', 'test-results/', 'playwright-report/']),
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,jsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      eqeqeq: 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['scripts/**', '*.config.js', 'www/test/**', 'www/e2e/**'], languageOptions: { globals: globals.node } },
  {
    files: ['www/**'],
    languageOptions: { globals: globals.browser },
    rules: {
      // What a link says is data, never HTML.
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Text is data, never HTML.' },
        {
          selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
          message: 'Text is data, never HTML.',
        },
      ],
    },
  },
  { files: ['www/**/worker.js'], languageOptions: { globals: globals.worker } },
]);
