const { join, resolve } = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { ourPackages } = require('./config/our-packages.js');

const root = resolve(__dirname, '../..');
const config = getDefaultConfig(__dirname);
const isLive = process.env.POSY_NATIVE_ENVIRONMENT === 'live';
const noDevelopmentHosts = join(__dirname, 'config/no-development-hosts.ts');

// The controller and the contract are read as sources from the repository; what they import comes from this app alone.
config.watchFolders = [join(root, 'native-bridge/controller/src'), join(root, 'shared-contracts/src')];
config.resolver.nodeModulesPaths = [join(__dirname, 'node_modules')];
config.resolver.resolveRequest = (context, name, platform) => {
  if (isLive && name === './development-hosts') return { type: 'sourceFile', filePath: noDevelopmentHosts };
  const file = ourPackages(name);
  if (file !== null) return { type: 'sourceFile', filePath: file };
  const fromHere = name === 'valibot' ? { ...context, originModulePath: join(__dirname, 'index.ts') } : context;
  return context.resolveRequest(fromHere, name, platform);
};

module.exports = config;
