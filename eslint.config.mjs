import boundaries from 'eslint-plugin-boundaries'
import { importX } from 'eslint-plugin-import-x'
// @ts-expect-error -- the package has no types
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Each part of src/, innermost first, with the parts it may import. `client/features/*` is many parts: they may not import one another. */
export const parts = {
  contract: [],
  diagnosis: ['contract'],
  vision: ['diagnosis'],

  'server/domain': ['contract', 'diagnosis'],
  'server/security': ['contract', 'server/domain'],
  'server/persistence': ['server/domain'],
  'server/inference': ['contract', 'diagnosis', 'vision', 'server/domain'],
  'server/http': ['contract', 'server/domain'],
  'server/metrics': ['server/domain'],
  'server/mail': ['contract', 'server/domain'],
  'server/push': ['contract', 'server/domain'],
  'server/mpesa': ['server/domain'],
  'server/photos': ['server/domain'],
  server: [
    'contract',
    'diagnosis',
    'server/domain',
    'server/security',
    'server/persistence',
    'server/inference',
    'server/http',
    'server/metrics',
    'server/mail',
    'server/push',
    'server/mpesa',
    'server/photos',
  ],

  'client/i18n': ['contract', 'diagnosis'],
  'client/storage': ['contract'],
  'client/api': ['contract', 'client/storage'],
  'client/session': ['contract', 'client/storage', 'client/api'],
  'client/store': ['client/storage', 'client/api', 'client/session'],
  'client/ui': [
    'contract',
    'diagnosis',
    'client/i18n',
    'client/storage',
    'client/api',
    'client/session',
    'client/store',
  ],
  'client/features/*': [
    'contract',
    'diagnosis',
    'vision',
    'client/i18n',
    'client/storage',
    'client/api',
    'client/session',
    'client/store',
    'client/ui',
  ],
  'client/pages': [
    'contract',
    'diagnosis',
    'client/i18n',
    'client/api',
    'client/store',
    'client/ui',
    'client/features/*',
  ],
  serviceWorker: ['contract'],
  'client/app': [
    'contract',
    'diagnosis',
    'client/i18n',
    'client/storage',
    'client/api',
    'client/session',
    'client/store',
    'client/ui',
    'client/features/*',
    'client/pages',
  ],
}

/** Packages that only these parts may know. */
const owners = {
  'server/persistence': ['kysely', 'better-sqlite3', 'pg', 'rate-limiter-flexible'],
  'server/security': ['jose', '@node-rs/argon2', '@zxcvbn-ts/language-common'],
  'server/metrics': ['prom-client'],
  'server/mail': ['nodemailer'],
  'server/push': ['web-push'],
  'server/photos': ['aws4fetch'],
  'server/inference': ['onnxruntime-node', 'sharp', 'workerpool'],
}

const policies = [
  { allow: { to: { module: { origin: ['external', 'core'] } } } },
  {
    from: { element: { types: { anyOf: ['contract', 'diagnosis', 'vision', 'server/domain'] } } },
    disallow: { to: { module: { origin: ['external', 'core'] } } },
  },
  { from: { element: { type: 'contract' } }, allow: { to: { module: { source: 'yup' } } } },
  ...Object.entries(owners).map(([type, source]) => ({
    from: { element: { types: { noneOf: [type] } } },
    disallow: { to: { module: { source } } },
  })),
  ...Object.entries(parts).map(([type, anyOf]) => ({
    from: { element: { type } },
    allow: { to: { element: { types: { anyOf } } } },
  })),
  {
    from: { element: { types: { noneOf: ['diagnosis'] } } },
    disallow: { to: { element: { type: 'diagnosis', fileInternalPath: '!index.ts' } } },
  },
]

/**
 * @param {number} lines
 * @returns {import('eslint').Linter.RulesRecord}
 */
const sizes = (lines) => ({
  'max-lines': ['error', { max: lines }],
  'max-lines-per-function': ['error', { max: 40 }],
  'max-depth': ['error', 3],
})

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'dist',
      'builds',
      'data',
      'babel.config.js',
      'public',
      'coverage',
      'models',
      'src/vision/assembly',
      '.cache',
      '.venv',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}', 'jest.config.js'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }], // a handler is one line
      '@typescript-eslint/no-invalid-void-type': 'off', // RTK Query spells "no argument" as void
      '@typescript-eslint/require-await': 'off', // a Fastify plugin is async by contract
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': Object.keys(parts)
        .sort((a, b) => b.length - a.length)
        .map((type) => ({ type, pattern: `src/${type}`, ...(type.endsWith('*') && { capture: ['feature'] }) })),
    },
    rules: {
      ...sizes(250),
      'no-console': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies }],
      'boundaries/no-unknown-files': 'error',
      'import-x/no-default-export': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The entries read the environment, once.' },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      'no-restricted-properties': 'off', // webpack replaces process.env in the client
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mui/material',
              importNames: ['Button'],
              message: 'The one in client/ui keeps its text where the translation of a browser may replace it.',
            },
          ],
        },
      ],
    },
  },
  { files: ['src/client/ui/Button.tsx'], rules: { 'no-restricted-imports': 'off' } },
  { files: ['src/**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 80 }] } },
  {
    files: [
      'src/server/*.ts',
      'src/server/http/routes/*.ts',
      'src/server/persistence/*Repository.ts',
      'src/client/**/*{Api,api,Listeners}.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  }, // a plugin, a repository, a list of endpoints, a composition is one thought
  {
    files: [
      'src/server/{main,inferenceMain,stopOnSignal}.ts',
      'src/server/evaluation/evaluate.ts',
      'src/server/operator/cli/*.ts',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['src/client/**/*Slice.ts', 'src/server/app.ts'],
    rules: { 'max-lines': 'off' },
  }, // a slice has its selectors; the composition has all parts
  {
    files: ['src/client/**/*.{ts,tsx}', 'src/server/app.ts', '__tests__/client/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  }, // Redux Toolkit documents `({ dispatch, getState })`
  {
    files: ['src/diagnosis/catalogue/**/*.ts', 'src/diagnosis/words/**/*.ts', 'src/client/i18n/**/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  }, // data, and sentences by place
  {
    files: [
      'src/client/ui/theme/*.ts',
      'src/client/i18n/i18n.ts',
      'src/client/features/{landing,notes,shell,onDevice}/*Slice.ts',
    ],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  }, // declaration merging needs an interface
  {
    files: ['__tests__/**/*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-depth': ['error', 3],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off', // the body of an injected answer is any
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['__tests__/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } }, // Playwright reads a fixture's needs from it
  { files: ['scripts/**', 'perf/**'], rules: sizes(200) },
  {
    files: ['**/*.mjs', 'jest.config.js'],
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off', // JSON, and plugins without types
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
)
