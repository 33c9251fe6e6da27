import webpack, { type Configuration } from 'webpack';
import { say } from '../support/progress';

/** Leaves out what makes a change wait: comments about each module, and source maps of the server half, which has none. */
export const forDevelopment = (configuration: Configuration): Configuration => ({
  ...configuration,
  mode: 'development',
  devtool: configuration.devtool === false ? false : 'cheap-module-source-map',
  output: { ...configuration.output, pathinfo: false },
});

/** Milliseconds in which several changed files are one change: an editor saves them at once. */
const togetherMs = 20;

/** Builds at each change, for development, and calls back after each build: with its faults where there are some. */
export const watchBuilds = (
  configurations: Configuration[],
  built: () => void,
  failed: (faults: string) => void = () => undefined,
): void => {
  webpack(configurations.map(forDevelopment))?.watch({ aggregateTimeout: togetherMs }, (error, stats) => {
    if (error !== null && error !== undefined) return say(String(error));
    if (!stats?.hasErrors()) return built();
    const faults = stats.toString({ preset: 'errors-only' });
    say(faults);
    failed(faults);
  });
};
