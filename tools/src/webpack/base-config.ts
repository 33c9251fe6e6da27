import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { aliasesOfImports } from './own-imports';
import { parseMessagesRule } from './parse-messages';

/** What shell and remotes have in common: how TypeScript is compiled, where the output goes, how chunks are named. */
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
    // No later than the host gives up on a remote: a chunk that hangs shows the fallback at its limit of 5 s.
    chunkLoadTimeout: 5000,
    assetModuleFilename: '[name].[contenthash:10][ext]',
  },
  optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
});
