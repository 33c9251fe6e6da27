const ours = {
  '^react$': '<rootDir>/node_modules/react',
  '^react/(.*)$': '<rootDir>/node_modules/react/$1',
  '^valibot$': '<rootDir>/node_modules/valibot/dist/index.cjs',
  '^@posy/native-controller$': '<rootDir>/../controller/src/index.ts',
  '^@posy/native-controller/testing$': '<rootDir>/../controller/src/testing/index.ts',
  '^@posy/shared-contracts/([a-z-]+)$': '<rootDir>/../../shared-contracts/src/$1/index.ts',
};

// One project for each system: what a screen does may differ.
const project = (platform) => ({
  preset: `jest-expo/${platform}`,
  displayName: platform,
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)', '<rootDir>/config/**/*.test.ts'],
  moduleNameMapper: ours,
  setupFiles: ['<rootDir>/config/jest-setup.js'],
});

module.exports = {
  // The first test of a file compiles what it renders, on a machine that may be busy.
  testTimeout: 30_000,
  projects: [project('android'), project('ios')],
};
