const path = require('path');

// Node 20 is all the rules need; the app's own Babel preset would bring React Native along.
const plainBabel = {
  configFile: false,
  babelrc: false,
  presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
};

const shared = {
  rootDir: __dirname,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/node_modules/.cache/'],
};

const plain = {
  ...shared,
  testEnvironment: 'node',
  transform: { '\\.[jt]sx?$': ['babel-jest', plainBabel] },
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    // Saves write through AsyncStorage, which without its own mock needs a phone or a browser.
    '^@react-native-async-storage/async-storage$':
      '@react-native-async-storage/async-storage/jest/async-storage-mock',
  },
};

/** @type {import('jest').Config} */
module.exports = {
  testTimeout: 60_000,
  projects: [
    {
      ...plain,
      displayName: 'rules',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/browser/'],
    },
    {
      ...shared,
      displayName: 'components',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver',
      setupFiles: ['react-native-gesture-handler/jestSetup'],
      setupFilesAfterEnv: [path.join(__dirname, '__tests__/helpers/components.ts')],
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
    },
    {
      ...plain,
      displayName: 'browser',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/browser/start.mjs',
      globalTeardown: '<rootDir>/__tests__/browser/stop.mjs',
      setupFilesAfterEnv: ['<rootDir>/__tests__/browser/patience.ts'],
    },
  ],
};
