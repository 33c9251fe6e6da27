import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { aliasesOfImports } from './messages/own-imports';
import { parseMessagesRule } from './messages/parse-messages';

const minimizerOptions = { compress: { passes: 2 }, mangle: true };

/** Common configuration of shell and remotes: compilation of TypeScript, output, names of chunks. */
export const baseConfig = (projectDir: string, mode: 'production' | 'development'): Configuration => ({
  mode,
  context: projectDir,
  devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
  target: ['web', 'es2022'],
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: aliasesOfImports(projectDir) },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: {
          // As an object, which webpack makes name no folder of whoever builds.
          parseMap: true,
          sourceMaps: true,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development: false } },
          },
        },
      },
      parseMessagesRule,
      { test: /\.(woff2|svg|webp)$/, type: 'asset/resource' },
      { test: /\.css$/, type: 'css' },
    ],
  },
  experiments: { css: true },
  output: {
    path: join(projectDir, 'dist'),
    clean: true,
    publicPath: 'auto',
    crossOriginLoading: 'anonymous',
    // A chunk that hangs shows the fallback, with a retry. Longer than the host waits for a remote's entry: parts of a screen
    // come beside much else, and on a slow phone one that is on its way is no failure.
    chunkLoadTimeout: 20_000,
    assetModuleFilename: '[name].[contenthash:10][ext]',
  },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    // The compiler that reads TypeScript makes scripts small too: in a tenth of the time that webpack's own takes.
    minimizeOptions: { javascript: false },
    minimizer: [new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify, minimizerOptions }), '...'],
  },
});
