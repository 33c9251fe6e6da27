/** Stands in for the contracts' `development-hosts` in a live bundle, which names none. Source: S9-limits-07. */
export const developmentHosts: readonly string[] = [];
