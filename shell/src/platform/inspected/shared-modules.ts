/** A module that members of the set share. */
export interface SharedModuleFacts {
  module: string;
  /** The version that runs, and whose it is; null until somebody asked for it. */
  chosen: { version: string; from: string } | null;
  /** Other versions that are offered and do not run. */
  others: string[];
  /** Ranges by the members that ask for it. */
  asked: { by: string; range: string }[];
}

/** The part of a Module Federation instance that is read here. */
export interface FederationInstance {
  name: string;
  options: { shared: Record<string, readonly { shareConfig?: { requiredVersion?: string | false } }[]> };
  shareScopeMap: Record<
    string,
    Record<string, Record<string, { version: string; from: string; loaded?: boolean; lib?: unknown }>> | undefined
  >;
}

/** Container names stand for remotes: `mfe_reviews` is `mfe-reviews`. */
const nameOf = (container: string): string => container.replace(/^posy_/, '').replaceAll('_', '-');

const scopeOf = ({ shareScopeMap }: FederationInstance) => shareScopeMap['default'] ?? {};

/** Modules shared between the instances: which version runs, which are offered, and who asks for which range. */
export const sharedModules = (instances: readonly FederationInstance[]): SharedModuleFacts[] => {
  const names = new Set(instances.flatMap((instance) => Object.keys(instance.options.shared)));
  return [...names].sort().map((module) => {
    const offers = instances.flatMap((instance) => Object.values(scopeOf(instance)[module] ?? {}));
    const running = offers.find((offer) => offer.loaded === true || offer.lib !== undefined);
    const versions = new Set(offers.map(({ version }) => version));
    if (running !== undefined) versions.delete(running.version);
    const asked = instances.flatMap(({ name, options }) =>
      (options.shared[module] ?? []).map(({ shareConfig }) => ({
        by: nameOf(name),
        range: String(shareConfig?.requiredVersion ?? '*'),
      })),
    );
    return {
      module,
      chosen: running === undefined ? null : { version: running.version, from: nameOf(running.from) },
      others: [...versions],
      asked,
    };
  });
};
