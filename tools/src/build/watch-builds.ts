import webpack, { type Configuration } from 'webpack';
import { say } from '../support/progress';

const forDevelopment = (configuration: Configuration): Configuration => ({
  ...configuration,
  mode: 'development',
  devtool: 'cheap-module-source-map',
});

/** Builds at each change, for development, and calls back after each build: with its faults where there are some. */
export const watchBuilds = (
  configurations: Configuration[],
  built: () => void,
  failed: (faults: string) => void = () => undefined,
): void => {
  webpack(configurations.map(forDevelopment))?.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error !== null && error !== undefined) return say(String(error));
    if (!stats?.hasErrors()) return built();
    const faults = stats.toString({ preset: 'errors-only' });
    say(faults);
    failed(faults);
  });
};
